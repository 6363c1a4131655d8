/** What is asked of the server about reviews. */
import { request } from "../api/rest";
import type { ReviewShown, ReviewState } from "../api/types";
import type { Source } from "../replay/source";

export type ReviewLevel = ReviewState["level"];

const of = ({ review }: Source, level: ReviewLevel, what = ""): string => `${review}${what}?level=${level}`;

/** How far the review of a match is. */
export const reviewState = (source: Source, level: ReviewLevel) => request<ReviewState>("GET", of(source, level));
/** Have it judged, unless it was or is. */
export const askReview = (source: Source, level: ReviewLevel) => request<ReviewState>("POST", of(source, level));
export const cancelReview = (source: Source, level: ReviewLevel) => request<ReviewState>("DELETE", of(source, level));
/** What is judged so far. */
export const readReview = (source: Source, level: ReviewLevel) => request<ReviewShown>("GET", of(source, level, "/result"));
