/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerParkContent } from './park-content.routes.ts';
