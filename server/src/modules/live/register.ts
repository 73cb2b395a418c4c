/** GET /websocket: lists that tell of their changes by themselves. */

export { registerLive } from './live.routes.ts';
