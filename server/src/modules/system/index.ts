/** Whether the server lives, what park it serves, and what it cleans up. */
export { serverInfo } from './server-info.ts';
