import { randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '../../../../test/support/counted-queries.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { aLogo, writeLooks } from '../../../../test/support/looks.ts';
import type { TestPark } from '../../../../test/support/park.ts';
import { mailBrand } from './mail-brand.ts';

describe.each(engines)('What is the park’s own in its mails on $name', (engine) => {
  let park: TestPark;

  beforeAll(async () => {
    park = await engine.open();
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['content_version', 'brand_file']);
    park.pageContents.forget();
  });

  const logo = (file: string) => ({ file, width: 512, height: 256, withName: false, onPlate: true });

  test('Its logo, as a picture twice as dense as it is shown; without one, our mark', async () => {
    expect((await mailBrand(park)).logo).toMatchObject({ width: 36, height: 36, withName: true });
    await writeLooks(park, { colours: null, logo: logo(await aLogo(park)) });
    const brand = await mailBrand(park);
    expect(brand.logo).toMatchObject({ width: 80, height: 40, withName: false, onPlate: true });
    const { png } = brand.logo?.image ?? {};
    expect(await new Transformer(png as Buffer).metadata()).toMatchObject({ width: 160, height: 80 });
  });

  test('It is drawn once for each change of the looks', async () => {
    await writeLooks(park, { colours: null, logo: logo(await aLogo(park)) });
    const first = await mailBrand(park);
    const { counted, queries } = countQueries(park);
    expect((await mailBrand(counted)).logo?.image.png).toBe(first.logo?.image.png);
    expect(queries()).toBe(0);
  });

  test('A logo that cannot be drawn holds up no mail', async () => {
    const id = randomUUID();
    const created = { created_at: 1, created_by: randomUUID() };
    const file = {
      id,
      type: 'image/svg+xml' as const,
      width: 512,
      height: 256,
      content: Buffer.from('<svg'),
    };
    await park.store.db
      .insertInto('brand_file')
      .values({ ...file, ...created })
      .execute();
    await writeLooks(park, { colours: { main: '#c8102e', second: '#ffd500' }, logo: logo(id) });
    const { theme, logo: none } = await mailBrand(park);
    expect(none).toBeNull();
    expect(theme['surface-deep'].light).not.toBe('#06283d');
  });
});
