/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerSensor } from './sensor.routes.ts';
export { registerWeather } from './weather.routes.ts';
