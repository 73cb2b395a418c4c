import type { Call } from '../call.ts';
import { deskWeather, sensorBody, sensorKey, waterBody, weatherAnswer } from './weather.schema.ts';

/** The weather at the park: in use where GET /server/info announces `weather`. */

export const readWeatherCall = {
  method: 'GET',
  path: '/weather',
  answer: weatherAnswer,
} as const satisfies Call;

/** The advice and the settings, for the staff. */
export const readDeskWeatherCall = {
  method: 'GET',
  path: '/desk/weather',
  answer: deskWeather,
} as const satisfies Call;

/** The temperature of the water as staff read it. */
export const typeWaterCall = {
  method: 'POST',
  path: '/desk/water-temperature',
  body: waterBody,
} as const satisfies Call;

/** The same from a sensor, signed with its key. */
export const pushWaterCall = {
  method: 'POST',
  path: '/weather/water-temperature',
  body: sensorBody,
} as const satisfies Call;

/** Makes the sensor's key, or replaces it. */
export const renewSensorKeyCall = {
  method: 'POST',
  path: '/park/sensor-key',
  answer: sensorKey,
} as const satisfies Call;
