import type { mailedMerge as pl } from '../../pl/merges/mailed-merge.ts';
import { counter } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('en');

const texts: typeof pl = {
  title: 'Add bookings to your account',
  lead: 'You have an account with us, and some bookings stand under a guest’s name. We can add them to your account.',
  loadFailed: 'The question could not be loaded',
  broken: 'This link does not work. Open it again from the e-mail, or call us.',
  guest: 'Guest',
  noName: 'no name',
  joined: 'We would add',
  rides: (number) => count(number, { one: 'booking', other: 'bookings' }),
  passes: (number) => count(number, { one: 'pass', other: 'passes' }),
  paid: 'Paid',
  notYou: 'Is it not you? Close this page, and nothing changes.',
  submit: 'Yes, add them to my account',
  failed: 'The bookings could not be added',
  done: 'Done. The bookings and passes are in your account.',
  toSlots: 'My account',
  undone: 'Our staff have withdrawn this question. Nothing was added.',
  lapsed: 'This question is out of date. Call us, and we send a new one.',
};

export const mailedMerge = nonBreaking(texts);
