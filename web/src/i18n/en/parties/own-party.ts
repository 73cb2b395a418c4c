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
  payOnPass: (number) => `Pay with the pass: ${slots(number)}`,
  payOnPassAt: (number, time, tracks) => `Pay with the pass: ${slots(number)}, ${time}, ${tracks}`,
  onPass: (number, times) => `${slots(number)}: ${times}`,
  notOnPass: (times, why) => `Not ${times} (${why}). You pay for that in another way.`,
  leftBecause: {
    PASS_EMPTY: 'too little left on the pass',
    PASS_EXPIRED: 'the pass is no longer valid then',
    PASS_NOT_VALID_HERE: 'the pass is not for this track or length',
    PASS_DAY_USED: 'the pass has a limit for the day',
  },
  paidSome: (times) => `Paid with the pass. Still to pay: ${times}.`,
  cancel: 'Cancel…',
  cancelAt: (time, tracks) => `Cancel bookings: ${time}, ${tracks}`,
  cancelQuestion: 'Which bookings do you want to cancel?',
  cancelChosen: 'Cancel the ticked ones',
  back: {
    ride: 'goes back to the pass',
    money: (sum) => `${sum} back the way it came`,
    before: 'the money has gone back already',
    unsure: 'the staff will check how much goes back',
    nothing: 'nothing comes back, as it is too late',
  },
  leftOut: (number) => `Not those that were paid at the park (${number}): call us.`,
  noneChosen: 'Tick at least one slot to cancel.',
  cancelled: (number) => `${count(number, { one: 'booking', other: 'bookings' })} cancelled.`,
};

export const ownParty = nonBreaking(texts);
