/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerContents } from './content.routes.ts';
