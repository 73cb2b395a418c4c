/** Account rows for the use cases of other modules: finding, changing, creating and erasing them. */
export {
  eraseAccountRow,
  findLivingAccount,
  insertAccount,
  restoreGuestRow,
  updateAccount,
} from './accounts.store.ts';
export { type Guest, insertGuest } from './insert-guest.ts';
