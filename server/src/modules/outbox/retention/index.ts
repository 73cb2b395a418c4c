/** What is deleted of the outbox, and when. */
export { forgetMessagesTo, forgetOldMessages, forgetWaitingTo } from './forget-old.ts';
