import type { Pass } from '@cablepark/domain/passes/pass-rules';

export type PassState = 'good' | 'used' | 'ended' | 'voided';

/** The most important state of a pass for its rider. */
export function passState(
  { balance, ends, isVoided }: Pick<Pass, 'balance' | 'ends' | 'isVoided'>,
  now: Temporal.Instant,
): PassState {
  if (isVoided) return 'voided';
  if (ends !== null && Temporal.Instant.compare(now, ends) >= 0) return 'ended';
  return balance > 0 ? 'good' : 'used';
}
