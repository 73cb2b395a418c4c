/** What is deleted from the outbox, and when. */
export { forgetMessagesTo, forgetOldMessages, forgetWaitingTo } from './forget-old.ts';
