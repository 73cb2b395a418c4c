import type { Call } from '../call.ts';
import {
  stopAnswer,
  stopBody,
  stopPreview,
  stopPreviewQuery,
  stopsToday,
  undoStopAnswer,
  undoStopBody,
} from './stops.schema.ts';

/** Stops of the cable, for the staff: in use where GET /server/info announces `stops`. */

export const listStopsCall = {
  method: 'GET',
  path: '/desk/stops',
  answer: stopsToday,
} as const satisfies Call;

export const previewStopCall = {
  method: 'GET',
  path: '/desk/stops/preview',
  query: stopPreviewQuery,
  answer: stopPreview,
} as const satisfies Call;

/** Moves the coming rides of tracks later. */
export const stopCableCall = {
  method: 'POST',
  path: '/desk/stops',
  body: stopBody,
  answer: stopAnswer,
} as const satisfies Call;

/** Moves the slots of a stop back. */
export const undoStopCall = {
  method: 'POST',
  path: '/desk/stops/:id/undo',
  body: undoStopBody,
  answer: undoStopAnswer,
} as const satisfies Call;

/** Sends the waiting messages of a stop now. */
export const sendStopCall = {
  method: 'POST',
  path: '/desk/stops/:id/send',
} as const satisfies Call;

/** Records that staff told a rider. */
export const toldOfStopCall = {
  method: 'POST',
  path: '/desk/stops/calls/:id/told',
} as const satisfies Call;
