/** The way of a thread between two partners: round the middle of the table, never across what lies there. */
import type { Place } from "../../games/around";
import { sideOf } from "../../games/around";

/** Measured from the corner of the felt. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Plate extends Box {
  readonly place: Place;
  /** Where everything ends that lies below the plate. */
  readonly foot: number;
}
export interface Felt {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  /** Where cards lie between people. */
  readonly middle: Box;
}

type Point = readonly [number, number];

/** How far from the middle the thread goes round it. */
const AWAY = 3;
/** So low a felt has its news right below the middle. */
const LOW = 520;
/** How far the threads of both sides keep apart where they go the same way. */
const LANE = 9;
/** How wide it turns. */
const TURN = 80;
/** Where it leaves a plate, as a part of its width from the edge of the table: beside the heap below the plate. */
const INNER = 0.93;
const FROM_END = 26;

/** The drawing of a path from plate to plate. */
export function way(one: Plate, other: Plate, felt: Felt): string {
  const own = [one, other].find((each) => each.place === "bottom");
  const partner = own === one ? other : one;
  if (felt.upright) return alongTheRim(own ? partner : one, own ?? other, felt);
  const top = [one, other].find((each) => each.place === "top");
  if (own) return drawn(fromOwn(own, partner, felt));
  if (top) return drawn(fromTop(top, top === one ? other : one, felt));
  return drawn(betweenSides(one, other, felt));
}

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;
const level = (box: Box): number => box.top + box.height / 2;
const isRight = (plate: Plate): boolean => sideOf(plate.place) === "right";
const inner = (plate: Plate): number => plate.left + plate.width * (isRight(plate) ? 1 - INNER : INNER);
/** Behind another on the same side, as seen from above or from below. */
const isFar = (plate: Plate): boolean => plate.place.endsWith("far");
const isNear = (plate: Plate): boolean => plate.place.endsWith("near");

interface Ring {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const ring = ({ middle, height }: Felt): Ring => ({
  left: middle.left - AWAY,
  right: right(middle) + AWAY,
  top: middle.top - AWAY,
  bottom: bottom(middle) + (height > LOW ? AWAY : 0),
});

/** Up the side that a plate is on, past another one, and to its inner edge. */
const past = (plate: Plate, around: Ring): readonly Point[] => {
  const x = isRight(plate) ? around.right : around.left;
  return [[x, level(plate)], [isRight(plate) ? plate.left : right(plate), level(plate)]];
};

function fromOwn(own: Plate, partner: Plate, felt: Felt): readonly Point[] {
  const around = ring(felt);
  const start: Point = [inner(own), own.top];
  if (partner.place === "top") {
    const x = partner.left + FROM_END;
    return [start, [around.left, own.top - TURN], [around.left, around.top], [x, around.top], [x, bottom(partner)]];
  }
  if (isRight(partner)) {
    const below: readonly Point[] = [start, [start[0], around.bottom]];
    if (isFar(partner)) return [...below, [around.right, around.bottom], ...past(partner, around)];
    return [...below, [inner(partner), around.bottom], [inner(partner), bottom(partner)]];
  }
  if (isFar(partner)) return [start, [around.left, own.top - TURN], ...past(partner, around)];
  return [start, [inner(partner), bottom(partner)]];
}

function fromTop(top: Plate, beside: Plate, felt: Felt): readonly Point[] {
  const around = ring(felt);
  const x = isRight(beside) ? right(top) - FROM_END : top.left + FROM_END;
  const start: readonly Point[] = [[x, bottom(top)], [x, around.top]];
  if (isNear(beside)) return [...start, [isRight(beside) ? around.right : around.left, around.top], ...past(beside, around)];
  return [...start, [inner(beside), around.top], [inner(beside), beside.top]];
}

function betweenSides(one: Plate, other: Plate, felt: Felt): readonly Point[] {
  const [upper, lower] = one.top <= other.top ? [one, other] : [other, one];
  if (isRight(one) === isRight(other)) return [[inner(upper), bottom(upper)], [inner(lower), lower.top]];
  const around = ring(felt);
  const y = around.top - LANE;
  const way = (plate: Plate): readonly Point[] => {
    if (isNear(plate)) return [...past(plate, around)].reverse().concat([[isRight(plate) ? around.right : around.left, y]]);
    return [[inner(plate), plate.top], [inner(plate), y]];
  };
  return [...way(upper), ...[...way(lower)].reverse()];
}

/** Straight from point to point, with round corners. */
function drawn(points: readonly Point[]): string {
  const between = ([fromX, fromY]: Point, [toX, toY]: Point, by: number): Point => {
    const long = Math.hypot(toX - fromX, toY - fromY) || 1;
    const part = Math.min(0.5, by / long);
    return [Math.round(fromX + (toX - fromX) * part), Math.round(fromY + (toY - fromY) * part)];
  };
  const written = (point: Point): string => point.map(Math.round).join(" ");
  const [first = [0, 0], ...rest] = points;
  const corners = rest.slice(0, -1).map((corner, at) => {
    const [before, after] = [points[at] ?? corner, rest[at + 1] ?? corner];
    return `L${written(between(corner, before, TURN))}Q${written(corner)} ${written(between(corner, after, TURN))}`;
  });
  return `M${written(first)}${corners.join("")}L${written(rest.at(-1) ?? first)}`;
}

/** Where it leaves a plate on a phone, as a part of its width: between the cards in hand and those won. */
const BETWEEN = 0.6;
const RIM = 4;

/** On a phone there is no room in the middle: below what lies with the others, and along the rim. */
function alongTheRim(one: Plate, other: Plate, felt: Felt): string {
  const from = (plate: Plate): number => plate.left + plate.width * BETWEEN;
  if (other.place !== "bottom") {
    const y = Math.max(one.foot, other.foot) - LANE / 2;
    return drawn([[from(one), bottom(one)], [from(one), y], [from(other), y], [from(other), bottom(other)]]);
  }
  const x = isRight(one) ? felt.width - RIM : RIM;
  const along: readonly Point[] = [[x, level(other)], [other.left + other.width / 2, level(other)]];
  if (one.place === "top") return drawn([[from(one), bottom(one)], [from(one), one.foot + LANE / 2], [x, one.foot + LANE / 2], ...along]);
  return drawn([[one.left + one.width / 2, level(one)], [x, level(one)], ...along]);
}
