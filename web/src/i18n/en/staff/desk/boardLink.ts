import type { boardLink as pl } from '../../../pl/staff/desk/boardLink.ts';

/** The board with names, for the park's own screen. */
export const boardLink: typeof pl = {
  title: 'Board with names',
  note: 'A screen on the dock that shows who rides and who is next: first name and initial of those who agreed to it in their account. Open the link on the park’s television. Whoever knows it sees the names, so do not publish it. The board without names is at /board.',
  make: 'Make a link',
  open: 'Open the board',
  link: 'Link to the board with names',
  copy: 'Copy the link',
  copied: 'Link copied.',
  renew: 'New link',
  renewQuestion: 'Change the link to the board?',
  renewText:
    'A screen with the present link stops showing names at once. The new one has to be opened on it.',
  keep: 'Keep it',
  loadFailed: 'We could not load the link to the board.',
  failed: 'We could not change the link',
};
