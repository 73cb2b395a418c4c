/** The server's health, the park's public settings, and the clean-up. */
export { serverInfo } from './server-info.ts';
