/** The routes of this module, only for `routes.ts`. */

export { registerPush } from './push.routes.ts';
