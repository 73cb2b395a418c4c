/** Which database a migration writes for. */
export type Engine = 'sqlite' | 'postgres';

/** A week: the longest slot when these tables were made. A migration asks no rule that may change later. */
export const longestSlotMinutes = 7 * 24 * 60;
