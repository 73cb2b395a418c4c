/** What the desk did, row by row. The modules above write a row with each action; `rides/undo` takes actions back. */
export {
  type ActionRide,
  type BillAction,
  type BillMethodAction,
  type DeskAction,
  findDeskAction,
  lockDeskAction,
  markUndone,
  type NewDeskAction,
  type PassAction,
  type RideAction,
  writeDeskAction,
} from './desk-actions.store.ts';
export { findRecentActions, type RecentAction, requireRecentAction } from './recent-actions.ts';
