import type { ConfirmationTexts } from './confirmation-texts.ts';

export const confirmationEn: ConfirmationTexts = {
  file: 'contract-confirmation',
  title: 'Confirmation of your contract',
  what: 'What you bought and its price',
  total: (amount, withVat) => `Total: ${amount}${withVat ? ' (including VAT)' : ''}.`,
  concluded: (moment) => `Contract made: ${moment}.`,
  payHere: 'Payment: at the park.',
  paid: 'Payment: paid.',
  paidOnline: (number, when) => `Payment: online, number ${number}, ${when}.`,
  seller: 'Seller',
  taxId: (number) => `Tax number (NIP) ${number}`,
  email: (address) => `E-mail: ${address}`,
  phone: (number) => `Phone: ${number}`,
  cancelling: 'Cancelling a booking',
  cancellingText: (closes, free) => [
    `You can cancel on the site up to ${closes} before the start. After that, please call us.`,
    `Cancelling is free of charge up to ${free} before the start: what you paid online is refunded to your original payment method, and a slot goes back to its pass. For a later cancellation we may charge up to the price of the slot, and what has been paid is not refunded.`,
  ],
  noWithdrawal: 'No right of withdrawal',
  noWithdrawalText:
    'A slot is a leisure service for a set date, so there is no 14-day right of withdrawal from it (art. 38(1)(12) of the Polish Consumer Rights Act). The rules for cancelling apply instead.',
  withdrawal: 'Your right of withdrawal',
  withdrawalText: ({ pass, unit, until, url }) => [
    `You may withdraw from the contract on “${pass}” without giving a reason within 14 days of making it, until the end of ${until}.`,
    `The easiest way is the page ${url}: “Withdraw from this contract here”, then “Confirm withdrawal”. We’ll e-mail you a receipt with the text, date and time at once. You may also tell us in another clear statement, such as a letter or an e-mail. You may use the form below, but you don’t have to. It is enough to send your statement before the time is over.`,
    'If you withdraw, we’ll refund you without undue delay, at the latest 14 days after we receive your statement, by the means of payment that you used. It costs you nothing.',
    unit === 'rides'
      ? 'If the pass has been used, you pay only for slots that have begun or were cancelled too late, at the pass’s price of one slot. We’ll cancel future slots that the pass has paid for.'
      : 'If the pass has been used, you pay only for minutes of slots that have begun or were cancelled too late, at the pass’s price of one minute. We’ll cancel future slots that the pass has paid for.',
  ],
  form: 'Model withdrawal form',
  formText: ({ pass, seller, concluded }) => [
    '(complete and return this form only if you wish to withdraw from the contract)',
    `To: ${seller.join(', ')}`,
    `I hereby give notice that I withdraw from my contract for the provision of the following service: ${pass}`,
    `Date of the contract: ${concluded}`,
    'Name of consumer: ____________________',
    'Address of consumer: ____________________',
    'Signature of consumer (only if this form is sent on paper): ____________________',
    'Date: ____________________',
  ],
  terms: (version, from) => `Terms, version ${version}${from === null ? '' : `, in force from ${from}`}`,
  termsOfNow: 'Terms',
  inMail: {
    attached: 'The confirmation of your contract, with the rules for cancelling and the terms, is attached.',
    soldBy: (seller) => `Seller: ${seller}.`,
    fixedTime: 'A slot has a set time, so the rules for cancelling apply instead of a 14-day withdrawal.',
    mayWithdraw: (until) => `You may withdraw from the contract on the pass without a reason until ${until}:`,
    withdraw: 'Withdraw from this contract here',
  },
};
