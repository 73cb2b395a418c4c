/** The screen on the dock. */

/** GET and PATCH: whether one's name may stand on the park's own screen. The answer is that of the reminders (own-account.ts). */
export const boardNameCall = '/users/me/board-name';

/** GET and POST: the secret link of the park's own screen; POST makes it, or another by which the old one is good no more. */
export const boardLinkCall = '/park/board-link';

/** POST with the key of that link: the names of who rides and of who is next. */
export const boardNamesCall = '/park/board-names';

/** `url` is null where none has been made. */
export interface BoardLink {
  url: string | null;
}

/** The one who holds a slot, as they let the board name them. */
export interface BoardName {
  slot: number;
  name: string;
}
