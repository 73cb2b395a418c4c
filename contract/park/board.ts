import type { Call } from '../call.ts';
import { boardKeyBody, boardLink, boardNames } from './board.schema.ts';

/** The screen on the dock. */

export const readBoardLinkCall = {
  method: 'GET',
  path: '/park/board-link',
  answer: boardLink,
} as const satisfies Call;

/** Creates the link, or replaces it and makes the old one invalid. */
export const renewBoardLinkCall = {
  method: 'POST',
  path: '/park/board-link',
  answer: boardLink,
} as const satisfies Call;

/** With the key of that link: the names of current and next riders. */
export const readBoardNamesCall = {
  method: 'POST',
  path: '/park/board-names',
  body: boardKeyBody,
  answer: boardNames,
} as const satisfies Call;
