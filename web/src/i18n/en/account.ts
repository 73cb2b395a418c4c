import type { account as pl } from '../pl/account.ts';
import { counter } from '../plural.ts';

const count = counter('en');

const hoursBefore = (hours: number) => count(hours, { one: 'hour', other: 'hours' });

export const account: typeof pl = {
  title: 'My account',
  welcome: (name: string) => (name ? `Hi, ${name}!` : 'Hi!'),
  cancelNote: (limit: string) => `You can cancel a booking up to ${limit} before it starts.`,
  cancelFreeNote: (limit: string) =>
    `Free of charge up to ${limit} before the start. Paid at the park? Call us.`,
  beforeMinutes: (minutes: number) =>
    minutes % 60 === 0 ? hoursBefore(minutes / 60) : count(minutes, { one: 'minute', other: 'minutes' }),
  hoursBefore,
  freeHours: hoursBefore,
  ownData: 'My data',
  passes: 'My passes',
  offer: {
    within: (time) => `yours for another ${time}`,
    over: 'the last seconds',
    take: 'See and take it',
    takeAt: (time, track) => `See and take it: ${time}, ${track}`,
  },
  closed: {
    title: (time, track) => `Will not take place: ${time}, ${track}`,
    isHeld: 'We hold another time for you.',
    chooseUntil: (time, reason) =>
      `The track is closed${reason === null ? '' : ` (${reason})`}. Choose what happens now by ${time}.`,
    choose: 'Choose what happens now',
    chooseAt: (time, track) => `Choose what happens now: ${time}, ${track}`,
    off: 'will not take place',
    heldFor: (time) => `Held for you instead of ${time}`,
  },
  mailRefused: 'Our e-mails do not reach you',
  mailRefusedText: 'The mail server refuses this address. Check it, and update it if needed:',
  proveTitle: 'Confirm your e-mail address',
  proveText: 'With a confirmed address you can book more rides at a time. We will send you a link.',
  proveSend: 'Send the link',
  proveSent: (email) => `A link is on its way to ${email}. Look in your spam, too.`,
  proveFailed: 'The link could not be sent',
  logout: 'Log out',
  deleteAccount: 'Delete account',
  deleteQuestion: 'Delete your account?',
  deleteWarning:
    'This cannot be undone. We will erase your data and cancel your upcoming unpaid bookings. Have you paid for any? Call us about a refund first.',
  deletePass: {
    rides: (name, left) =>
      `“${name}” still has ${count(left, { one: 'slot', other: 'slots' })}, which you cannot use without the account. Want a refund? Call us first.`,
    minutes: (name, left) =>
      `“${name}” still has ${count(left, { one: 'minute', other: 'minutes' })}, which you cannot use without the account. Want a refund? Call us first.`,
  },
  deleteMoney:
    'If you are paying online right now, that money comes back to you. Refunds on their way will arrive, too.',
  deleteConfirm: 'Delete account for good',
  deleteKeep: 'Keep account',
  next: { label: 'Your next slot', now: 'Your slot is on now', way: 'How to get here', more: 'Book another' },
  mySlots: 'My slots',
  show: 'Which bookings',
  upcoming: 'Upcoming',
  archived: 'Archived',
  paid: 'Paid',
  ended: 'Past',
  call: 'Call us:',
  accountDeleted: 'Your account has been deleted.',
  cancel: 'Cancel',
  payOnline: 'Pay online',
  payOnlineAt: (time: string, track: string) => `Pay online: ${time}, ${track}`,
  howToCancel: 'How to cancel',
  howToCancelAt: (time: string, track: string) => `How to cancel: ${time}, ${track}`,
  giveBack: 'Cancel and get a refund',
  giveBackAt: (time: string, track: string) => `Cancel and get a refund: ${time}, ${track}`,
  move: 'Move',
  moveAt: (time, track) => `Move booking: ${time}, ${track}`,
  cancelAt: (time: string, track: string) => `Cancel booking: ${time}, ${track}`,
  toCalendar: 'To calendar',
  toCalendarAt: (time: string, track: string) => `To calendar: ${time}, ${track}`,
  toCalendarFailed: 'We could not fetch the entry for your calendar.',
  cancelTooLateTitle: 'Too late to cancel',
  cancelTooLate: (limit: string) =>
    `You cannot cancel your reservation less than ${limit} before the start time. We would appreciate a phone call.`,
  cancelled: 'Reservation canceled.',
  cancelFailed: 'Failed to cancel reservation.',
  noUpcoming: 'You have no upcoming bookings.',
  noUpcomingHint: 'Choose a day and a track, and the water is yours.',
  noArchived: 'You have no past bookings yet.',
  toPlanner: 'Book a slot',
  loadFailed: 'Your bookings could not be loaded.',
};
