import type { money as pl } from '../../../pl/staff/desk/money.ts';

export const money: typeof pl = {
  heading: 'Payments to look into',
  none: 'All is well: every payment has its slot or its pass.',
  loadFailed: 'The payments to look into could not be loaded.',
  cameInstead: (came: string, asked: string) => `${came} came in place of ${asked}`,
  number: (number: string) => `no. ${number}`,
  kinds: {
    'refund-refused': 'Refund refused',
    'refund-waits': 'Refund waiting for days',
    unconfirmed: 'Payment not confirmed with the provider',
    'wrong-money': 'The amount does not match',
    returned: 'Money given back elsewhere',
    unknown: 'Unknown payment',
  },
  todo: {
    'refund-refused':
      'The provider did not give this money back. Send the refund again, or give it back another way and say how: until then it is in the takings.',
    'refund-waits': 'Look in the provider’s panel whether there is money for it, and what holds it up.',
    unconfirmed:
      'We ask the provider each minute. If it goes on, check the keys and the payment in its panel.',
    'wrong-money': 'Nothing was bought with it. Give it back in the provider’s panel.',
    returned:
      'The slot is paid, but the provider or a bank gave money back: its panel says how much. Record that sum with the payment. Then void the payment, or take it at the desk.',
    unknown:
      'The provider tells of a payment that is not here, as from before a backup. Look it up in its panel.',
  },
  payment: (id: number) => `Payment no. ${id}`,
  way: 'What about the money?',
  ways: {
    again: 'Send the refund again',
    cash: 'Given back in cash',
    card: 'Given back to the card',
    blik: 'Given back by BLIK',
    transfer: 'Given back by transfer',
    provider: 'Given back in the provider’s panel',
    nothing: 'Nothing was given back',
  },
  wayFault: 'Choose what became of the money: the takings depend on it.',
  sentAgain: 'The refund is being sent again.',
  allAgain: (count: number) => `Send all ${count} refunds again`,
  allAgainReason: 'All refused refunds were sent again',
  allSent: (count: number) => `Refunds sent again: ${count}`,
  done: 'Looked after',
  later: 'Later',
  note: 'How was it settled?',
  noteHint: 'It stays in the log of changes.',
  noteFault: 'Write at least 3 characters.',
  answered: 'Saved.',
  answerFailed: 'This could not be saved',
};
