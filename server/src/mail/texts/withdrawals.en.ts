import type { WithdrawalTexts } from './withdrawal-texts.ts';

export const withdrawalsEn: WithdrawalTexts = {
  subject: (park) => `${park}: we have your withdrawal`,
  received: 'this confirms that we have your statement:',
  declaration: (pass) =>
    pass === null
      ? 'I withdraw from the contract on my account on this site.'
      : `I withdraw from the contract on the pass “${pass}”.`,
  concluded: (moment) => `Contract made: ${moment}`,
  name: (name) => `Name: ${name}`,
  email: (email) => `E-mail: ${email}`,
  declared: (moment) => `Statement made: ${moment}`,
  back: (amount) =>
    `We’ll refund ${amount} to your original payment method within 14 days, usually within a few days.`,
  nothingBack: 'The whole pass has been used, so there is nothing to refund.',
  taken: {
    rides: (taken) => `Slots used or cancelled too late, which you pay for: ${taken}.`,
    minutes: (taken) => `Minutes used or cancelled too late, which you pay for: ${taken}.`,
  },
  freed: (count) => `Future bookings that we have cancelled: ${count}.`,
  accountGone: 'The account and your data are deleted. This is the last message to this address.',
  endedSubject: (park) => `${park}: your pass no longer works`,
  ended: (pass) => `the pass “${pass}” no longer works: whoever bought it has withdrawn from the contract.`,
  endedRides:
    'If the pass paid for future slots of yours, they are cancelled. We write about each one separately.',
  passes: 'My passes',
};
