import type { passes as pl } from '../../../pl/staff/desk/passes.ts';
import { counter } from '../../../plural.ts';

const count = counter('en');
const slots = (n: number) => count(n, { one: 'slot', other: 'slots' });
const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });

export const passes: typeof pl = {
  title: 'Passes',
  lead: 'Sell a pass, find one by its code or its rider, put right what is on it.',
  find: 'Find a pass',
  code: 'Pass code',
  codeHint: '12 letters and digits.',
  findByCode: 'Find by code',
  scan: {
    button: 'Scan a code',
    title: 'Scan the code of a pass',
    starting: 'Starting the camera…',
    hint: 'Hold the QR code in the middle of the picture.',
    other: 'This is not the code of a pass.',
    refused: 'The browser may not use the camera. Allow it in the settings of this page, or type the code.',
    missing: 'This device has no camera that the page can use. Type the code.',
    busy: 'Another program uses the camera. Close it, or type the code.',
    failed: 'The scanner could not be loaded. Check the connection, or type the code.',
    type: 'Type the code',
  },
  loadFailed: 'The passes could not be loaded',
  none: 'There is no such pass.',

  left: {
    rides: (left: number, of: number) => `${slots(left)} of ${of}`,
    minutes: (left: number, of: number) => `${minutes(left)} of ${of}`,
  },
  voided: 'Voided',
  withdrawn: (when) => `The buyer withdrew from the contract: ${when}.`,
  takenBack: (when) => `The sale was taken back right away: ${when}.`,
  voidedFor: (when, reason) => `Voided ${when}: ${reason}`,
  endedMoney: (amount) => `Refund: ${amount}.`,
  until: (day: string) => `Valid until ${day}`,
  fromFirst: (days: number) => `Valid for ${count(days, { one: 'day', other: 'days' })} from the first slot`,
  ended: (day: string) => `Expired, was valid until ${day}`,
  ownedBy: (name: string) => `Owner: ${name}`,
  personalOf: (name: string) => `Personal, only for: ${name}`,
  payFor: (slot: string) => `Take from the pass: today ${slot}`,
  dayUsed: 'The limit of this pass for today is used up.',
  present: 'A gift that nobody has claimed yet.',
  presentOpen: 'Print or send the gift',

  sell: 'Sell a pass',
  nothingToSell: 'The price list has no pass that the system sells. An admin sets that in the price list.',
  kind: 'Pass',
  forNobody: 'Find whom the pass is for.',
  forRider: (name: string) => `For: ${name}`,
  otherRider: 'Somebody else',
  isPresent: 'Without a rider you sell a gift with a code: anyone with the code can claim the pass.',
  presentQuestion: 'Sell the pass to nobody?',
  presentConfirm: 'Sell it as a gift',
  presentBack: 'Choose a rider',
  toTake: 'To pay:',
  sellBy: (method: string, price: string) => `${method}: sell for ${price}`,
  sold: 'Pass sold.',
  sellFailed: 'The pass could not be sold',

  adjust: 'Change',
  adjustOf: (name: string) => `Change: ${name}`,
  adjustTitle: 'Change what is on the pass',
  adjustBy: { rides: 'By how many slots', minutes: 'By how many minutes' },
  adjustHint: (left: number) => `Now ${left}. With a minus to take off.`,
  adjustFault: 'Enter a whole number that takes no more than there is.',
  adjusted: 'Pass changed.',
  adjustFailed: 'The pass could not be changed',
  adjustConfirm: 'Save the change',
  reason: 'Reason',
  reasonHint: 'The owner of the pass reads it.',
  reasonFault: 'Enter a reason of at least 3 characters.',

  void: 'Void',
  voidOf: (name: string) => `Void: ${name}`,
  voidTitle: 'Void the pass?',
  voidText: 'What is left on it goes. Slots that it has paid for stay paid.',
  moneyBack: {
    desk: {
      label: 'Refund (zł)',
      labelBy: {
        cash: 'Refund in cash (zł)',
        card: 'Refund to the card (zł)',
        blik: 'Refund by BLIK (zł)',
        transfer: 'Refund by transfer (zł)',
      },
      hint: (most: string) => `What is left is worth ${most}: you can enter less, not more.`,
    },
    online: {
      label: 'Refund online (zł)',
      hint: (most: string) =>
        `What is left is worth ${most}: you can enter less, not more. The money goes back by itself, the way it was paid. Give none from the till.`,
    },
  },
  moneyBackFault: (most: string) => `Enter an amount from 0 to ${most}.`,
  voidDone: 'Pass voided.',
  voidDoneOnline: (amount: string) => `Pass voided. ${amount} is being sent back.`,
  voidFailed: 'The pass could not be voided',
  voidConfirm: 'Void the pass',
  keep: 'Keep it',
};
