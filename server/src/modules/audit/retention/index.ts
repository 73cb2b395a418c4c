/** What is deleted of the audit log when an account is erased. */
export { forgetCorrections } from './forget-corrections.ts';
