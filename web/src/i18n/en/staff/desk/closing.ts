import type { closing as pl } from '../../../pl/staff/desk/closing.ts';
import { counter } from '../../../plural.ts';

const count = counter('en');

export const closing: typeof pl = {
  title: 'Closing the day',
  lead: 'In the evening count the cash in the till and close the day. Its sums do not change any more, and what comes later counts on the next day.',
  todayClosed: (next) => `Today is closed already. What still comes or leaves counts on ${next}.`,
  none: 'No day of this period is closed.',
  loadFailed: 'The closed days could not be loaded.',
  earlier: (n) => `Show ${count(n, { one: 'earlier close', other: 'earlier closes' })}`,
  days: (from, to) => `${from} – ${to}`,
  sums: (total, parts) => `${total} in total: ${parts}`,
  wasCounted: (counted) => `Cash counted: ${counted}.`,
  closed: (when, who) => `Closed ${when}, ${who}`,
  someone: 'deleted account',
  right: 'The cash is right',
  missing: (amount) => `${amount} missing in the till`,
  tooMuch: (amount) => `${amount} too much in the till`,
  open: 'Close the day',
  day: 'Day',
  dayFault: (from, to) =>
    from === null ? `Choose a day up to ${to}.` : `Choose a day from ${from} to ${to}.`,
  since: (from, to) => `The days from ${from} to ${to} count together, as nobody has closed them before.`,
  inTakings: 'In the takings',
  sumsFailed: 'The sums of this day could not be loaded.',
  counted: 'Cash counted in the till (zł)',
  countedHint: 'Without the float that you start the day with.',
  countedHintBelow: 'More left the till than came: type the sum with a minus.',
  countedFault: 'Type a sum, such as 120.50.',
  note: 'Why does it differ?',
  noteHint: 'It stays with the closed day.',
  noteFault: (n) => `Write at least ${n} characters.`,
  finalToday: (next) => `A close cannot be undone. What still comes or leaves today counts on ${next}.`,
  finalPast:
    'A close cannot be undone. A mistake is taken off the takings of the day on which you put it right.',
  firstClose: 'This is the first close: the days before it are closed with it, without counting the cash.',
  confirm: (day) => `Close ${day}`,
  done: (day) => `The day ${day} is closed.`,
  failed: 'The day could not be closed.',
};
