import { readDeskWeatherCall, renewSensorKeyCall, typeWaterCall } from '@cablepark/contract/weather/weather';
import type { DeskWeatherRow } from '@cablepark/contract/weather/weather.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { WindAdvice } from '@cablepark/domain/weather/wind-advice';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

interface Reading {
  confirmedAt: Temporal.Instant | null;
  isFailing: boolean;
}

/** The weather data for staff, besides the public data. */
export interface DeskWeather extends Pick<DeskWeatherRow, 'settings' | 'source' | 'hasContact'> {
  advice: WindAdvice | null;
  forecast: Reading | null;
  warnings: Reading | null;
  sensor: { since: Temporal.Instant; lastAt: Temporal.Instant | null } | null;
}

const everyMs = 60_000;

/** GET /desk/weather (Manager up). */
export const deskWeather = queryOptions({
  queryKey: ['desk-weather'],
  queryFn: async ({ signal }) => readRow(await call(readDeskWeatherCall, { signal })),
  refetchInterval: everyMs,
});

/** POST /desk/water-temperature (Manager up). @throws ApiError FAILED_VALIDATION; NetworkError */
export async function typeWater(celsius: number): Promise<void> {
  await call(typeWaterCall, { body: { celsius } });
}

/** POST /park/sensor-key (Admin): the key, which is returned only once. @throws ApiError, NetworkError */
export async function renewSensorKey(): Promise<string> {
  return (await call(renewSensorKeyCall)).key;
}

function readRow({ settings, source, hasContact, advice, sensor, ...rest }: DeskWeatherRow): DeskWeather {
  return {
    settings,
    source,
    hasContact,
    advice: advice && {
      ...advice,
      from: requireWireTime(advice.from),
      until: requireWireTime(advice.until),
    },
    forecast: readReading(rest.forecast),
    warnings: readReading(rest.warnings),
    sensor: sensor && { since: requireWireTime(sensor.since), lastAt: momentOf(sensor.lastAt) },
  };
}

function readReading(row: DeskWeatherRow['forecast']): Reading | null {
  return row && { isFailing: row.isFailing, confirmedAt: momentOf(row.confirmedAt) };
}

function momentOf(text: string | null): Temporal.Instant | null {
  return text === null ? null : requireWireTime(text);
}
