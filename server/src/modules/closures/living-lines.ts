import { livingLines } from '@cablepark/domain/closures/call-lines';
import { rideDayOf } from '@cablepark/domain/closures/ride-day';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import {
  type ClosureLine,
  closureLinesOf,
  findClosureMessages,
  findRides,
  findShownClosures,
} from './closings/closure-lines.ts';
import { findStopIds, findStopLines, findStopSlots, type StopLine } from './stops/stop-lines.ts';
import { findMessages } from './stops/stop-messages.store.ts';

interface Lines {
  stops: StopLine[];
  closures: ClosureLine[];
}

/**
 * The current lines of today's stops and closures: each ride is on one of the two call lists only.
 * @param known the list that the caller has already read
 */
export async function findLivingLines(
  { store, clock, config }: Pick<AppContext, 'store' | 'clock' | 'config'>,
  known: Pick<Lines, 'stops'> | Pick<Lines, 'closures'>,
): Promise<Lines> {
  const { db } = store;
  const now = clock.now();
  const since = rideDayOf(now, config.zone).start;
  const stops = 'stops' in known ? known.stops : await readStopLines(db, since, now);
  const closures = 'closures' in known ? known.closures : await readClosureLines(db, since, now);
  const living = livingLines<StopLine | ClosureLine>([...stops, ...closures]);
  return {
    stops: stops.filter((line) => living.has(line)),
    closures: closures.filter((line) => living.has(line)),
  };
}

async function readStopLines(db: Db, since: Temporal.Instant, now: Temporal.Instant): Promise<StopLine[]> {
  const ids = await findStopIds(db, since);
  if (ids.length === 0) return [];
  const slots = await findStopSlots(db, ids);
  return await findStopLines(db, slots, await findMessages(db, slots), now);
}

async function readClosureLines(
  db: Db,
  since: Temporal.Instant,
  now: Temporal.Instant,
): Promise<ClosureLine[]> {
  const closures = await findShownClosures(db, since);
  const rides = await findRides(
    db,
    closures.map(({ id }) => id),
  );
  return closureLinesOf(rides, await findClosureMessages(db, rides), now);
}
