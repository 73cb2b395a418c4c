import type { Actor } from '@cablepark/domain/accounts/actor';
import type { MsSpan } from '@cablepark/domain/season/change-days';
import type { ParkPlace, SeasonSlot } from '@cablepark/domain/season/plan-day';
import { planDay } from '@cablepark/domain/season/plan-day';
import type { Season } from '@cablepark/domain/season/season.schema';
import type { SeasonStep } from '@cablepark/domain/season/season-steps';
import { boundsOf, daysOf } from '@cablepark/domain/time/day-range';
import type { AppContext } from '../../context.ts';
import type { Db, Store } from '../../db/store.ts';

/** A transaction that creates slots of the plan, with its time and the park's place. */
export interface SeasonWork {
  db: Db;
  engine: Store['engine'];
  nowMs: number;
  place: ParkPlace;
}

/** The author of the plan's slots, which no account creates. */
export const nobody = { id: '', role: 'User' } as const satisfies Actor;

/** Do not call it inside a transaction: it may read the park's content. */
export async function placeOf({ config, parkSettings }: AppContext): Promise<ParkPlace> {
  return { zone: config.zone, map: (await parkSettings.read()).contact.map };
}

/** Invalidates both caches after a change of the plan: the park's hours may follow the season. */
export function forgetSeason({ season, parkSettings }: AppContext): void {
  season.forget();
  parkSettings.forget();
}

/** The slots of the plan on the days of a step. */
export function planStep(season: Season, step: SeasonStep, place: ParkPlace): SeasonSlot[] {
  return daysOf(rangeOf(step)).flatMap((day) => planDay(season, step.track, day, place));
}

export function spanOfStep(step: SeasonStep, zone: string): MsSpan {
  return boundsOf(rangeOf(step), zone);
}

function rangeOf({ firstDay, lastDay }: SeasonStep) {
  return { from: Temporal.PlainDate.from(firstDay), to: Temporal.PlainDate.from(lastDay) };
}
