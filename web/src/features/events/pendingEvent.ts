import { eventState } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';

/** The state of the event that a visitor was registering for before the log-in. */
export type PendingEvent =
  | { kind: 'open'; entry: ShownEvent }
  /** `subscribed` needs no message, the card shows it. */
  | { kind: 'ended' | 'full' | 'subscribed' };

/** A deleted event, or one without places, counts as full. */
export function pendingEvent(
  id: number | undefined,
  events: readonly ShownEvent[],
  now: Temporal.Instant,
): PendingEvent {
  const match = events.find(({ event }) => event.id === id);
  const state = match ? eventState(match.event, match.places, now) : 'none';
  if (match && state === 'subscribe') return { kind: 'open', entry: match };
  return { kind: state === 'ended' || state === 'subscribed' ? state : 'full' };
}
