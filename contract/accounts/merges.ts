import type { Call } from '../call.ts';
import {
  mailedMerge,
  mailedMergeBody,
  mergeBody,
  mergePreview,
  mergeRow,
  mergesOfRider,
} from './merges.schema.ts';

/** Two records of one person (Admin). */

export const readMergesCall = {
  method: 'GET',
  path: '/desk/merges/:id',
  answer: mergesOfRider,
} as const satisfies Call;

export const previewMergeCall = {
  method: 'GET',
  path: '/desk/merges/preview',
  query: mergeBody,
  answer: mergePreview,
} as const satisfies Call;

export const mergeCall = {
  method: 'POST',
  path: '/desk/merges',
  body: mergeBody,
  answer: mergeRow,
} as const satisfies Call;

export const undoMergeCall = {
  method: 'POST',
  path: '/desk/merges/:id/undo',
  answer: mergeRow,
} as const satisfies Call;

/** By the mailed link, without a log-in. */
export const readMailedMergeCall = {
  method: 'GET',
  path: '/mailed-merge',
  query: mailedMergeBody,
  answer: mailedMerge,
} as const satisfies Call;

export const agreeToMergeCall = {
  method: 'POST',
  path: '/mailed-merge',
  body: mailedMergeBody,
  answer: mailedMerge,
} as const satisfies Call;
