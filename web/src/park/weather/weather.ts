import { readWeatherCall } from '@cablepark/contract/weather/weather';
import type { WeatherRow } from '@cablepark/contract/weather/weather.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { ForecastSourceName, HourOfWeather } from '@cablepark/domain/weather/forecast';
import type { StormWarning } from '@cablepark/domain/weather/storm-warnings';
import type { WaterTemperature } from '@cablepark/domain/weather/water';
import { queryOptions } from '@tanstack/react-query';
import { callAsVisitor } from '../../lib/http/exchange.ts';

export interface Weather {
  forecast: {
    source: ForecastSourceName;
    confirmedAt: Temporal.Instant;
    hours: readonly HourOfWeather[];
  } | null;
  warnings: { confirmedAt: Temporal.Instant; list: readonly StormWarning[] } | null;
  water: WaterTemperature | null;
}

const everyMs = 5 * 60_000;

export const weatherKey = ['weather'] as const;

/** GET /weather, the same for everybody. An open page refetches it; the server queries the weather service. */
export const weatherQuery = queryOptions({
  queryKey: weatherKey,
  queryFn: async ({ signal }) => readRow(await callAsVisitor(readWeatherCall, { signal })),
  refetchInterval: everyMs,
  staleTime: everyMs,
  retry: false,
});

function readRow({ forecast, warnings, water }: WeatherRow): Weather {
  return {
    forecast: forecast && {
      source: forecast.source,
      confirmedAt: requireWireTime(forecast.confirmedAt),
      hours: forecast.hours.map(({ at, ...rest }) => ({ ...rest, at: requireWireTime(at) })),
    },
    warnings: warnings && {
      confirmedAt: requireWireTime(warnings.confirmedAt),
      list: warnings.list.map(({ from, to, ...rest }) => ({
        ...rest,
        from: requireWireTime(from),
        to: requireWireTime(to),
      })),
    },
    water: water && { ...water, at: requireWireTime(water.at) },
  };
}
