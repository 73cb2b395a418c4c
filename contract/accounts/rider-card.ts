import type { Call } from '../call.ts';
import { riderCard, riderNoteBody, riderNoteRow } from './rider-card.schema.ts';

/** A rider as the staff know them: in use where `riders` is announced. */

export const readRiderCardCall = {
  method: 'GET',
  path: '/desk/rider-cards/:id',
  answer: riderCard,
} as const satisfies Call;

export const writeRiderNoteCall = {
  method: 'POST',
  path: '/desk/rider-notes',
  body: riderNoteBody,
  answer: riderNoteRow,
} as const satisfies Call;

export const deleteRiderNoteCall = {
  method: 'DELETE',
  path: '/desk/rider-notes/:id',
} as const satisfies Call;
