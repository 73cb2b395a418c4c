/** Only `routes.ts` imports this file, so that importing a use case does not load the routes. */
export { registerClosedRides } from './choosing/closed-rides.routes.ts';
export { registerClosures } from './closings/closures.routes.ts';
export { registerStops } from './stops/stops.routes.ts';
