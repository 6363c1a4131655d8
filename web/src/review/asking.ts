/** What is asked of the server about reviews. */
import { request } from "../api/rest";
import type { ReviewShown, ReviewState } from "../api/types";

export type ReviewLevel = ReviewState["level"];

const of = (table: string, match: number, level: ReviewLevel, what = ""): string =>
  `/api/tables/${encodeURIComponent(table)}/reviews/${match}${what}?level=${level}`;

/** How far the review of a match is. */
export const reviewState = (table: string, match: number, level: ReviewLevel) => request<ReviewState>("GET", of(table, match, level));
/** Have it judged, unless it was or is. */
export const askReview = (table: string, match: number, level: ReviewLevel) => request<ReviewState>("POST", of(table, match, level));
export const cancelReview = (table: string, match: number, level: ReviewLevel) => request<ReviewState>("DELETE", of(table, match, level));
/** What is judged so far. */
export const readReview = (table: string, match: number, level: ReviewLevel) => request<ReviewShown>("GET", of(table, match, level, "/result"));
