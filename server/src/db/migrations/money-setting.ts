/**
 * The setting of this version's transactions on PostgreSQL. Without it triggers refuse money writes, so that an older server cannot bypass
 * the cash book (migration 029).
 */
export const moneySetting = 'cablepark.cash_book';
