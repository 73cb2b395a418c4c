import { type HourOfWeather, isShown } from './forecast.ts';

/** From which speed staff are warned, m/s. The limits on wind serve where a source has no gusts. */
export interface WindLimits {
  gustCare: number;
  gustStop: number;
  windCare: number;
  windStop: number;
}

export const defaultWindLimits: WindLimits = { gustCare: 12, gustStop: 16, windCare: 8, windStop: 11 };

export type AdviceLevel = 'care' | 'stop';

/** Advice for staff, who alone close. */
export interface WindAdvice {
  level: AdviceLevel;
  kind: 'gust' | 'wind';
  /** The strongest of those hours, m/s. */
  speed: number;
  from: Temporal.Instant;
  /** The end of the last of those hours in a row. */
  until: Temporal.Instant;
}

/** The first hours in a row at the highest level that the rest of a day reaches; null where no limit is reached. */
export function windAdvice(
  hours: readonly HourOfWeather[],
  limits: WindLimits,
  { now, until }: { now: Temporal.Instant; until: Temporal.Instant },
): WindAdvice | null {
  const coming = hours.filter(
    ({ at }) =>
      Temporal.Instant.compare(at.add({ hours: 1 }), now) > 0 && Temporal.Instant.compare(at, until) < 0,
  );
  return adviceAt('stop', coming, limits) ?? adviceAt('care', coming, limits);
}

/** Whether hours of it are to come, and its forecast is not too old: a page may have lost its line. @param confirmedAt of the forecast */
export function isAdviceShown(
  { until }: Pick<WindAdvice, 'until'>,
  confirmedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  return Temporal.Instant.compare(now, until) < 0 && confirmedAt !== null && isShown(confirmedAt, now);
}

function adviceAt(
  level: AdviceLevel,
  hours: readonly HourOfWeather[],
  limits: WindLimits,
): WindAdvice | null {
  const first = hours.findIndex((hour) => reaches(hour, level, limits) !== null);
  const from = hours[first];
  if (!from) return null;
  const kind = reaches(from, level, limits) ?? 'gust';
  const rest = hours.slice(first);
  const end = rest.findIndex(
    (hour, index) => reaches(hour, level, limits) === null || !hour.at.equals(from.at.add({ hours: index })),
  );
  const run = end === -1 ? rest : rest.slice(0, end);
  return {
    level,
    kind,
    speed: Math.max(...run.map((hour) => hour[kind] ?? 0)),
    from: from.at,
    until: from.at.add({ hours: run.length }),
  };
}

/** What reaches the level in this hour: gusts, or wind where there are none. A missing value reaches nothing. */
function reaches(
  { gust, wind }: HourOfWeather,
  level: AdviceLevel,
  limits: WindLimits,
): WindAdvice['kind'] | null {
  const [gustLimit, windLimit] =
    level === 'stop' ? [limits.gustStop, limits.windStop] : [limits.gustCare, limits.windCare];
  if (gust !== null) return gust >= gustLimit ? 'gust' : null;
  return wind !== null && wind >= windLimit ? 'wind' : null;
}
