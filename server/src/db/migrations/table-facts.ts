/** The database engine of a migration. */
export type Engine = 'sqlite' | 'postgres';

/** A week: the longest slot at the time of this migration. A migration uses no rule that may change later. */
export const longestSlotMinutes = 7 * 24 * 60;
