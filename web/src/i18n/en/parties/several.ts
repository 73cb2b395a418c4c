import type { several as pl } from '../../pl/parties/several.ts';
import { counter } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('en');
const slots = (number: number) => count(number, { one: 'slot', other: 'slots' });
const bookings = (number: number) => count(number, { one: 'booking', other: 'bookings' });

const texts: typeof pl = {
  more: 'Choose more',
  group: 'Group from this slot',
  question: (number) => `Book ${slots(number)}?`,
  chosen: 'Chosen slots',
  sum: (number, price) => `${slots(number)} · ${price}`,
  hint: 'Tap more available slots.',
  between: (number) => `Add ${number} in between`,
  book: 'Book',
  clear: 'Clear',
  full: (most) => `You can book at most ${slots(most)} at once.`,
  gone: (times) => `Just taken: ${times}.`,
  unavailable: (times) => `No longer available: ${times}. You can book the others.`,
  limits: {
    inAll: (limit) =>
      `You can have at most ${bookings(limit)} ahead of you, including those you have already. Choose fewer slots and try again.`,
    onDay: (limit) =>
      `You can have at most ${bookings(limit)} on one day, including those you have already. Choose fewer slots and try again.`,
  },
};

export const several = nonBreaking(texts);
