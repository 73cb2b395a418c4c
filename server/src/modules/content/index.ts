/** What the park writes on its own pages, with its history. */
export { registerContents } from './content.routes.ts';
export { findContents, insertVersion } from './content.store.ts';
export { readShownContent } from './shown-content.ts';
