/** The forecast of a source for one hour. Null is an unknown value, which is never 0. */
export interface HourOfWeather {
  /** The start of the hour. */
  at: Temporal.Instant;
  /** m/s, ten metres above the ground. */
  wind: number | null;
  /** m/s, never below the wind. */
  gust: number | null;
  /** Millimetres in this hour. */
  rain: number | null;
  /** °C. */
  air: number | null;
}

/** `sample` is the forecast of the sample park, made without a network. */
export const forecastSources = ['met-norway', 'open-meteo', 'sample'] as const;
export type ForecastSourceName = (typeof forecastSources)[number];

/** How many hours a forecast or warnings are displayed without a confirmation by the source. */
export const shownForHours = 6;

/** How many hours ahead a forecast is stored. */
export const hoursAhead = 60;

/** When a confirmed answer is no longer displayed. */
export function endOfShowing(confirmedAt: Temporal.Instant): Temporal.Instant {
  return confirmedAt.add({ hours: shownForHours });
}

export function isShown(confirmedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, endOfShowing(confirmedAt)) < 0;
}

/** The hour of the forecast that contains an instant; null if the source has none. Instants make clock changes irrelevant. */
export function hourAt(hours: readonly HourOfWeather[], moment: Temporal.Instant): HourOfWeather | null {
  return hours.find(({ at }) => isWithin(moment, at, at.add({ hours: 1 }))) ?? null;
}

/** Some models give gusts below the wind: then the wind is the gust. */
export function gustOver(wind: number | null, gust: number | null): number | null {
  return gust === null ? null : Math.max(gust, wind ?? gust);
}

/** Whether the forecast may reach this moment. Pages reserve space for its line only then. */
export function isForecastable(moment: Temporal.Instant, now: Temporal.Instant): boolean {
  return isWithin(moment, now.subtract({ hours: 1 }), now.add({ hours: hoursAhead }));
}

function isWithin(moment: Temporal.Instant, from: Temporal.Instant, to: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, from) >= 0 && Temporal.Instant.compare(moment, to) < 0;
}
