/** Withdrawing from online contracts: for a pass it ends the pass, for an account it deletes the account. */

export { registerWithdrawals } from './withdrawals.routes.ts';
