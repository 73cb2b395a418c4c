import type { Slot, Span } from '../slots/slot.ts';
import { type Closure, type ClosureReason, closureOf } from './closure.ts';

/**
 * Why no slot of a day can take place: the reason of the closure that contains its first slot. Null if one can, or if the day has none:
 * then the park would not have opened anyway.
 * @param slots of the open tracks, earliest first
 */
export function reasonOfClosedDay(
  slots: readonly (Span & Pick<Slot, 'track'>)[],
  closures: readonly Closure[],
): ClosureReason | null {
  const found = slots.map((slot) => closureOf(slot, closures));
  return found.includes(null) ? null : (found[0]?.reason ?? null);
}
