import type { Call } from '../call.ts';
import {
  seasonChangeId,
  seasonChangeRequest,
  seasonChangeRow,
  seasonPreviewRequest,
  seasonPreviewRow,
  seasonState,
} from './season.schema.ts';

export const readSeasonCall = { method: 'GET', path: '/season', answer: seasonState } as const satisfies Call;

export const previewSeasonCall = {
  method: 'POST',
  path: '/season/previews',
  body: seasonPreviewRequest,
  answer: seasonPreviewRow,
} as const satisfies Call;

/** Starts a change; the slots follow step by step. */
export const changeSeasonCall = {
  method: 'POST',
  path: '/season/changes',
  body: seasonChangeRequest,
  answer: seasonChangeId,
} as const satisfies Call;

export const readSeasonChangeCall = {
  method: 'GET',
  path: '/season/changes/:id',
  answer: seasonChangeRow,
} as const satisfies Call;

export const undoSeasonChangeCall = {
  method: 'POST',
  path: '/season/changes/:id/undo',
  answer: seasonChangeRow,
} as const satisfies Call;
