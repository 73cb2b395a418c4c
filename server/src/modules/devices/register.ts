/** The devices that get pushes about riders' slots; `messages/` sends them. */

export { registerPush } from './push.routes.ts';
