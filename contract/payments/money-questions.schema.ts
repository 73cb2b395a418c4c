import { moneyQuestionKinds } from '@cablepark/domain/payments/money-questions';
import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';
import { reason } from '../reason.schema.ts';

/** An open question for staff: money without a ride, or a ride without money. */
const moneyQuestionRow = z.object({
  id: z.string(),
  kind: z.enum(moneyQuestionKinds),
  date_created: moment,
  /** PLN, or `currency`; null where only the provider knows it. */
  amount: z.nullable(z.number()),
  /** The expected PLN where another amount came. */
  asked: z.nullable(z.number()),
  /** Null: PLN. */
  currency: z.nullable(z.string()),
  /** The rider; null where unknown. */
  account: z.nullable(z.uuid()),
  name: z.nullable(z.string()),
  checkout: z.nullable(z.uuid()),
  payment: z.nullable(z.int()),
  /** The refund in question; another one may replace it. */
  refund: z.nullable(z.string()),
  /** The payments of the checkout in question. */
  payments: z.array(z.int()),
  /** The slots in question. */
  slots: z.array(z.int()),
  /** The provider's reference number. */
  number: z.nullable(z.string()),
});
export type MoneyQuestionRow = z.infer<typeof moneyQuestionRow>;
export const moneyQuestionRows = z.array(moneyQuestionRow);

export const moneyQuestionAnswer = z.strictObject({ id: z.string().check(z.maxLength(100)), note: reason });
