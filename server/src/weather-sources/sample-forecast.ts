import { type HourOfWeather, hoursAhead } from '@cablepark/domain/weather/forecast';
import type { ForecastSource, Point, SourceRequest } from './source.ts';

/** The sample park's forecast, without a network: mild days with a windy afternoon. */
export class SampleForecast implements ForecastSource {
  readonly name = 'sample';
  readonly #zone: string;

  constructor(zone: string) {
    this.#zone = zone;
  }

  async fetch({ now }: SourceRequest<Point>) {
    const first = now.toZonedDateTimeISO(this.#zone).round({ smallestUnit: 'hour', roundingMode: 'floor' });
    const content = Array.from({ length: hoursAhead }, (_, hours) => hourOf(first.add({ hours })));
    return { content, lastModified: null, expiresAt: null };
  }
}

function hourOf(local: Temporal.ZonedDateTime): HourOfWeather {
  const { hour } = local;
  const isWindy = hour >= 16 && hour < 19;
  const wind = isWindy ? 10 : 4 + (hour % 3);
  return {
    at: local.toInstant(),
    wind,
    gust: isWindy ? 15 : wind + 3,
    rain: hour === 18 ? 0.6 : 0,
    air: 14 + Math.round(8 * Math.sin((Math.PI * Math.max(0, hour - 6)) / 16)),
  };
}
