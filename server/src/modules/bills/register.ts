/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerCheckouts } from './checkouts.routes.ts';
export { registerMoneyQuestions } from './money-questions.routes.ts';
export { registerNotices } from './notices.routes.ts';
export { registerWaysBack } from './ways-back.routes.ts';
