/** The screen on the dock. */

/** GET and PATCH: whether the rider's name may appear on the park's own screen. The answer has the schema of the reminders (own-account.ts). */
export const boardNameCall = '/users/me/board-name';

/** GET and POST: the secret link of the park's own screen; POST creates it, or replaces it and makes the old one invalid. */
export const boardLinkCall = '/park/board-link';

/** POST with the key of that link: the names of current and next riders. */
export const boardNamesCall = '/park/board-names';

/** `url` is null before the first link. */
export interface BoardLink {
  url: string | null;
}

/** A slot's rider, by the name that they allow on the board. */
export interface BoardName {
  slot: number;
  name: string;
}
