/** How strong the bots are, by the arena; asked for on the page of leaderboards alone. */
import { request } from "../api/rest";
import type { BotRatings, RatedForm } from "../api/types";

export const formsOfBots = () => request<RatedForm[]>("GET", "/api/bots");
export const botsRated = (game: string, form: string) =>
  request<BotRatings>("GET", `/api/bots/${encodeURIComponent(game)}/${encodeURIComponent(form)}`);
