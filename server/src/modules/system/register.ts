/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerSystem } from './system.routes.ts';
