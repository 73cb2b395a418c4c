/** Events: announced, changed and deleted here; read through `directus/`. */
export { registerEvents } from './events.routes.ts';
