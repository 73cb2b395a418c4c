/** The public interface of the pages for the server. */
export { registerSite } from './site.ts';
export { registerWeb } from './static-files.ts';
