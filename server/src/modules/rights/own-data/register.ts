/** All data about one account, for its owner. It uses `accounts`, because it requires the password. */

export { registerOwnData } from './own-data.routes.ts';
