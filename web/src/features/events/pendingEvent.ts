import { eventState } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';

/** What has become of the event that a visitor was about to subscribe to when they went to log in. */
export type PendingEvent =
  | { kind: 'open'; shown: ShownEvent }
  /** `subscribed` needs no word, the card shows it. */
  | { kind: 'ended' | 'full' | 'subscribed' };

/** An event that is gone meanwhile, or has no places any more, counts as full. */
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
