import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { eitherEngine } from '../support/engines.ts';
import { emptyPark, scratch } from '../support/scratch.ts';

/** More than one step of the migration. */
const others = 501;

describe.each(eitherEngine(import.meta.url))('Accounts of an earlier version, on $name', (engine) => {
  test('get what a search looks through, in as many steps as they need', async () => {
    const park = await emptyPark(await scratch(engine.name), '033-bills');
    const id = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
    const rows = Array.from(
      { length: others },
      (_, at) => sql`(${id(at)}, ${'Łukasz'}, 'User', 'active', 0)`,
    );
    await sql`insert into account (id, first_name, role, status, created_at) values ${sql.join(rows)}`.execute(
      park.db,
    );
    await sql`
      insert into account (id, email, first_name, last_name, phone, role, status, created_at) values
        (${id(9000)}, 'ola@lake.example', 'Ola', 'Żółkowska', '+48600700800', 'User', 'active', 0),
        (${id(9001)}, null, null, null, null, 'User', 'erased', 0)`.execute(park.db);
    await migrate(park.db, engine.name, 'Europe/Warsaw', '038-riders');
    const found = await sql<{ text: string; count: number | string }>`
      select search_text as text, count(*) as count from account group by search_text order by min(id)`.execute(
      park.db,
    );
    expect(found.rows.map(({ text, count }) => [text, Number(count)])).toEqual([
      [' lukasz', others],
      [' ola zolkowska ola@lake.example 48600700800', 1],
      ['', 1],
    ]);
  });
});
