import type { MoneyQuestionKind } from '@cablepark/domain/payments/money-questions';

/** GET: the open questions for staff; POST `{id, note}`: closes one. */
export const moneyQuestionsCall = '/desk/money-questions';

export interface MoneyQuestionRow {
  id: string;
  kind: MoneyQuestionKind;
  date_created: string;
  /** PLN, or `currency`; null where only the provider knows it. */
  amount: number | null;
  /** The expected PLN where another amount came. */
  asked: number | null;
  /** Null: PLN. */
  currency: string | null;
  /** The rider; null where unknown. */
  account: string | null;
  name: string | null;
  checkout: string | null;
  payment: number | null;
  /** The refund in question; another one may replace it. */
  refund: string | null;
  /** The payments of the checkout in question. */
  payments: number[];
  /** The slots in question. */
  slots: number[];
  /** The provider's reference number. */
  number: string | null;
}
