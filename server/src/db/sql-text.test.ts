import { beforeAll, describe, expect, test } from 'vitest';
import { bothEngines } from '../../test/support/engines.ts';
import type { TestPark } from '../../test/support/park.ts';
import { rowsOf, sql } from './sql-text.ts';

describe.each(bothEngines)('SQL as text on $name', (engine) => {
  let park: TestPark;

  beforeAll(async () => {
    park = await engine.open();
  });

  const run = (statement: ReturnType<typeof sql>) => rowsOf(park.store.db, park.store.engine, statement);

  test('Values keep their places, in whatever order the pieces were made', async () => {
    const last = sql`${'e'} as fifth, ${'?'} as sixth`;
    const [first, middle] = [sql`${'a'} as first`, sql.join([sql`${'b'} as second`, sql`'$1 ?' as third`])];
    expect(await run(sql`select ${first}, ${middle}, ${'d'} as fourth, ${last}`)).toEqual([
      { first: 'a', second: 'b', third: '$1 ?', fourth: 'd', fifth: 'e', sixth: '?' },
    ]);
  });

  test('A list of values is one parameter each', async () => {
    const found = sql.join([1, 7, 9]);
    expect(await run(sql`select 1 as hit where ${7} in (${found})`)).toEqual([{ hit: 1 }]);
    expect(await run(sql`select 1 as hit where ${8} in (${found})`)).toEqual([]);
  });

  test('What a value says is never read as SQL, nor a name or a constant that holds a quotation mark', async () => {
    const odd = `'; drop table slot; -- " $1 ? \\`;
    const [row] = await run(
      sql`select cast(${odd} as text) as ${sql.id('a "name" ?')}, ${sql.lit("it's")} as said`,
    );
    expect(row).toEqual({ 'a "name" ?': odd, said: "it's" });
  });
});
