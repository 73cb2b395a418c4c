import type { Decision } from '../decision.ts';

/** The plausible range of a lake, in °C. */
export const waterRange = { least: -2, most: 40 } as const;
/** How many hours a water temperature is displayed: staff enter it once a day. */
const waterShownForHours = 24;
/** By how many minutes a sensor's clock may be wrong. */
const sensorWindowMinutes = 5;

export const waterSources = ['staff', 'sensor'] as const;

export interface WaterTemperature {
  /** °C, with one decimal. */
  celsius: number;
  at: Temporal.Instant;
  by: (typeof waterSources)[number];
}

/** When a water temperature is no longer displayed. */
export function endOfWater({ at }: Pick<WaterTemperature, 'at'>): Temporal.Instant {
  return at.add({ hours: waterShownForHours });
}

/** The newest temperature that is fresh enough; null for none. */
export function shownWater(
  readings: readonly WaterTemperature[],
  now: Temporal.Instant,
): WaterTemperature | null {
  const fresh = readings.filter((reading) => Temporal.Instant.compare(now, endOfWater(reading)) < 0);
  return fresh.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at))[0] ?? null;
}

interface SensorFacts {
  /** When the sensor signed its reading. */
  sentAt: Temporal.Instant;
  /** The same time of the last accepted reading; null before the first one. */
  lastSentAt: Temporal.Instant | null;
  now: Temporal.Instant;
}

/** Whether a signed reading counts. It must be signed within minutes of now and after the last one, so that none counts twice. */
export function decideSensorReading({ sentAt, lastSentAt, now }: SensorFacts): Decision {
  const window = { minutes: sensorWindowMinutes };
  if (Temporal.Instant.compare(sentAt, now.subtract(window)) < 0) return 'TOO_LATE';
  if (Temporal.Instant.compare(sentAt, now.add(window)) > 0) return 'TOO_EARLY';
  if (lastSentAt !== null && Temporal.Instant.compare(sentAt, lastSentAt) <= 0) return 'CHANGED_SINCE';
  return 'ok';
}
