import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bothEngines } from './engines.ts';

describe.each(bothEngines)('$name', (engine) => {
  test('Every park of a test has a fresh database of the engine it asked for', async () => {
    const [one, other] = [await engine.open(), await engine.open()];
    await one.store.db.insertInto('asset').values({ name: 'Track 1' }).execute();
    expect(await other.store.db.selectFrom('asset').selectAll().execute()).toEqual([]);
    expect(one.store.engine).toBe(engine.name);
    const version = engine.name === 'sqlite' ? sql`select sqlite_version()` : sql`select version()`;
    expect((await version.execute(one.store.db)).rows).toHaveLength(1);
  });
});
