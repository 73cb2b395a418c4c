import { isShown } from '@cablepark/domain/weather/forecast';
import { standingWarnings } from '@cablepark/domain/weather/storm-warnings';
import { shownWater } from '@cablepark/domain/weather/water';
import { useQuery } from '@tanstack/react-query';
import { type Weather, weatherQuery } from './weather.ts';

const nothing: Weather = { forecast: null, warnings: null, water: null };

/** The weather without outdated parts, because the page may have been offline. Empty on an error. */
export function useWeather(now: Temporal.Instant, isUnattended = false): Weather {
  const { data = nothing } = useQuery({ ...weatherQuery, refetchIntervalInBackground: isUnattended });
  const { forecast, warnings, water } = data;
  return {
    forecast: forecast && isShown(forecast.confirmedAt, now) ? forecast : null,
    warnings:
      warnings && isShown(warnings.confirmedAt, now)
        ? { ...warnings, list: standingWarnings(warnings.list, now) }
        : null,
    water: water && shownWater([water], now),
  };
}
