/** How the games are laid on the felt of the first page, however many there are. */

export interface Laid {
  readonly columns: number;
  readonly rows: number;
  /** Whether the words of a game stand beside its cards, not below them. */
  readonly beside: boolean;
}

/** In CSS pixels: what a game needs with its words below the cards, and with its words beside them. */
const BELOW = 228;
const BESIDE = 320;
/** From this width on there is room for columns, and from this height on for two rows of them. */
const WIDE = 960;
const HIGH = 720;
const TWO = 540;

/** As few rows as fit, and no row that is left nearly empty. */
export function laid(games: number, width: number, height: number): Laid {
  const beside = width < WIDE && (width < TWO || height < HIGH);
  const most = Math.max(1, Math.floor(width / (beside ? BESIDE : Math.max(BELOW, width < WIDE ? TWO / 2 : 0))));
  const rows = Math.max(1, Math.ceil(games / most));
  return { columns: Math.max(1, Math.ceil(games / rows)), rows, beside };
}
