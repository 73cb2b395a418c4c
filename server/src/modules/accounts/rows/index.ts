/** The accounts of other modules' use cases: found, locked, made and erased. */
export {
  eraseAccountRow,
  findLivingAccount,
  insertAccount,
  restoreGuestRow,
  updateAccount,
} from './accounts.store.ts';
export { type Guest, insertGuest } from './insert-guest.ts';
