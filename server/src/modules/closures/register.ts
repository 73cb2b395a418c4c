/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */
export { registerClosedRides } from './choosing/closed-rides.routes.ts';
export { registerClosures } from './closings/closures.routes.ts';
export { registerStops } from './stops/stops.routes.ts';
