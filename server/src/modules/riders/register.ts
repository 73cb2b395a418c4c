/** The routes of this module, only for `routes.ts`. */

export { registerSearch } from './search/search.routes.ts';
