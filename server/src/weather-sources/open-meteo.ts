import { gustOver, type HourOfWeather, hoursAhead } from '@cablepark/domain/weather/forecast';
import * as z from 'zod';
import { askSource, fourDecimals } from './ask-source.ts';
import { type ForecastSource, type Point, type SourceRequest, SourceUnavailable } from './source.ts';

const row = z.array(z.number().nullable()).max(400);
const forecast = z.object({
  hourly_units: z.object({
    time: z.literal('unixtime'),
    wind_speed_10m: z.literal('m/s'),
    precipitation: z.literal('mm'),
    temperature_2m: z.literal('°C'),
  }),
  hourly: z.object({
    time: z.array(z.int()).min(1).max(400),
    wind_speed_10m: row,
    wind_gusts_10m: row,
    precipitation: row,
    temperature_2m: row,
  }),
});
type Hourly = z.infer<typeof forecast>['hourly'];

/** Open-Meteo's forecast, with a customer's key. */
export class OpenMeteo implements ForecastSource {
  readonly name = 'open-meteo';
  readonly #url: string;
  readonly #key: string;

  constructor({ url, key }: { url: string; key: string }) {
    this.#url = url;
    this.#key = key;
  }

  async fetch(request: SourceRequest<Point>) {
    const url = new URL('/v1/forecast', this.#url);
    const query = {
      latitude: fourDecimals(request.place.lat),
      longitude: fourDecimals(request.place.lon),
      hourly: 'wind_speed_10m,wind_gusts_10m,precipitation,temperature_2m',
      wind_speed_unit: 'ms',
      timeformat: 'unixtime',
      forecast_days: '4',
      apikey: this.#key,
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await askSource({ name: this.name, url, schema: forecast }, request);
    return { ...answer, content: answer.content && hoursOf(answer.content.hourly, request.now) };
  }
}

/** Rain and gusts are those of the hour before their time: an hour has them in the next row. */
function hoursOf(hourly: Hourly, now: Temporal.Instant): HourOfWeather[] {
  const { time, ...rows } = hourly;
  if (Object.values(rows).some(({ length }) => length !== time.length))
    throw new SourceUnavailable('open-meteo: rows of different lengths');
  const [from, until] = [now.subtract({ hours: 1 }), now.add({ hours: hoursAhead })];
  return time.flatMap((seconds, index) => {
    const at = Temporal.Instant.fromEpochMilliseconds(seconds * 1_000);
    if (Temporal.Instant.compare(at, from) <= 0 || Temporal.Instant.compare(at, until) >= 0) return [];
    const wind = rows.wind_speed_10m[index] ?? null;
    const isNext = time[index + 1] === seconds + 3_600;
    return [
      {
        at,
        wind,
        gust: gustOver(wind, (isNext ? rows.wind_gusts_10m[index + 1] : null) ?? null),
        rain: (isNext ? rows.precipitation[index + 1] : null) ?? null,
        air: rows.temperature_2m[index] ?? null,
      },
    ];
  });
}
