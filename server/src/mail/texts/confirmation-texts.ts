import type { PassUnit } from '@cablepark/domain/passes/pass-kind';

/** What a buyer may do until when, and where; everything is written out. */
export interface WithdrawalFacts {
  pass: string;
  unit: PassUnit;
  /** The last day. */
  until: string;
  /** Of the page where one withdraws. */
  url: string;
  /** To whom one may write instead: lines. */
  seller: readonly string[];
  concluded: string;
}

/** What the confirmation of a contract says, which goes with mails as a text file. */
export interface ConfirmationTexts {
  /** Plain letters: a file name. */
  file: string;
  title: string;
  what: string;
  total: (amount: string, withVat: boolean) => string;
  concluded: (moment: string) => string;
  payHere: string;
  paid: string;
  paidOnline: (number: string, when: string) => string;
  seller: string;
  taxId: (number: string) => string;
  email: (address: string) => string;
  phone: (number: string) => string;
  cancelling: string;
  /** How long before the start one cancels on the site, and how long free of charge. */
  cancellingText: (closes: string, free: string) => readonly string[];
  noWithdrawal: string;
  noWithdrawalText: string;
  withdrawal: string;
  withdrawalText: (facts: WithdrawalFacts) => readonly string[];
  form: string;
  formText: (facts: WithdrawalFacts) => readonly string[];
  terms: (version: number, from: string | null) => string;
  /** Of whoever has an account from before it was kept. */
  termsOfNow: string;
  /** In the mail itself. */
  inMail: {
    attached: string;
    soldBy: (seller: string) => string;
    fixedTime: string;
    mayWithdraw: (until: string) => string;
    withdraw: string;
  };
}
