/**
 * Mismatches of money and rides for staff to check, by kind. `refund-refused`: the provider refuses the refund. `refund-waits`: it has not
 * answered for days. `unconfirmed`: paid, but the provider does not accept our confirmation. `wrong-money`: another amount, currency or shop.
 * `returned`: refunded in the provider's own panel, or by the rider's bank. `unknown`: the provider reports a payment that is not stored
 * here, as after a restored backup.
 */
export const moneyQuestionKinds = [
  'refund-refused',
  'refund-waits',
  'unconfirmed',
  'wrong-money',
  'returned',
  'unknown',
] as const;
export type MoneyQuestionKind = (typeof moneyQuestionKinds)[number];

/** Most refunds arrive within a day or two. */
export const refundWaitsDays = 3;
/** The server retries the confirmation each minute. */
export const unconfirmedMinutes = 15;
