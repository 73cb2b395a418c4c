import { type HourOfWeather, isShown } from './forecast.ts';

/** The speeds from which staff are warned, in m/s. The wind counts against the limits if a source has no gusts. */
export interface WindLimits {
  gustCare: number;
  gustStop: number;
  windCare: number;
  windStop: number;
}

export const defaultWindLimits: WindLimits = { gustCare: 12, gustStop: 16, windCare: 8, windStop: 11 };

export type AdviceLevel = 'care' | 'stop';

/** Advice for staff. Only staff close tracks. */
export interface WindAdvice {
  level: AdviceLevel;
  kind: 'gust' | 'wind';
  /** The strongest of those hours, m/s. */
  speed: number;
  from: Temporal.Instant;
  /** The end of the last of those hours in a row. */
  until: Temporal.Instant;
}

/** The first consecutive hours at the highest level of the rest of the day; null if no limit is reached. */
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

/** Whether some of its hours are in the future and its forecast is not outdated: a page may have been offline. @param confirmedAt of the forecast */
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

/** Whether this hour reaches the level, by gusts, or by wind without gusts. A missing value reaches none. */
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
