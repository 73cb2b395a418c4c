import type { PassUnit } from '@cablepark/domain/passes/pass-kind';

/** The buyer's right of withdrawal, in formatted text. */
export interface WithdrawalFacts {
  pass: string;
  unit: PassUnit;
  /** The last day. */
  until: string;
  /** Address of the withdrawal page. */
  url: string;
  /** Contact for a written withdrawal: lines. */
  seller: readonly string[];
  concluded: string;
}

/** The text of a contract's confirmation, which mails attach as a text file. */
export interface ConfirmationTexts {
  /** A file name of ASCII letters. */
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
  /** The time limits for cancelling on the site, and for cancelling free of charge. */
  cancellingText: (closes: string, free: string) => readonly string[];
  noWithdrawal: string;
  noWithdrawalText: string;
  withdrawal: string;
  withdrawalText: (facts: WithdrawalFacts) => readonly string[];
  form: string;
  formText: (facts: WithdrawalFacts) => readonly string[];
  terms: (version: number, from: string | null) => string;
  /** For accounts older than the record of accepted terms. */
  termsOfNow: string;
  /** The text in the mail itself. */
  inMail: {
    attached: string;
    soldBy: (seller: string) => string;
    fixedTime: string;
    mayWithdraw: (until: string) => string;
    withdraw: string;
  };
}
