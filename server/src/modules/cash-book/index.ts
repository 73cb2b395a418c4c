/** The cash book: each złoty that came or went, once. Whoever moves money enters it here, and all sums are read here. */
export {
  type DaySum,
  findDaySums,
  findEntriesOf,
  sumOtherBacks,
  sumReturnsOf,
} from './cash-book.store.ts';
export { enterMoney, enterSale, enterSales, findSaleEntry, type NewEntry } from './enter-money.ts';
