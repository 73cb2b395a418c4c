/** The accounts of other modules' use cases: found, locked, made and erased. */
export {
  type Account,
  eraseAccountRow,
  findLivingAccount,
  insertAccount,
  lockAccount,
  lockAccountFirst,
  lockActiveAccount,
  lockActiveAdmins,
  restoreGuestRow,
  updateAccount,
} from './accounts.store.ts';
export { type Guest, insertGuest } from './insert-guest.ts';
