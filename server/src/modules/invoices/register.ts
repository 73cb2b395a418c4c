/** The routes of this module, only for `routes.ts`. */

export { registerInvoiceDrafts } from './drafts.routes.ts';
