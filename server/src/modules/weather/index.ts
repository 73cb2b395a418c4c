/** Forecasts and warnings of weather services, and the water temperature. */

export { startWeatherJob } from './weather-job.ts';
