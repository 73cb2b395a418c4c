import { isRange, readDay } from '@cablepark/domain/time/day-range';
import * as z from 'zod/mini';

/** `YYYY-MM-DD` in a query or body: a day of the park's zone. */
export const day = z.pipe(
  z.string().register(z.globalRegistry, { format: 'date' }),
  z.transform((text, context) => {
    const date = readDay(text);
    if (date) return date;
    context.issues.push({ code: 'custom', message: 'regex', input: text });
    return z.NEVER;
  }),
);

/** `?from=YYYY-MM-DD&to=YYYY-MM-DD`: days of the park's zone, both included, at most 400 of them. */
export const dayRange = z
  .object({ from: day, to: day })
  .check(z.refine(isRange, { message: 'max', path: ['to'] }));
