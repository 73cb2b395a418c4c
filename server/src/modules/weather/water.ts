import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideSensorReading, type WaterTemperature } from '@cablepark/domain/weather/water';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';

/** Saves a temperature that staff have entered. */
export async function typeWater(context: AppContext, actor: Actor, celsius: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, now } = transaction;
    await putReading(db, { celsius, at: now, by: 'staff' }, actor.id);
    await writeAudit(transaction, { action: 'water.type', subjectId: 1, after: { celsius } });
  });
}

/** Saves a signed reading of the sensor. @throws TOO_LATE, TOO_EARLY, CHANGED_SINCE; FORBIDDEN for a key replaced meanwhile */
export async function takeReading(
  { store, clock }: AppContext,
  { salt, sentAt }: { salt: string; sentAt: Temporal.Instant },
  celsius: number,
): Promise<void> {
  const now = clock.now();
  await store.db.transaction().execute(async (db) => {
    const row = await db
      .selectFrom('sensor_key')
      .select('last_sent_at')
      .where('salt', '=', salt)
      .$if(store.engine === 'postgres', (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (!row) throw new ParkError('FORBIDDEN');
    const { last_sent_at: last } = row;
    const lastSentAt = last === null ? null : Temporal.Instant.fromEpochMilliseconds(last);
    enforce(decideSensorReading({ sentAt, lastSentAt, now }));
    await db
      .updateTable('sensor_key')
      .set({ last_sent_at: sentAt.epochMilliseconds })
      .where('salt', '=', salt)
      .execute();
    await putReading(db, { celsius, at: now, by: 'sensor' }, null);
  });
}

async function putReading(
  db: Db,
  { celsius, at, by }: WaterTemperature,
  created_by: string | null,
): Promise<void> {
  const reading = { tenths: Math.round(celsius * 10), measured_at: at.epochMilliseconds, created_by };
  await db
    .insertInto('water_temperature')
    .values({ id: by, ...reading })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(reading))
    .execute();
}

export async function findReadings(db: Db): Promise<WaterTemperature[]> {
  const rows = await db.selectFrom('water_temperature').selectAll().execute();
  return rows.map(({ id, tenths, measured_at }) => ({
    celsius: tenths / 10,
    at: Temporal.Instant.fromEpochMilliseconds(measured_at),
    by: id,
  }));
}
