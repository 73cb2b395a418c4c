/** What the park says of itself: name, contact, hours, prices and limits. */
export { openContentReader } from './park-content.reader.ts';
export { registerParkContent } from './park-content.routes.ts';
export { lockContent, updateContent } from './park-content.store.ts';
