/** The routes of this module, only for `routes.ts`. */

export { registerRiderCards } from './card/card.routes.ts';
export { registerMailedMerges } from './merges/mailed-merges.routes.ts';
export { registerMerges } from './merges/merges.routes.ts';
export { registerRiderNotes } from './notes/notes.routes.ts';
export { registerSearch } from './search/search.routes.ts';
