import { putRider } from './bookings.ts';
import type { TestPark } from './park.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { makeSlot } from './slots.ts';

/** Some write to the slots of the first days of July: one more, one less, another price, another holder. */
export async function writeSomething(
  park: TestPark,
  riders: readonly Person[],
  chance: Random,
): Promise<void> {
  const { db } = park.store;
  const ids = (await db.selectFrom('slot').select('id').execute()).map(({ id }) => id);
  const id = chance.of(ids) ?? 0;
  switch (chance.below(5)) {
    case 0: {
      const hour = String(chance.below(24)).padStart(2, '0');
      const minute = String(chance.below(60)).padStart(2, '0');
      await makeSlot(park, `2026-07-0${1 + chance.below(4)}T${hour}:${minute}:00Z`, { duration: 1 }).catch(
        () => undefined,
      );
      return;
    }
    case 1:
      if (ids.length > 3) await db.deleteFrom('slot').where('id', '=', id).execute();
      return;
    case 2:
      await db
        .updateTable('slot')
        .set({ price_cents: chance.below(9000) })
        .where('id', '=', id)
        .execute();
      return;
    default:
      await putRider(db, id, chance.of([null, ...riders])?.id ?? null);
  }
}
