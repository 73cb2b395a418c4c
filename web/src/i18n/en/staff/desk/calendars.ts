import type { calendars as pl } from '../../../pl/staff/desk/calendars.ts';

/** The tracks' calendars, for the staff's own programs. */
export const calendars: typeof pl = {
  title: 'Bookings in the staff’s calendar',
  note: 'Add a track to the calendar of your phone or computer. It shows who rides: first name and initial. Whoever knows the link can read it, so do not publish it. When somebody leaves the staff, the links change and are added anew. Calendars refresh by themselves, some every few hours.',
  make: 'Make a link',
  open: 'Open in a calendar',
  link: 'Link to the calendar',
  copy: 'Copy the link',
  copied: 'Link copied.',
  renew: 'New link',
  renewQuestion: 'Change the link to the calendar?',
  renewText: 'The present one stops working at once. Whoever uses it has to add the calendar again.',
  keep: 'Keep it',
  loadFailed: 'We could not load the links to the calendars.',
  failed: 'We could not change the link',
};
