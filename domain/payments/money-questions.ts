/**
 * Money without a ride, and rides without money: what staff have to look at, by its kind. `refund-refused`: the provider will not give it back.
 * `refund-waits`: it has not said for days whether it did. `unconfirmed`: paid, but the provider does not take our word for it. `wrong-money`: of
 * another amount, currency or shop. `returned`: given back at the provider's own desk, or by the rider's bank. `unknown`: the provider tells of what
 * is not known here, as after a backup was put back.
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

/** Refunds mostly arrive within a day or two. */
export const refundWaitsDays = 3;
/** The provider is asked each minute whether it takes our word. */
export const unconfirmedMinutes = 15;
