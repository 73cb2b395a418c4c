import { forecastSources } from '@cablepark/domain/weather/forecast';
import { stormKinds } from '@cablepark/domain/weather/storm-warnings';
import { waterRange, waterSources } from '@cablepark/domain/weather/water';
import { weatherSettings } from '@cablepark/domain/weather/weather-settings.schema';
import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';

/** Null: the source does not say. Out of the range is no weather of this planet. */
const speed = z.nullable(z.number().check(z.gte(0), z.lte(130)));
const hourRow = z.object({
  /** The start of the hour. */
  at: moment,
  /** m/s. */
  wind: speed,
  gust: speed,
  /** Millimetres. */
  rain: z.nullable(z.number().check(z.gte(0), z.lte(500))),
  /** °C. */
  air: z.nullable(z.number().check(z.gte(-70), z.lte(60))),
});
export const hourRows = z.array(hourRow).check(z.maxLength(200));
export type WeatherHourRow = z.infer<typeof hourRow>;

const stormRow = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  kind: z.enum(stormKinds),
  degree: z.int().check(z.gte(1), z.lte(3)),
  from: moment,
  to: moment,
});
export const stormRows = z.array(stormRow).check(z.maxLength(50));
export type StormRow = z.infer<typeof stormRow>;

const celsius = z.number().check(z.gte(waterRange.least), z.lte(waterRange.most));
const water = z.object({ celsius: z.number(), at: moment, by: z.enum(waterSources) });

/** The current weather. An outdated part is null. */
export const weatherAnswer = z.object({
  forecast: z.nullable(
    z.object({
      source: z.enum(forecastSources),
      /** When the source last confirmed it. */
      confirmedAt: moment,
      hours: z.array(hourRow),
    }),
  ),
  warnings: z.nullable(z.object({ confirmedAt: moment, list: z.array(stormRow) })),
  water: z.nullable(water),
});
export type WeatherRow = z.infer<typeof weatherAnswer>;

/** The state of a source; null if nothing is queried. */
const reading = z.nullable(
  z.object({
    confirmedAt: z.nullable(moment),
    /** The last attempt failed. */
    isFailing: z.boolean(),
  }),
);

export const deskWeather = z.object({
  settings: weatherSettings,
  advice: z.nullable(
    z.object({
      level: z.enum(['care', 'stop']),
      kind: z.enum(['gust', 'wind']),
      speed: z.number(),
      from: moment,
      until: moment,
    }),
  ),
  water: z.nullable(water),
  source: z.nullable(z.enum(forecastSources)),
  /** Whether the park has an address to identify by; else nothing is read. */
  hasContact: z.boolean(),
  forecast: reading,
  warnings: reading,
  /** The sensor's key: since when, and when it last signed a reading. */
  sensor: z.nullable(z.object({ since: moment, lastAt: z.nullable(moment) })),
});
export type DeskWeatherRow = z.infer<typeof deskWeather>;

export const waterBody = z.strictObject({ celsius });
export const sensorBody = z.strictObject({ celsius });
export const sensorKey = z.object({ key: z.string() });
