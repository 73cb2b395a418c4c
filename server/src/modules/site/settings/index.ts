/** The row of the park's settings. */
export { findContent, insertFirstContent, lockContent, updateContent } from './park-content.store.ts';
