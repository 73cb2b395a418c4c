/** What weather services say, and the temperature of the water. */

export { startWeatherJob, type WeatherJob } from './weather-job.ts';
