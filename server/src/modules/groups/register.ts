/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerDeskGroups } from './desk-groups.routes.ts';
export { registerGroups } from './groups.routes.ts';
