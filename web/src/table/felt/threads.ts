/** The way of a thread between two partners: round the middle of the table, below all cards. */
import type { Place } from "../../games/around";
import { sideOf } from "../../games/around";

/** A plate, measured from the corner of the felt. */
export interface Plate {
  readonly place: Place;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Felt {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
}

type Point = readonly [number, number];
const path = (start: Point, one: Point, other: Point, end: Point): string =>
  `M${start.join(" ")}C${[one, other, end].map((point) => point.map(Math.round).join(" ")).join(" ")}`;

const middle = (plate: Plate): Point => [plate.left + plate.width / 2, plate.top + plate.height / 2];

/** The drawing of a path from plate to plate. */
export function way(one: Plate, other: Plate, felt: Felt): string {
  const by = (side: string): Plate | undefined => [one, other].find((each) => sideOf(each.place) === side);
  const own = by("bottom");
  const partner = own === one ? other : one;
  if (felt.upright) return alongTheRim(own ? partner : one, own ?? other, felt);
  if (own) return toOwn(partner, own, felt);
  const [left, top, right] = [by("left"), by("top"), by("right")];
  if (left && right) return across(left, right, felt);
  const beside = left ?? right ?? other;
  return top ? corner(top, beside, felt) : across(one, other, felt);
}

/** From a seat down, or across, to the viewer's own. */
function toOwn(partner: Plate, own: Plate, felt: Felt): string {
  const side = sideOf(partner.place);
  const end: Point = [own.left + own.width * 0.8, own.top];
  if (side === "left") {
    const x = partner.left + partner.width * 0.93;
    const [top, bottom] = [partner.top + partner.height, own.top];
    return path([x, top], [x + 4, top + (bottom - top) * 0.4], [end[0], top + (bottom - top) * 0.7], end);
  }
  if (side === "right") {
    const [, y] = middle(partner);
    return path([partner.left, y], [felt.width * 0.62, y + felt.height * 0.1], [end[0] + felt.width * 0.2, end[1] - felt.height * 0.1], end);
  }
  const start: Point = [partner.left + 30, partner.top + partner.height];
  return path(start, [start[0] - felt.width * 0.1, felt.height * 0.4], [end[0] + felt.width * 0.1, felt.height * 0.55], end);
}

function across(left: Plate, right: Plate, felt: Felt): string {
  const [from, to] = left.left < right.left ? [left, right] : [right, left];
  const sag = felt.height * 0.06;
  const [start, end]: [Point, Point] = [[from.left + from.width, middle(from)[1]], [to.left, middle(to)[1]]];
  return path(start, [felt.width * 0.4, start[1] + sag], [felt.width * 0.6, end[1] + sag], end);
}

/** From the far side round the corner. */
function corner(top: Plate, beside: Plate, felt: Felt): string {
  const right = sideOf(beside.place) === "right";
  const start: Point = [right ? top.left + top.width : top.left, middle(top)[1] + 8];
  const end: Point = [beside.left + beside.width * (right ? 0.2 : 0.8), beside.top];
  return path(start, [start[0] + (end[0] - start[0]) * 0.6, start[1]], [end[0], start[1] + felt.height * 0.04], end);
}

/** On a phone there is no room in the middle. */
function alongTheRim(one: Plate, other: Plate, felt: Felt): string {
  const [first, second] = [middle(one), middle(other)];
  if (sideOf(other.place) !== "bottom") {
    const bow = Math.max(40, Math.abs(second[0] - first[0]) * 0.3);
    return path([first[0], one.top], [first[0], one.top - bow * 0.2], [second[0], other.top - bow * 0.2], [second[0], other.top]);
  }
  const x = sideOf(one.place) === "right" || (sideOf(one.place) === "top" && first[0] > felt.width / 2) ? felt.width - 4 : 4;
  return `M${Math.round(first[0])} ${Math.round(first[1])}H${x}V${Math.round(second[1])}H${Math.round(second[0])}`;
}
