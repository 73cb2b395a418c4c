import {
  hourRows,
  type StormRow,
  stormRows,
  type WeatherHourRow,
} from '@cablepark/contract/weather/weather.schema';
import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { HourOfWeather } from '@cablepark/domain/weather/forecast';
import type { StormWarning } from '@cablepark/domain/weather/storm-warnings';
import * as z from 'zod/mini';

/** @throws ZodError for values out of the range. */
export function writeHours(hours: readonly HourOfWeather[]): string {
  return JSON.stringify(
    z.parse(
      hourRows,
      hours.map(({ at, ...rest }) => ({ at: writeWireTime(at), ...rest })),
    ),
  );
}

export function readHours(content: string): HourOfWeather[] {
  return parseHours(content).map(({ at, ...rest }) => ({ at: requireWireTime(at), ...rest }));
}

export function parseHours(content: string): WeatherHourRow[] {
  return z.parse(hourRows, JSON.parse(content));
}

/** @throws ZodError for values out of the range. */
export function writeStorms(warnings: readonly StormWarning[]): string {
  return JSON.stringify(z.parse(stormRows, warnings.map(writeStorm)));
}

export function readStorms(content: string): StormWarning[] {
  return z.parse(stormRows, JSON.parse(content)).map((row) => ({
    ...row,
    from: requireWireTime(row.from),
    to: requireWireTime(row.to),
  }));
}

export function writeStorm({ from, to, ...rest }: StormWarning): StormRow {
  return { ...rest, from: writeWireTime(from), to: writeWireTime(to) };
}
