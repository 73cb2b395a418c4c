import type { Decision } from '@cablepark/domain/decision';

/** Why a pass does not pay for a ride, as text; null if it does. */
export function unfitReason(decision: Decision, words: Readonly<Record<string, string>>): string | null {
  if (decision === 'ok' || decision === 'unchanged') return null;
  return words[decision] ?? words['PASS_NOT_VALID_HERE'] ?? decision;
}
