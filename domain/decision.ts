import { ParkError, type RefusalCode } from './errors.ts';

/** What a rule says. `unchanged`: it is so already, so nothing is written and nothing enters the history. */
export type Decision = 'ok' | 'unchanged' | RefusalCode;

/** A refusal; some name what they are about. */
export interface Refusal {
  code: RefusalCode;
}

/**
 * Goes by what a rule says.
 * @param errorOf the error of a refusal where the wire tells more of it than its code
 * @throws ParkError when the rule refuses
 */
export function enforce<Detailed extends Refusal = Refusal>(
  decision: Decision | Detailed,
  errorOf?: (refusal: Refusal & Partial<Detailed>) => ParkError | undefined,
): 'ok' | 'unchanged' {
  if (decision === 'ok' || decision === 'unchanged') return decision;
  const refusal: Refusal & Partial<Detailed> =
    typeof decision === 'string' ? ({ code: decision } as Refusal & Partial<Detailed>) : decision;
  throw errorOf?.(refusal) ?? new ParkError(refusal.code);
}
