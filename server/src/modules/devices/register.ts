/** The devices on which riders are told of their slots; what they are told is sent by `messages/`. */

export { registerPush } from './push.routes.ts';
