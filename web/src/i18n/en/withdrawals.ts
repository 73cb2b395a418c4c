import type { withdrawals as pl } from '../pl/withdrawals.ts';
import { counter } from '../plural.ts';

const count = counter('en');
const slots = (n: number) => count(n, { one: 'slot', other: 'slots' });
const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });

export const withdrawals: typeof pl = {
  title: 'Withdrawal from a contract',
  lead: 'You may withdraw from a pass bought online and from your account within 14 days, without giving a reason.',
  loadFailed: 'We couldn’t load your contracts',
  none: 'You have no contract to withdraw from right now.',
  noneHint: 'You can withdraw within 14 days of buying a pass online or of creating your account.',
  toAccount: 'My account',
  toPasses: 'My passes',
  fixedTime:
    'A booked slot has a set time, so you can’t withdraw from it. You can cancel it on your account instead.',

  account: 'Your account on this site',
  concluded: (moment) => `Contract of ${moment}`,
  until: (day) => `You can withdraw until the end of ${day}.`,
  untilOfAccount: (day) => `You can withdraw from the contract on your account until the end of ${day}.`,
  withdraw: 'Withdraw from this contract here',
  withdrawFrom: (contract) => `Withdraw from this contract here: ${contract}`,

  statement: 'Your statement',
  declaration: (contract) => `I withdraw from the contract on the pass: ${contract}.`,
  declarationOfAccount: 'I withdraw from the contract on my account on this site.',
  name: 'Name',
  noName: 'no name',
  email: 'E-mail',
  emailHint: 'We’ll send a receipt with the text, date and time to this address at once.',
  back: 'Your refund',
  backAll: (amount) => `${amount}, the whole price of the pass, to your original payment method.`,
  backPart: (amount, price) => `${amount} of ${price}, to your original payment method.`,
  backNothing: 'Nothing: the whole pass has been used.',
  taken: {
    rides: (n) => `You pay for ${slots(n)} that began or were cancelled too late.`,
    minutes: (n) => `You pay for ${minutes(n)} of slots that began or were cancelled too late.`,
  },
  freed: (n) => `We’ll cancel future bookings paid with this pass: ${n}. Whoever has them hears from us.`,
  passEnds: 'The pass stops working, also for those who ride on it.',
  accountEnds: 'We’ll delete the account and your data at once. This can’t be undone.',
  accountFreed: (n) => `We’ll cancel your future unpaid bookings: ${n}.`,
  accountPaid: 'About paid bookings, and what is left on passes, please call us first.',
  passesFirst:
    'You also have a pass to withdraw from. Do that first: without an account you can only do it by letter or e-mail.',
  confirm: 'Confirm withdrawal',
  goBack: 'Go back',
  failed: 'We couldn’t take your statement',

  done: 'Withdrawal received',
  doneAt: (moment) => `Statement made: ${moment}.`,
  doneMail: (email) => `We’ve sent a receipt to ${email}.`,
  doneBack: (amount) => `We’ll refund ${amount} within 14 days, usually within a few days.`,
  accountGone: (email) => `Account deleted. We’ve sent a receipt to ${email}.`,
};
