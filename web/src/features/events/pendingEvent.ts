import { eventState } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';

/** The state of the event that a visitor was registering for before the log-in. */
export type PendingEvent =
  | { kind: 'open'; shown: ShownEvent }
  /** `subscribed` needs no message, the card shows it. */
  | { kind: 'ended' | 'full' | 'subscribed' };

/** A deleted event, or one without places, counts as full. */
export function pendingEvent(
  id: number | undefined,
  events: readonly ShownEvent[],
  now: Temporal.Instant,
): PendingEvent {
  const shown = events.find(({ event }) => event.id === id);
  const state = shown ? eventState(shown.event, shown.places, now) : 'none';
  if (shown && state === 'subscribe') return { kind: 'open', shown };
  return { kind: state === 'ended' || state === 'subscribed' ? state : 'full' };
}
