/** What the park writes on its own pages, with its history. */
export { findContents, findVersion, insertVersion } from './content.store.ts';
export { followOurs, followOursAtStart } from './follow-ours.ts';
export { readShownContent, showContent } from './shown-content.ts';
