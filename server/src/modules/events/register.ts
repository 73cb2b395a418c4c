/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerEvents } from './events.routes.ts';
