/** What the park writes on its own pages, with its history. */
export { registerContents } from './content.routes.ts';
export { findContents, findVersion, insertVersion } from './content.store.ts';
export { followOurs, followOursAtStart } from './follow-ours.ts';
export { readShownContent, showContent } from './shown-content.ts';
