import type { ParkEvent } from '../events/events.ts';
import type { Slot } from '../slots/slot.ts';

export const zone = 'Europe/Warsaw';
export const me = '11111111-1111-4111-8111-111111111111';
export const other = '22222222-2222-4222-8222-222222222222';

let lastId = 0;

/** A free slot of 15 minutes on track 1, unless `differs` says otherwise. */
export function aSlot(differs: Partial<Slot> = {}): Slot {
  lastId += 1;
  return {
    id: lastId,
    track: 1,
    start: at('2026-07-04T10:00:00Z'),
    minutes: 15,
    price: 5500,
    rider: null,
    payment: null,
    event: null,
    heldUntil: null,
    ...differs,
  };
}

export function anEvent(differs: Partial<ParkEvent> = {}): ParkEvent {
  lastId += 1;
  return {
    id: lastId,
    name: 'Cable Jam',
    description: null,
    url: null,
    image: null,
    start: at('2026-07-04T08:00:00Z'),
    end: at('2026-07-04T18:00:00Z'),
    track: null,
    slots: [],
    ...differs,
  };
}

export function at(time: string): Temporal.Instant {
  return Temporal.Instant.from(time);
}
