/** Passes: their balances, and the entries behind each. Selling a pass also takes its money. */
export { endPass, findOnlineSale, type OnlineSale } from './end-pass.ts';
export {
  findPassRide,
  findRideMoney,
  findVoidedSale,
  giveBackRide,
  type PassRide,
} from './give-back-ride.ts';
export { growPasses } from './grow-passes.ts';
export { newPassCode } from './pass-code.ts';
export { decideDaysWith } from './pass-days.ts';
export {
  changeBalance,
  findCodes,
  findPass,
  insertEntry,
  insertPass,
  leavePasses,
  lockPass,
  lockPassRow,
  sumRedeemed,
  sumTakenThatDay,
} from './passes.store.ts';
export { exchangeRide, keepDays, lockPassMove, type PassMove, previewPassMove } from './ride-move.ts';
export { findRidesToCome, type RideOnPass, sumTaken } from './rides-to-come.ts';
export { issuePass } from './sell-pass.ts';
export { takeRide } from './take-ride.ts';
export {
  findNewerOnPass,
  findSalesOf,
  type LockedSale,
  lockPassSale,
  takePassSaleBack,
} from './take-sale-back.ts';
