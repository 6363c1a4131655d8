/** The deal: cards leave the dealer's place one by one and go around the table; the own ones turn up, left to right. */
import { animate } from "../motion";

const APART = 30;
const FLIGHT = 220;
const LONGEST = 1000;
const TURNING = 40;
const TURN = 180;
/** How far before the dealer the pack lies, on the way to the middle. */
const BEFORE = 0.36;
const NS = "http://www.w3.org/2000/svg";

/** How far apart so many cards leave, so that all are there in time. */
export const apart = (cards: number): number => Math.min(APART, (LONGEST - FLIGHT) / Math.max(1, cards - 1));

/** In which order cards are dealt: one to each, around and around, as long as somebody gets another. */
export function around<Card>(hands: readonly (readonly Card[])[]): readonly Card[] {
  const most = Math.max(0, ...hands.map((hand) => hand.length));
  return Array.from({ length: most }, (_, round) => hands.flatMap((hand) => hand[round] ?? [])).flat();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middle(element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Deal what lies there now: `order` begins with the first to get a card. */
export function deal(felt: HTMLElement, dealer: number, order: readonly number[], own: number): void {
  const from = packOf(felt, dealer);
  if (!from) return;
  const mine = [...felt.querySelectorAll<HTMLElement>('[role="toolbar"] [data-card]')];
  const hands = order.map((seat) => (seat === own ? mine : [...felt.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] [data-fan] > :not(.number)`)]));
  const open = [...felt.querySelectorAll<HTMLElement>("[data-middle] [data-key]")];
  const cards = [...around(hands), ...open];
  const step = apart(cards.length);
  cards.forEach((card, number) => fly(card, from, number * step));
  const dealt = cards.length * step + FLIGHT;
  mine.forEach((card, number) => turn(card, dealt + number * TURNING));
  if (mine[0]) pack(felt, from, mine[0], dealt);
}

function packOf(felt: HTMLElement, dealer: number): Point | null {
  const [place, table] = [middle(felt.querySelector(`[data-plate="${dealer}"]`)), middle(felt.querySelector("[data-middle]"))];
  return place && table && { x: place.x + (table.x - place.x) * BEFORE, y: place.y + (table.y - place.y) * BEFORE };
}

function fly(card: HTMLElement, from: Point, delay: number): void {
  const to = middle(card);
  if (!to) return;
  // A card that is held turned moves along its own sides.
  const turned = ((parseFloat(getComputedStyle(card).rotate) || 0) * Math.PI) / 180;
  const [x, y] = [from.x - to.x, from.y - to.y];
  const away = `translate(${x * Math.cos(turned) + y * Math.sin(turned)}px, ${y * Math.cos(turned) - x * Math.sin(turned)}px)`;
  // What has not left the pack yet is part of it.
  animate(card, [{ transform: away, opacity: 0 }, { transform: away, opacity: 1, offset: 0.02 }, { transform: "none", opacity: 1 }], { duration: FLIGHT, delay, fill: "backwards" });
}

function back(): SVGElement {
  const drawn = document.createElementNS(NS, "svg");
  drawn.setAttribute("viewBox", "0 0 200 300");
  drawn.setAttribute("class", "dealt");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(document.createElementNS(NS, "use"));
  drawn.firstElementChild?.setAttribute("href", "#card-back");
  return drawn;
}

/** Until it turns up, a card shows its back. */
function turn(card: HTMLElement, delay: number): void {
  const cover = back();
  card.append(cover);
  const timing = { duration: TURN, delay, easing: "linear" };
  animate(cover, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], { ...timing, fill: "both" }, () => cover.remove());
  animate(card, [{ transform: "none" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "none" }], timing);
}

/** The pack that they leave, as long as there is something in it. */
function pack(felt: HTMLElement, from: Point, like: HTMLElement, long: number): void {
  const drawn = back();
  const corner = felt.getBoundingClientRect();
  const [width, height] = [like.offsetWidth, like.offsetHeight];
  drawn.classList.add("pack");
  Object.assign(drawn.style, { width: `${width}px`, left: `${from.x - corner.left - width / 2}px`, top: `${from.y - corner.top - height / 2}px` });
  felt.append(drawn);
  animate(drawn, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: long, easing: "linear", fill: "both" }, () => drawn.remove());
}
