import { vatRates } from '@cablepark/domain/park/vat-rates';
import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import { takingsKinds } from '@cablepark/domain/payments/takings';
import { defaultLanguage, languages } from '@cablepark/domain/time/display';
import * as z from 'zod/mini';
import { dayRange } from '../days.schema.ts';

export const takingsQuery = dayRange;
export const exportQuery = z.intersection(
  dayRange,
  z.object({ lang: z._default(z.enum(languages), defaultLanguage) }),
);

/** A line of the takings: money in PLN, never negative for any kind; `asset` is the track. */
const takingsRow = z.object({
  day: z.iso.date(),
  kind: z.enum(takingsKinds),
  method: z.enum([...cashMethods, 'pass']),
  asset: z.nullable(z.int()),
  vat_rate: z.nullable(z.enum(vatRates)),
  amount: z.number(),
  count: z.int(),
});
export type TakingsRow = z.infer<typeof takingsRow>;
export const takingsRows = z.array(takingsRow);

/** The park's debt for valid passes, in PLN. */
export const owedRow = z.object({ passes: z.int(), amount: z.number() });

export const seasonDaysRow = z.object({ from: z.iso.date(), to: z.iso.date() });
