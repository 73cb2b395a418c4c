/** Accounts read and locked until the transaction ends. */
export {
  type Account,
  lockAccount,
  lockAccountByEmail,
  lockAccountFirst,
  lockActiveAccount,
  lockActiveAdmins,
} from './account-locks.store.ts';
