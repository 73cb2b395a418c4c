/** Erases an account with its bookings. It imports `accounts` and `bookings`, which do not import each other. */
export { eraseAccountIn } from './erase-account.ts';
export { forgetOldGroups } from './forget-groups.ts';
