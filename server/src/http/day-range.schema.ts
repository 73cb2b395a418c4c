import { isRange, readDay } from '@cablepark/domain/time/day-range';
import * as z from 'zod';

/** `YYYY-MM-DD`: a day of the park's zone. */
export const day = z
  .string()
  .meta({ format: 'date' })
  .transform((text, context) => {
    const date = readDay(text);
    if (date) return date;
    context.addIssue({ code: 'custom', message: 'regex' });
    return z.NEVER;
  });

/** `?from=YYYY-MM-DD&to=YYYY-MM-DD`: days of the park's zone, both included, at most 400 of them. */
export const dayRange = z.object({ from: day, to: day }).refine(isRange, { message: 'max', path: ['to'] });
