/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerCheckouts } from './checkouts.routes.ts';
export { registerMoneyQuestions } from './money-questions.routes.ts';
export { registerNotices } from './notices.routes.ts';
export { registerWaysBack } from './ways-back.routes.ts';
