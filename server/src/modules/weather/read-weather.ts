import type { DeskWeatherRow, WeatherRow } from '@cablepark/contract/weather/weather.schema';
import { writeWireMs, writeWireTime } from '@cablepark/contract/wire-time';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { endOfShowing, isShown } from '@cablepark/domain/weather/forecast';
import { standingWarnings } from '@cablepark/domain/weather/storm-warnings';
import { endOfWater, shownWater, type WaterTemperature } from '@cablepark/domain/weather/water';
import { windAdvice } from '@cablepark/domain/weather/wind-advice';
import type { AppContext } from '../../context.ts';
import { findContent } from '../site/settings/index.ts';
import { planReading, userAgentOf } from './reading-plan.ts';
import { findSensorKey } from './sensor-key.ts';
import { findReadings } from './water.ts';
import { findWeather, type StoredWeather, type WeatherKind } from './weather.store.ts';
import { parseHours, readHours, readStorms, writeStorm } from './weather-rows.ts';

/**
 * The weather without outdated parts.
 * @returns also until when it holds if nothing is written meanwhile (epoch milliseconds)
 */
export async function readWeather(context: AppContext): Promise<{ data: WeatherRow; endMs: number }> {
  const { store, clock } = context;
  const { db } = store;
  const now = clock.now();
  // Not the cached settings: the response is cached for this state of the database.
  const content = await findContent(db);
  const plan = planReading(context, content);
  const forecast = await findShown(db, now, { id: 'forecast', place: plan.forecast?.place });
  const warnings = await findShown(db, now, { id: 'warnings', place: plan.warnings?.place });
  const storms = warnings && standingWarnings(readStorms(warnings.content), now);
  const water = content.contact.map ? shownWater(await findReadings(db), now) : null;
  const ends = [
    ...(forecast ? [endOfShowing(forecast.confirmedAt)] : []),
    ...(warnings ? [endOfShowing(warnings.confirmedAt)] : []),
    ...(storms ?? []).map(({ to }) => to),
    ...(water ? [endOfWater(water)] : []),
  ];
  return {
    data: {
      forecast:
        plan.forecast && forecast
          ? {
              source: plan.forecast.source.name,
              confirmedAt: writeWireTime(forecast.confirmedAt),
              hours: parseHours(forecast.content),
            }
          : null,
      warnings:
        warnings && storms
          ? { confirmedAt: writeWireTime(warnings.confirmedAt), list: storms.map(writeStorm) }
          : null,
      water: water && writeWater(water),
    },
    endMs: Math.min(...ends.map(({ epochMilliseconds }) => epochMilliseconds)),
  };
}

/** The advice for the rest of the day, the settings, and the state of the sources. */
export async function readDeskWeather(context: AppContext): Promise<DeskWeatherRow> {
  const { store, clock, config } = context;
  const { db } = store;
  const now = clock.now();
  const content = await findContent(db);
  const plan = planReading(context, content);
  const forecast = await findShown(db, now, { id: 'forecast', place: plan.forecast?.place });
  const until = startOfDay(dayOf(now, config.zone).add({ days: 1 }), config.zone);
  const advice = forecast && windAdvice(readHours(forecast.content), content.weather, { now, until });
  const water = shownWater(await findReadings(db), now);
  const key = await findSensorKey(db);
  return {
    settings: content.weather,
    advice: advice && {
      ...advice,
      from: writeWireTime(advice.from),
      until: writeWireTime(advice.until),
    },
    water: water && writeWater(water),
    source: plan.forecast?.source.name ?? null,
    hasContact: userAgentOf(config, content) !== null,
    forecast: plan.forecast && stateOf(await findAt(db, 'forecast', plan.forecast.place)),
    warnings: plan.warnings && stateOf(await findAt(db, 'warnings', plan.warnings.place)),
    sensor: key && {
      since: writeWireMs(key.created_at),
      lastAt: key.last_sent_at === null ? null : writeWireMs(key.last_sent_at),
    },
  };
}

function stateOf(row: StoredWeather | null) {
  return {
    confirmedAt: row === null || row.confirmed_at === null ? null : writeWireMs(row.confirmed_at),
    isFailing: (row?.failures ?? 0) > 0,
  };
}

function writeWater({ at, ...rest }: WaterTemperature) {
  return { ...rest, at: writeWireTime(at) };
}

type Db = AppContext['store']['db'];

async function findAt(db: Db, id: WeatherKind, place: string): Promise<StoredWeather | null> {
  const row = await findWeather(db, id);
  return row?.place === place ? row : null;
}

/** The content for this place, unless it is too old. */
async function findShown(
  db: Db,
  now: Temporal.Instant,
  { id, place }: { id: WeatherKind; place: string | undefined },
): Promise<{ content: string; confirmedAt: Temporal.Instant } | null> {
  const row = place === undefined ? null : await findAt(db, id, place);
  if (!row || row.content === null || row.confirmed_at === null) return null;
  const confirmedAt = Temporal.Instant.fromEpochMilliseconds(row.confirmed_at);
  return isShown(confirmedAt, now) ? { content: row.content, confirmedAt } : null;
}
