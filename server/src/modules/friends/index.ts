/** Slots that riders hold for friends, who take them by a link. */

export { forgetLinksOf, forgetOldLinks } from './friends.store.ts';
