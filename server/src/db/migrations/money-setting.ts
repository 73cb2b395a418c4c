/**
 * What a transaction of this version sets on PostgreSQL. Money that an older server beside it would write without the cash book is
 * refused (migration 029).
 */
export const moneySetting = 'cablepark.cash_book';
