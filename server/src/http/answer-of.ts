import type { Call } from '@cablepark/contract/call';
import * as z from 'zod';

/** The schema of a whole answer of the call, for a route. */
export function answerOf<Schema extends z.core.$ZodType>({ answer }: Call & { answer: Schema }) {
  return z.object({ data: answer });
}

/** The same for a page of a list, with the count of the whole. */
export function countedAnswerOf<Schema extends z.core.$ZodType>({ answer }: Call & { answer: Schema }) {
  return z.object({ data: answer, meta: z.object({ filter_count: z.int() }) });
}
