import * as z from 'zod/mini';
import type { FieldFault } from '../errors.ts';

/** m/s: from a breeze to a hurricane. */
const speed = z.number().check(z.gte(1), z.lte(60));

/** The park's settings of the weather: the county of its warnings, and the limits that warn staff. */
export const weatherSettings = z.strictObject({
  /** The county's code in Poland's register TERYT, four digits; null: no warnings are read. */
  county: z.nullable(z.string().check(z.regex(/^(?:0[2-9]|[12]\d|3[0-2])\d\d$/))),
  gustCare: speed,
  gustStop: speed,
  windCare: speed,
  windStop: speed,
});
export type WeatherSettings = z.infer<typeof weatherSettings>;

/** The first limit of a pair is never above the second. */
export function weatherFaults(settings: WeatherSettings): FieldFault[] {
  const pairs = [
    ['gustCare', 'gustStop'],
    ['windCare', 'windStop'],
  ] as const;
  return pairs
    .filter(([care, stop]) => settings[care] > settings[stop])
    .map(([care, stop]) => ({
      field: `weather.${care}`,
      type: 'max',
      message: `"weather.${care}" must not be more than "weather.${stop}".`,
    }));
}
