/** GET /websocket: lists that push their changes. */

export { registerLive } from './live.routes.ts';
