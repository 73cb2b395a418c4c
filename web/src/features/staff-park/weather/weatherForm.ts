import {
  type WeatherSettings,
  weatherFaults,
  weatherSettings,
} from '@cablepark/domain/weather/weather-settings.schema';

export const speedFields = ['gustCare', 'gustStop', 'windCare', 'windStop'] as const;
export type WeatherField = (typeof speedFields)[number] | 'county';

/** The entered texts, by field. */
export type WeatherForm = Readonly<Record<WeatherField, string>>;
/** `order`: above the second limit of its pair. */
export type WeatherFormFaults = ReadonlyMap<WeatherField, 'form' | 'order'>;

export function formOf({ county, ...speeds }: WeatherSettings): WeatherForm {
  const texts = speedFields.map((field) => [field, String(speeds[field])] as const);
  return {
    county: county ?? '',
    ...(Object.fromEntries(texts) as Record<(typeof speedFields)[number], string>),
  };
}

/** Parses the form with the server's schema. */
export function readForm(form: WeatherForm): { settings: WeatherSettings } | { faults: WeatherFormFaults } {
  const speeds = speedFields.map((field) => [field, form[field].trim() === '' ? null : Number(form[field])]);
  const county = form.county.trim();
  const result = weatherSettings.safeParse({
    county: county === '' ? null : county,
    ...Object.fromEntries(speeds),
  });
  if (!result.success)
    return { faults: new Map(result.error.issues.map(({ path }) => [path[0] as WeatherField, 'form'])) };
  const faults = weatherFaults(result.data);
  if (faults.length === 0) return { settings: result.data };
  return {
    faults: new Map(faults.map(({ field }) => [field.replace('weather.', '') as WeatherField, 'order'])),
  };
}
