/** Where on the felt a moment is staged. */
import { heapOf } from "../motion";
import type { Staged } from "./moment";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Everything measured from the corner of the felt. */
export interface Places {
  readonly middle: (Point & { readonly width: number; readonly height: number }) | null;
  readonly light: (Point & { readonly size: number }) | null;
  readonly areas: readonly Box[];
  readonly plates: readonly Box[];
  readonly above: readonly (Point & { readonly text: string })[];
  /** Where a gain is shown. */
  readonly gained: Point | null;
  /** The line that asks: its middle, its size, how wide a ribbon over it may be, and whether only a title fits. */
  readonly ask: (Point & { readonly width: number; readonly height: number; readonly room: number; readonly alone: boolean }) | null;
}

const TAILS = 34;
const EDGE = 5;
/** A ribbon with two lines needs so much, measured in the height of its text. */
const TWO_LINES = 2.7;
/** A line that is nearly as wide as the felt has nobody's plate beside it. */
const WHOLE = 0.8;

export function placesOf(felt: HTMLElement, { event, moment, past }: Staged): Places {
  const corner = felt.getBoundingClientRect();
  const boxOf = (element: Element | null | undefined): Box | null => {
    const box = element?.getBoundingClientRect();
    return box?.width ? { left: box.left - corner.left, top: box.top - corner.top, width: box.width, height: box.height } : null;
  };
  const find = (selector: string): Box | null => boxOf(felt.querySelector(selector));
  const centre = (box: Box): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

  const mid = find("[data-middle]");
  const lit = moment.lit;
  const wider = (box: Box): Box => ({ left: box.left - EDGE, top: box.top - EDGE, width: box.width + 2 * EDGE, height: box.height + 2 * EDGE });
  const named = typeof lit === "object" && "areas" in lit ? lit.areas(event, past) : [];
  const seats = typeof lit === "object" && "plates" in lit ? lit.plates(event, past) : [];
  const gain = moment.gain?.(event, past);
  const heap = gain ? heapOf(felt, gain.seat) : null;
  return {
    middle: mid && { ...centre(mid), width: mid.width, height: mid.height },
    light: mid && lit === "middle" ? { ...centre(mid), size: Math.min(mid.width, mid.height * 1.45) } : null,
    areas: named.flatMap((name) => find(`[data-middle] :is([data-area="${name}"], [data-box="${name}"])`) ?? []).map(wider),
    plates: seats.flatMap((seat) => find(`[data-plate="${seat}"]`) ?? []),
    // A card may still be on its way there: what it lies in is not.
    above: Object.entries(moment.above?.(event, past) ?? {}).flatMap(([card, text]) => {
      const box = boxOf(felt.querySelector(`[data-middle] [data-card="${card}"]`)?.parentElement);
      return box ? [{ x: box.left + box.width / 2, y: box.top + 2, text }] : [];
    }),
    gained: heap && inside({ x: heap.left - corner.left + heap.width / 2, y: heap.top - corner.top }, corner),
    ask: askOf(felt, boxOf),
  };
}

/** What stands at the edge of the felt stands wholly on it. */
function inside({ x, y }: Point, { width, height }: DOMRect): Point {
  const far = 26;
  return { x: Math.min(width - far, Math.max(far, x)), y: Math.min(height - far, Math.max(far, y)) };
}

/** Over the line that asks, and not over what stands beside it. */
function askOf(felt: HTMLElement, boxOf: (element: Element | null | undefined) => Box | null): Places["ask"] {
  const talk = felt.querySelector<HTMLElement>(".talk");
  const [whole, asked] = [boxOf(talk), boxOf(talk?.querySelector(".asked"))];
  if (!talk || !whole || !asked) return null;
  const x = asked.left + asked.width / 2;
  const beside = [...talk.querySelectorAll(".news, button")].flatMap((element) => {
    const box = element.closest(".asked") ? null : boxOf(element);
    return box && box.top < asked.top + asked.height && box.top + box.height > asked.top ? [box] : [];
  });
  const y = asked.top + asked.height / 2;
  // Where the news stand above it, there is room for a title, along the whole line.
  if (!beside.some((box) => box.left < x)) {
    const end = Math.min(whole.left + whole.width, ...beside.map((box) => box.left));
    const tails = whole.width < felt.clientWidth * WHOLE ? TAILS : 0;
    const width = Math.max(asked.width, end - whole.left) - tails;
    return { x: whole.left + (width + tails) / 2, y, width, height: asked.height, room: width, alone: true };
  }
  const free = beside.map((box) => (box.left > x ? box.left - x : x - box.left - box.width));
  const room = Math.max(asked.width, 2 * Math.min(...free) - TAILS);
  const size = parseFloat(getComputedStyle(talk).getPropertyValue("--ask-text")) || 17;
  return { x, y, width: asked.width, height: Math.max(asked.height, Math.min(whole.height, size * TWO_LINES)), room, alone: false };
}
