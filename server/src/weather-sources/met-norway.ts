import { readWireTime } from '@cablepark/contract/wire-time';
import { gustOver, type HourOfWeather, hoursAhead } from '@cablepark/domain/weather/forecast';
import * as z from 'zod';
import { askSource, fourDecimals } from './ask-source.ts';
import { type ForecastSource, type Point, type SourceRequest, SourceUnavailable } from './source.ts';

const amount = z.number().optional();
const details = z.object({
  wind_speed: amount,
  wind_speed_of_gust: amount,
  air_temperature: amount,
});

/** What this reads of Locationforecast 2.0 (developer.yr.no, "General forecast JSON format"); it has more. */
const forecast = z.object({
  properties: z.object({
    meta: z.object({ units: z.record(z.string(), z.string()) }),
    timeseries: z
      .array(
        z.object({
          time: z.string(),
          data: z.object({
            instant: z.object({ details }),
            next_1_hours: z.object({ details: z.object({ precipitation_amount: amount }) }).optional(),
          }),
        }),
      )
      .min(1)
      .max(1_000),
  }),
});
type Forecast = z.infer<typeof forecast>;

/** In other units the numbers would be read wrongly. */
const units: Readonly<Record<string, string>> = {
  wind_speed: 'm/s',
  wind_speed_of_gust: 'm/s',
  air_temperature: 'celsius',
  precipitation_amount: 'mm',
};

/** MET Norway's Locationforecast 2.0: `complete`, as `compact` has no gusts. */
export class MetNorway implements ForecastSource {
  readonly name = 'met-norway';
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async fetch(request: SourceRequest<Point>) {
    const url = new URL('/weatherapi/locationforecast/2.0/complete', this.#url);
    url.searchParams.set('lat', fourDecimals(request.place.lat));
    url.searchParams.set('lon', fourDecimals(request.place.lon));
    const answer = await askSource({ name: this.name, url, schema: forecast }, request);
    return { ...answer, content: answer.content && hoursOf(answer.content, request.now) };
  }
}

function hoursOf({ properties: { meta, timeseries } }: Forecast, now: Temporal.Instant): HourOfWeather[] {
  for (const [name, unit] of Object.entries(units))
    if ((meta.units[name] ?? unit) !== unit) throw new SourceUnavailable('met-norway: other units');
  const end = now.add({ hours: hoursAhead });
  return timeseries.flatMap(({ time, data }) => {
    const at = readWireTime(time);
    if (!at) throw new SourceUnavailable('met-norway: an unreadable time');
    // Steps of six hours follow the hourly ones, which say nothing of an hour.
    if (!data.next_1_hours || Temporal.Instant.compare(at, end) >= 0) return [];
    const { wind_speed: wind = null, wind_speed_of_gust: gust = null } = data.instant.details;
    return [
      {
        at,
        wind,
        gust: gustOver(wind, gust),
        rain: data.next_1_hours.details.precipitation_amount ?? null,
        air: data.instant.details.air_temperature ?? null,
      },
    ];
  });
}
