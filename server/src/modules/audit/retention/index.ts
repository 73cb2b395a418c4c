/** What is deleted from the audit log when an account is erased. */
export { forgetCorrections } from './forget-corrections.ts';
