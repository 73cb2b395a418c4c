import type { pay as pl } from '../pl/pay.ts';
import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('en');
const slots = (n: number) => count(n, { one: 'slot', other: 'slots' });

const texts: typeof pl = {
  title: 'Pay online',
  lead: 'BLIK, an instant transfer or a card. You pay on the provider’s page and come back here.',
  toAccount: 'My slots',
  toPasses: 'My passes',
  toPlanner: 'Available slots',
  total: 'Total',
  loadFailed: 'The payment could not be loaded',
  off: 'Paying online is turned off',
  offHint: 'You pay for slots and passes at the park.',
  nothing: 'There is nothing to pay here',
  nothingHint: 'The slot is paid already, costs nothing, or somebody else has it.',
  unknown: 'There is no such payment here',
  unknownHint:
    'The link is incomplete, or it was paid from another account. Your account shows what you have.',
  wantsInvoice: 'I need a document for a company',
  taxId: 'Tax number (NIP)',
  taxIdHint: 'Ten digits. We will issue the document.',
  taxIdWrong: 'This is not a valid tax number.',
  payAmount: (amount: string) => `Pay ${amount}`,
  passMayBeReturned:
    'By buying you ask for the pass to work at once. You can withdraw within 14 days: then you pay only for slots that began or were cancelled too late. The instructions and the form come by e-mail.',
  starting: 'Connecting to the payment provider…',
  failed: 'The payment could not be started',

  open: 'Waiting for your payment',
  openHint: 'If you have paid, the confirmation appears here by itself, usually within seconds.',
  within: (time: string) => `${time} left to pay`,
  lastSeconds: 'The time to pay is just over. We are checking whether the money has come.',
  goOn: 'Go to the payment',
  paid: 'Paid',
  paidHint: 'We have sent you a confirmation by e-mail. See you on the water!',
  paidPass: 'Paid, the pass is yours',
  late: 'The money came too late',
  lateHint: (amount: string) =>
    `This could no longer be bought. ${amount} goes back the way it came, usually within a few days.`,
  lateRefused: (amount: string) =>
    `This could no longer be bought, and ${amount} did not get back to you. We will return it another way: we will be in touch, or give us a call.`,
  expired: 'The time to pay is over',
  expiredHint: 'Nothing was charged. If the slots are still available, you can try again.',
  again: 'Try again',
  review: 'We are looking into this payment',
  reviewHint: 'Something about the amount does not match. We will be in touch, or give us a call.',
  goesBack: {
    created: 'goes back to you',
    sent: 'on its way to you',
    done: 'given back',
    refused: 'being looked into',
  },

  heldHeading: (n: number) => `${slots(n)} awaiting payment`,
  heldHint: 'After that the booking lapses.',
  now: 'Pay',

  buy: 'Buy a pass online',
  buyHint: 'The pass is in your account as soon as it is paid.',
  buyShort: 'Buy',
  buyOne: (name: string) => `Buy: ${name}`,
};

export const pay = nonBreaking(texts);
