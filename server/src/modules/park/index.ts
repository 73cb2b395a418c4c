/** What the park says of itself: name, contact, hours and limits. */
export { findContent, insertFirstContent, lockContent, updateContent } from './park-content.store.ts';
