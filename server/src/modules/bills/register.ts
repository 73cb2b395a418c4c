/** Only `routes.ts` imports this file, so that importing a use case does not load the routes. */

export { registerCheckouts } from './checkouts.routes.ts';
export { registerMoneyQuestions } from './money-questions.routes.ts';
export { registerNotices } from './notices.routes.ts';
export { registerWaysBack } from './ways-back.routes.ts';
