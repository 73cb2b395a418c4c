import { defaultZone } from '@cablepark/domain/time/park-time';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bothEngines } from '../../../../test/support/engines.ts';
import { emptyPark, scratch } from '../../../../test/support/scratch.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { migrate } from '../../migrate.ts';

const ten = 36_000_000;
const eleven = 39_600_000;

describe.each(bothEngines)('Slots from before a series was the places of one time, on $name', (engine) => {
  test('are all kept; those that an edit put on another’s time are told by the invariants', async () => {
    const { db } = await emptyPark(await scratch(engine.name), '002-staff-desk');
    await sql`insert into asset (id, name) values (1, '1')`.execute(db);
    await sql`
      insert into account (id, role, status, created_at) values ('editor', 'Editor', 'active', 0)`.execute(
      db,
    );
    const stand = (id: number, startAt: number) =>
      sql`
      insert into slot (id, start_at, end_at, duration, price_cents, asset_id, series)
      values (${id}, ${startAt}, ${startAt + 900_000}, 15, 5500, 1, 'one request')`.execute(db);
    const edit = (subject: number, after: object) =>
      sql`
      insert into audit (created_at, actor_id, action, subject, subject_id, before, after)
      values (0, 'editor', 'slot.edit', 'Slot', ${String(subject)}, '{}', ${JSON.stringify(after)})`.execute(
        db,
      );
    // Places made on purpose, of which two were moved together; then one that only an edit put there.
    for (const id of [1, 2]) await stand(id, ten);
    for (const id of [3, 4]) await stand(id, eleven);
    await edit(3, { startTime: '1970-01-01T11:00:00.000Z', slots: [3, 4] });
    await edit(2, { price: 60 });
    await stand(5, ten);
    await edit(5, { startTime: '1970-01-01T10:00:00.000Z' });

    await migrate(db, engine.name, defaultZone);
    const { rows } = await sql<{ id: number }>`select id from slot order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(await findContradictions(db, engine.name, 0)).toEqual([
      {
        name: 'slots-do-not-overlap',
        told: ['Slot 5 begins on track 1 before an earlier slot has ended.'],
      },
    ]);
    const put = (id: number, at: number) =>
      sql`
      update slot set start_at = ${at}, end_at = ${at + 900_000} where id = ${id}`.execute(db);
    await expect(put(4, ten)).rejects.toThrow('SLOT_OVERLAP');
    await put(5, eleven + 900_000);
    expect(await findContradictions(db, engine.name, 0)).toEqual([]);
  });
});
