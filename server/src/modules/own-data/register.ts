/** Everything that is held on one account, for the one whom it is about: above accounts, whose password it asks. */

export { registerOwnData } from './own-data.routes.ts';
