/** What weather services say, and the temperature of the water. */

export { startWeatherJob } from './weather-job.ts';
