import type { Call } from '../call.ts';
import { searchAnswer, searchQuery } from './search.schema.ts';

/** The most hits of a kind in an answer: a screen of them. */
export const hitsAtMost = 8;

/** Finds riders, parties, bookings and passes: in use where `riders` is announced. */
export const searchDeskCall = {
  method: 'GET',
  path: '/desk/search',
  query: searchQuery,
  answer: searchAnswer,
} as const satisfies Call;
