import { edit } from './staff/edit.ts';

/** What staff read while they make slots, count takings, and keep events, people and the park's content. */
export const staff = { edit };
