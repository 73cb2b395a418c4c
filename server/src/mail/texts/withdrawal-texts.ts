import type { PassUnit } from '@cablepark/domain/passes/pass-kind';

/** Texts after a withdrawal from a contract. Moments and amounts are formatted. */
export interface WithdrawalTexts {
  subject: (park: string) => string;
  received: string;
  /** @param pass null: the account */
  declaration: (pass: string | null) => string;
  concluded: (moment: string) => string;
  name: (name: string) => string;
  email: (email: string) => string;
  declared: (moment: string) => string;
  back: (amount: string) => string;
  nothingBack: string;
  taken: Record<PassUnit, (taken: number) => string>;
  freed: (count: number) => string;
  accountGone: string;
  endedSubject: (park: string) => string;
  ended: (pass: string) => string;
  endedRides: string;
  passes: string;
}
