import { toGrosze } from '@cablepark/contract/money';
import { slotPriceOf } from '@cablepark/domain/prices/price-list';
import type { Season } from '@cablepark/domain/season/season.schema';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { TransactionContext } from '../db/transaction-context.ts';
import { beginChange, doStep, releaseNext } from '../modules/season/index.ts';
import { sampleContent } from './sample-content.ts';
import { samplePrices } from './sample-prices.ts';

const weeks = 4;
const pastDays = 7;
const slotMinutes = 15;

/**
 * The season as planned a week ago and released since: four weeks of slots from today on, and the week before. From now on the release
 * continues by itself.
 */
export async function makeSampleSeason(transaction: TransactionContext, zone: string): Promise<void> {
  const { db, engine, now } = transaction;
  const first = dayOf(now, zone).subtract({ days: pastDays });
  const place = { zone, map: sampleContent.contact.map };
  const pastTransaction = { ...transaction, now: startOfDay(first, zone).subtract({ seconds: 1 }) };
  const expected = { make: 0, reprice: 0, remove: 0, keptBooked: 0, keptByHand: 0, leftFree: 0 };
  const order = { season: sampleSeason(first), version: 0, refills: false, expected };
  const id = await beginChange(pastTransaction, place, order);
  const work = { db, engine, place };
  let step: number | null = 0;
  while (step !== null)
    step = await doStep({ ...work, nowMs: pastTransaction.now.epochMilliseconds }, id, step);
  // There was no preview, so the expected result equals the actual one.
  await db
    .updateTable('season_change')
    .set((row) => ({ expected: row.ref('counts') }))
    .execute();
  const nowMs = now.epochMilliseconds;
  while (await releaseNext({ ...work, nowMs }));
}

/** A year with the sample's hours and prices. */
function sampleSeason(first: Temporal.PlainDate): Season {
  const slot = slotPriceOf(samplePrices) ?? { weekday: 0, weekend: 0 };
  const [onWeekdays, onWeekends] = [toGrosze(slot.weekday), toGrosze(slot.weekend)];
  return {
    plans: [
      {
        name: 'Sezon',
        firstDay: first.toString(),
        lastDay: first.add({ years: 1 }).subtract({ days: 1 }).toString(),
        tracks: null,
        week: [...sampleContent.hours.week],
        minutes: slotMinutes,
        breaks: [],
        prices: [
          {
            from: '00:00',
            weekday: onWeekdays,
            fridayEvening: onWeekends,
            weekend: onWeekends,
            holiday: onWeekends,
          },
        ],
        exceptions: [],
        sunsetMinutes: null,
      },
    ],
    // Four weeks with today; one more day each night.
    release: { daysAhead: weeks * 7 - 1, at: '00:00' },
  };
}
