/** Withdrawing from contracts made online: on passes, which ends them, and on accounts, which deletes them. */

export { registerWithdrawals } from './withdrawals.routes.ts';
