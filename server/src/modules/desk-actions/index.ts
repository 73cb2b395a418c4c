/** The desk's actions, one row each. Modules above this one write a row with each action; `rides/undo` undoes actions. */
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
