/** The door of the pages: all that the server needs of them. */
export { registerSite } from './site.ts';
export { registerWeb } from './static-files.ts';
