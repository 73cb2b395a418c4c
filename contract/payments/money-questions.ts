import type { MoneyQuestionKind } from '@cablepark/domain/payments/money-questions';

/** GET: what staff have to look at; POST `{id, note}`: it was looked after. */
export const moneyQuestionsCall = '/desk/money-questions';

export interface MoneyQuestionRow {
  id: string;
  kind: MoneyQuestionKind;
  date_created: string;
  /** PLN, or `currency`; null where the provider alone knows. */
  amount: number | null;
  /** PLN that were asked for where other money came. */
  asked: number | null;
  /** Null: PLN. */
  currency: string | null;
  /** The rider; null where nobody is known. */
  account: string | null;
  name: string | null;
  checkout: string | null;
  payment: number | null;
  /** The refund that it is about; another one may be sent in its place. */
  refund: string | null;
  /** The payments of the checkout that it is about. */
  payments: number[];
  /** The slots that it is about. */
  slots: number[];
  /** The provider's number. */
  number: string | null;
}
