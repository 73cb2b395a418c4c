import { livingLines } from '@cablepark/domain/closures/call-lines';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../context.ts';
import {
  type ClosureLine,
  closureLinesOf,
  findClosureMessages,
  findRides,
  findShownClosures,
} from './closings/closure-lines.ts';
import { findStopIds, findStopLines, findStopSlots, type StopLine } from './stops/stop-lines.ts';

/** The lines of today's stops and closures that count: one for each ride, on one of the two call lists. */
export async function findLivingLines({
  store,
  clock,
  config,
}: Pick<AppContext, 'store' | 'clock' | 'config'>): Promise<{ stops: StopLine[]; closures: ClosureLine[] }> {
  const { db } = store;
  const now = clock.now();
  const since = startOfDay(dayOf(now, config.zone), config.zone);
  const stopIds = await findStopIds(db, since);
  const stops = stopIds.length === 0 ? [] : await findStopLines(db, await findStopSlots(db, stopIds), now);
  const rides = await findRides(
    db,
    (await findShownClosures(db, since)).map(({ id }) => id),
  );
  const closures = closureLinesOf(rides, await findClosureMessages(db, rides), now);
  const living = livingLines<StopLine | ClosureLine>([...stops, ...closures]);
  return {
    stops: stops.filter((line) => living.has(line)),
    closures: closures.filter((line) => living.has(line)),
  };
}
