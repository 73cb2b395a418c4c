import { ParkError, type RefusalCode } from './errors.ts';

/** The result of a rule. `unchanged`: nothing to write, and no history entry. */
export type Decision = 'ok' | 'unchanged' | RefusalCode;

/** A refusal; some carry details. */
export interface Refusal {
  code: RefusalCode;
  /** Details that the error carries besides its code. */
  details?: Readonly<Record<string, unknown>>;
}

/**
 * Throws unless the rule allows it.
 * @param errorOf the error for a refusal that must carry more than its code
 * @throws ParkError when the rule refuses
 */
export function enforce<Detailed extends Refusal = Refusal>(
  decision: Decision | Detailed,
  errorOf?: (refusal: Refusal & Partial<Detailed>) => ParkError | undefined,
): 'ok' | 'unchanged' {
  if (decision === 'ok' || decision === 'unchanged') return decision;
  const refusal: Refusal & Partial<Detailed> =
    typeof decision === 'string' ? ({ code: decision } as Refusal & Partial<Detailed>) : decision;
  throw errorOf?.(refusal) ?? new ParkError(refusal.code, { extensions: refusal.details ?? {} });
}
