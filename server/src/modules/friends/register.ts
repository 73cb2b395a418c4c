/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerFriends } from './friends.routes.ts';
