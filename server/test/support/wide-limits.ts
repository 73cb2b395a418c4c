import { defaultContent } from '@cablepark/domain/park/content';
import { systemClock } from '../../src/clock.ts';
import type { Db } from '../../src/db/store.ts';
import { insertFirstContent } from '../../src/modules/site/settings/index.ts';

const most = 1000;

/** Lets every rider hold as many rides as a park can allow. For a fresh database that no server has read yet. */
export async function allowManyRides(db: Db): Promise<void> {
  const limits = {
    ridesAtMost: most,
    ridesADayAtMost: most,
    unprovedRidesAtMost: most,
    unprovedRidesADayAtMost: most,
  };
  const content = { ...defaultContent, policy: { ...defaultContent.policy, ...limits } };
  await insertFirstContent(db, content, systemClock.now().epochMilliseconds);
}

const dayMs = 24 * 60 * 60_000;

/** Tells all bookings of the last day as a day older, so that riders have their whole budget again. */
export async function renewBudgets(db: Db): Promise<void> {
  await db
    .updateTable('booking_history')
    .set((eb) => ({ created_at: eb('created_at', '-', dayMs) }))
    .where('created_at', '>', systemClock.now().epochMilliseconds - dayMs)
    .execute();
}
