import type { HourOfWeather } from '@cablepark/domain/weather/forecast';
import type { weather } from '../../i18n/pl/rides/weather.ts';

type Words = typeof weather;

/** An hour as text; omits unknown values. */
export function hourText({ wind, gust, rain, air }: HourOfWeather, t: Words): string {
  const parts = [
    windText({ wind, gust }, t),
    rain === null ? null : rain < 0.05 ? t.dry : t.rain(Math.round(rain * 10) / 10),
    // A zero has no sign.
    air === null ? null : t.air(Math.round(air) + 0),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function windText({ wind, gust }: Pick<HourOfWeather, 'wind' | 'gust'>, t: Words): string | null {
  if (wind === null) return gust === null ? null : t.gust(Math.round(gust));
  if (gust === null) return t.wind(Math.round(wind));
  return t.windAndGust(Math.round(wind), Math.round(gust));
}
