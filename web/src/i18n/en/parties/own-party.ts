import type { ownParty as pl } from '../../pl/parties/own-party.ts';
import { counter } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('en');
const slots = (number: number) => count(number, { one: 'slot', other: 'slots' });

const texts: typeof pl = {
  slots,
  place: ({ number, of }) => `${number}/${of}`,
  paidOf: (paidSlots, of) => `${paidSlots} of ${of} paid`,
  payOnline: (number, sum) => `Pay online: ${slots(number)}, ${sum}`,
  cancel: 'Cancel…',
  cancelAt: (time, tracks) => `Cancel bookings: ${time}, ${tracks}`,
  cancelQuestion: 'Which bookings do you want to cancel?',
  cancelChosen: 'Cancel the ticked ones',
  noneChosen: 'Tick at least one slot to cancel.',
  cancelled: (number) => `${count(number, { one: 'booking', other: 'bookings' })} cancelled.`,
};

export const ownParty = nonBreaking(texts);
