/** Erasing an account for good, with what it holds: above accounts and bookings, which do not know each other's doing. */
export { eraseAccountIn } from './erase-account.ts';
