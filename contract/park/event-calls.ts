import type { Call } from '../call.ts';
import { eventPatch, eventRow, newEvents } from './events.schema.ts';

/** One, or a list: all of it or nothing. */
export const createEventsCall = {
  method: 'POST',
  path: '/items/Event',
  body: newEvents,
} as const satisfies Call;

export const changeEventCall = {
  method: 'PATCH',
  path: '/items/Event/:id',
  body: eventPatch,
  answer: eventRow,
} as const satisfies Call;

export const deleteEventCall = { method: 'DELETE', path: '/items/Event/:id' } as const satisfies Call;
