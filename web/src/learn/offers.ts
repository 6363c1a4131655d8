/** After a match: which lesson fits what was refused or happened in it. */
import type { GameEvent } from "../api/messages";
import type { LessonOffers } from "../api/types";

/** The seats that an event names. */
function seatsOf({ params = {} }: GameEvent): readonly number[] {
  return [params["seat"] ?? params["seats"] ?? []].flat().map(Number);
}

/** The lessons that fit, the best first: what was refused, then what happened first. */
export function fitting(offers: LessonOffers, refused: ReadonlySet<string>, events: readonly GameEvent[], viewer: number): readonly string[] {
  const { refused: wrong = {}, others = {}, own = {} } = offers;
  const met = [...refused].flatMap((code) => wrong[code] ?? []);
  const happened = events.flatMap((event) => {
    const seats = seatsOf(event);
    return seats.length ? ((seats.includes(viewer) ? own : others)[event.key] ?? []) : [];
  });
  return [...new Set([...met, ...happened])];
}
