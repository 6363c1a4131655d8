/** After a match: which lesson fits what was refused or happened in it. */
import type { GameEvent } from "../api/messages";
import type { LessonOffers } from "../api/types";

/** The seats that an event names. */
function seatsOf({ params = {} }: GameEvent): readonly number[] {
  return [params["seat"] ?? params["seats"] ?? []].flat().map(Number);
}

/** The lessons that fit, the best first: what was refused, then what happened first. What a partner does is nobody's loss. */
export function fitting(offers: LessonOffers, refused: ReadonlySet<string>, events: readonly GameEvent[], viewer: number, side: readonly number[] = []): readonly string[] {
  const { refused: wrong = {}, others = {}, own = {} } = offers;
  const met = [...refused].flatMap((code) => wrong[code] ?? []);
  const happened = events.flatMap((event) => {
    const seats = seatsOf(event);
    if (seats.includes(viewer)) return own[event.key] ?? [];
    return seats.every((seat) => side.includes(seat)) ? [] : (others[event.key] ?? []);
  });
  return [...new Set([...met, ...happened])];
}
