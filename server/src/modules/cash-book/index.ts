/** The cash book: each złoty in or out, once. All money is entered here, and all sums are read here. */
export { type DaySum, findDaySums, findEntriesOf, sumOtherBacks, sumReturnsOf } from './cash-book.store.ts';
export { type CloseRecord, differenceOf, readCloseRecord } from './close-record.ts';
export { correctSale } from './correct-sale.ts';
export { findBookEntries, findFirstMoney } from './day-closes.store.ts';
export {
  enterGivenBack,
  enterMoney,
  enterParts,
  enterSale,
  enterSales,
  findBackEntries,
  findItemSales,
  findSaleEntries,
  isAnyItemReturned,
  type NewEntry,
  requireSaleEntry,
  reverseItems,
  type SaleEntry,
} from './enter-money.ts';
export { type FirstSales, findMoneyDay } from './money-day.ts';
export { findEarlierFloat, findFloat } from './till-floats.store.ts';
export { findUndonePayments, type UndonePayment } from './undone-payments.ts';
