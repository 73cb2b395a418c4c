/** The routes of this module, only for `routes.ts`. */

export { registerRiderCards } from './card/card.routes.ts';
export { registerRiderNotes } from './notes/notes.routes.ts';
export { registerSearch } from './search/search.routes.ts';
