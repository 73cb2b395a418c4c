import type { EventChoice } from './useComingEvents.ts';

/** The events for a slot. */
export function EventOptions({ events }: { events: readonly EventChoice[] }) {
  return events.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}
