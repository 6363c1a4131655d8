/** Primo in the browser. */
export const parts = {};
