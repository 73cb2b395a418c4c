import { randomUUID } from 'node:crypto';
import type { Looks } from '@cablepark/domain/theme/looks.schema';
import { insertVersion } from '../../src/modules/site/content/index.ts';
import type { TestPark } from './park.ts';

/** A logo of the park, twice as wide as high. */
export const drawnLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="512" height="256"><rect width="40" height="20" fill="#00ff00"></rect></svg>';

/** @returns its id */
export async function aLogo(park: TestPark): Promise<string> {
  const id = randomUUID();
  await park.store.db
    .insertInto('brand_file')
    .values({
      id,
      type: 'image/svg+xml',
      width: 512,
      height: 256,
      content: Buffer.from(drawnLogo),
      created_at: park.clock.now().epochMilliseconds,
      created_by: randomUUID(),
    })
    .execute();
  return id;
}

/** As if an Admin had saved it. */
export async function writeLooks(park: TestPark, content: Looks): Promise<void> {
  park.pageContents.forget();
  const version = (await park.pageContents.read()).looks.version + 1;
  const created = { created_at: park.clock.now().epochMilliseconds, created_by: null };
  await insertVersion(park.store.db, { name: 'looks', version, content, ...created });
  park.pageContents.forget();
}
