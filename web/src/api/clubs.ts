/** Requests about clubs. */
import { request } from "./rest";
import type { ClubBoard, ClubShort, ClubShown, OwnClubs, RulesWanted } from "./types";

const of = (club: string): string => `/api/clubs/${encodeURIComponent(club)}`;
const one = (club: string, part: string, id: string): string => `${of(club)}/${part}/${encodeURIComponent(id)}`;

export const ownClubs = () => request<OwnClubs>("GET", "/api/clubs");
export const foundClub = (name: string) => request<ClubShort>("POST", "/api/clubs", { name });
/** To be let in, by the name of a club; and to be asked no more. */
export const askClub = (name: string) => request<void>("POST", "/api/clubs/asks", { name });
export const askNoMore = (id: string) => request<void>("DELETE", `/api/clubs/asks/${encodeURIComponent(id)}`);
export const acceptClub = (invitation: string) => request<ClubShort>("POST", `/api/clubs/invitations/${encodeURIComponent(invitation)}`);
export const linkedClub = (link: string) => request<ClubShort>("GET", `/api/clubs/links/${encodeURIComponent(link)}`);
export const joinClub = (link: string) => request<ClubShort>("POST", `/api/clubs/links/${encodeURIComponent(link)}`);
/** For members. */
export const club = (id: string) => request<ClubShown>("GET", of(id));
export const clubBoard = (id: string, game = "", form = "", season = 0) =>
  request<ClubBoard>("GET", game ? `${of(id)}/board?${new URLSearchParams({ game, form, season: String(season) }).toString()}` : `${of(id)}/board`);
export const reportClub = (id: string) => request<void>("POST", `${of(id)}/reports`, { reason: "name" });
/** For keepers; one leaves oneself by sending oneself away. */
export const inviteToClub = (id: string, name: string) => request<void>("POST", `${of(id)}/invitations`, { name });
export const withdrawInvitation = (id: string, invitation: string) => request<void>("DELETE", one(id, "invitations", invitation));
export const letIn = (id: string, member: string) => request<void>("POST", one(id, "members", member));
export const sendAway = (id: string, member: string) => request<void>("DELETE", one(id, "members", member));
export const setClubLink = (id: string, there: boolean) => request<void>("PUT", `${of(id)}/link`, { there });
export const keepRules = (id: string, wanted: RulesWanted) => request<void>("POST", `${of(id)}/rules`, wanted);
export const dropRules = (id: string, rules: string) => request<void>("DELETE", one(id, "rules", rules));
/** For whoever runs it. */
export const giveRole = (id: string, member: string, role: "head" | "keeper" | "member") => request<void>("PUT", one(id, "members", member), { role });
export const renameClub = (id: string, name: string) => request<void>("PUT", `${of(id)}/name`, { name });
export const deleteClub = (id: string) => request<void>("DELETE", of(id));
/** For moderators. */
export const moderateClubName = (id: string, to: string, reason: string) =>
  request<void>("POST", `/api/moderation/clubs/${encodeURIComponent(id)}/name`, { to, reason });
