/** Whether the server lives, which park it serves, and what it cleans up by itself. */
export { serverInfo } from './server-info.ts';
export { registerSystem } from './system.routes.ts';
