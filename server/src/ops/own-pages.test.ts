import { randomUUID } from 'node:crypto';
import { defaultContents } from '@cablepark/domain/content/defaults';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../../test/support/cleanup.ts';
import { eitherEngine } from '../../test/support/engines.ts';
import { aLogo } from '../../test/support/looks.ts';
import { openTestApp, openTestPark, type TestPark } from '../../test/support/park.ts';
import { aPerson } from '../../test/support/people.ts';
import { drawing } from '../../test/support/pictures.ts';
import { look, scratch } from '../../test/support/scratch.ts';
import type { Db } from '../db/store.ts';
import { chores } from '../modules/system/clean-up.ts';
import { backUp } from './backup.ts';
import { migrateDatabase } from './migrate-database.ts';
import { restore } from './restore.ts';

const tables = ['content_version', 'library_picture', 'library_file', 'brand_file'] as const;

/** Every row of the park's own pages; the bytes of its pictures as text, whichever database holds them. */
async function ownPages(db: Db) {
  const lists = tables.map(async (table) => {
    const rows: object[] = await db.selectFrom(table).selectAll().orderBy('id').execute();
    return [table, rows.map(readable)] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

function readable(row: object): object {
  const cells = Object.entries(row).map(([name, cell]) => [
    name,
    cell instanceof Uint8Array ? Buffer.from(cell).toString('base64') : cell,
  ]);
  return Object.fromEntries(cells);
}

/** A photo in the library, two versions of a page that shows it, ours of the terms, a logo. */
async function decorate(park: TestPark): Promise<void> {
  const app = await openTestApp(park);
  const { headers } = await aPerson(park, 'Admin');
  const picture = await app.inject({
    method: 'POST',
    url: '/park/pictures',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    payload: await drawing(600, 400).jpeg(80),
  });
  const shown = picture.json().data.id;
  await park.store.db.updateTable('library_picture').set({ alt_pl: 'Zażółć „gęślą”', focus_x: 25 }).execute();
  for (const edited of [0, 1]) {
    const text = { pl: `Wersja ${edited}: zażółć 🌊 \\ "jaźń"\nDrugi wiersz`, en: '' };
    const sections = [{ heading: { pl: 'Nagłówek', en: '' }, text, picture: shown }];
    const payload = { edited, content: { ...defaultContents.bar, isShown: true, sections } };
    const url = '/park/contents/bar/versions';
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
  }
  await aLogo(park);
}

describe.each(eitherEngine(import.meta.url))('The park’s own pages on $name', (engine) => {
  let park: TestPark;
  let before: Awaited<ReturnType<typeof ownPages>>;

  beforeAll(async () => {
    park = await engine.open();
    await decorate(park);
    before = await ownPages(park.store.db);
  });

  test.each(['sqlite', 'postgres'] as const)(
    'go into a backup and come back on %s byte for byte',
    async (name) => {
      const { file } = await backUp(park.store, await freshFolder());
      const where = await scratch(name);
      await restore(where, file, false);
      expect(tables.filter((table) => before[table]?.length === 0)).toEqual([]);
      expect(await ownPages((await look(where)).db)).toEqual(before);
    },
  );

  test('are left alone by the clean-up: the library keeps what no page shows, and the history what one showed', async () => {
    const start = park.clock.now();
    const { db } = park.store;
    const file = { id: randomUUID(), type: 'image/webp', width: 1, height: 1, content: Buffer.from('x') };
    await db
      .insertInto('file')
      .values({ ...file, created_at: 0, created_by: randomUUID() })
      .execute();
    const latest = { ...defaultContents.bar, sections: [] };
    const row = { name: 'bar', version: 3, created_at: 0, created_by: null } as const;
    await db
      .insertInto('content_version')
      .values({ ...row, content: JSON.stringify(latest) })
      .execute();
    const { brand_file: _, ...standing } = await ownPages(db);
    park.clock.set(start.add({ hours: 24 * 400 }).toString());
    await Promise.all(chores.map((chore) => chore(park)));
    park.clock.set(start.toString());
    expect(await ownPages(db)).toMatchObject(standing);
    expect(await db.selectFrom('file').select('id').execute()).toEqual([]);
  });
});

test('A move to the other database takes the park’s own pages along byte for byte', async () => {
  const park = await openTestPark();
  await decorate(park);
  const before = await ownPages(park.store.db);
  await park.store.close();
  const target = await scratch('postgres');
  await migrateDatabase(park.config, target.databaseUrl ?? '');
  expect(await ownPages((await look(target)).db)).toEqual(before);
});
