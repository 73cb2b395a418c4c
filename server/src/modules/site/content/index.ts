/** The park's own pages, with their history. */
export { findContents, findVersion, insertVersion } from './content.store.ts';
export { followOurs, followOursAtStart } from './follow-ours.ts';
export { readShownContent, showContent } from './shown-content.ts';
