import {
  createItem,
  createItems,
  deleteItem,
  deleteItems,
  readItem,
  readItems,
  updateItem,
  updateItems,
} from '@directus/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../support/engines.ts';
import { aPerson } from '../support/people.ts';
import { makeSlot } from '../support/slots.ts';
import { type Ask, clientOf, openListeningPark, refusalOf } from './official-client.ts';

describe.each(engines)('The official client describes tracks on $name', (engine) => {
  let admin: Ask;
  let editor: Ask;
  let visitor: Ask;
  let slotOn: (asset: number) => Promise<number>;

  beforeAll(async () => {
    const { park, url } = await openListeningPark(engine);
    admin = clientOf(url, await aPerson(park, 'Admin'));
    editor = clientOf(url, await aPerson(park, 'Editor'));
    visitor = clientOf(url, null);
    slotOn = (asset) => makeSlot(park, '2026-07-01T12:00:00.000Z', { asset_id: asset });
  });

  test('An Admin makes one by its name; the rest comes where it is named', async () => {
    const made = await admin(createItem('Asset', { name: 'Zatoka' }));
    expect(made).toEqual({ id: expect.any(Number), name: 'Zatoka' });
    const fields = ['name', 'name_en', 'length', 'level', 'colour', 'sort', 'status', 'obstacles'] as const;
    expect(await visitor(readItem('Asset', made.id, { fields: [...fields] }))).toEqual({
      name: 'Zatoka',
      name_en: null,
      length: null,
      level: null,
      colour: 'teal',
      sort: 1,
      status: 'open',
      obstacles: [],
    });
  });

  test('To everybody who asks for no more a track is its id and its name, as ever', async () => {
    const [track] = await visitor(readItems('Asset'));
    expect(track).toEqual({ id: track?.id, name: 'Zatoka' });
    expect(await visitor(readItems('Asset', { fields: ['*'] }))).toEqual([track]);
    const slot = await slotOn(track?.id ?? 0);
    expect(await visitor(readItem('Slot', slot, { fields: [{ asset: ['*'] }] }))).toEqual({ asset: track });
    expect(await visitor(readItem('Slot', slot, { fields: [{ asset: ['name', 'status'] }] }))).toEqual({
      asset: { name: 'Zatoka', status: 'open' },
    });
  });

  test('Several are made and changed at once; what was said of one is read back', async () => {
    const obstacles = [{ name: 'Rura', name_en: 'Pipe', picture: 'obstacle-pipe' }];
    const [pier, big] = await admin(
      createItems('Asset', [{ name: 'Pomost', length: 120, level: 'first-time' }, { name: 'Duży' }]),
    );
    const said = { name_en: 'The big one', length: 260, obstacles };
    expect(
      await admin(updateItem('Asset', big?.id ?? 0, said, { fields: ['name_en', 'length', 'obstacles'] })),
    ).toEqual(said);
    await admin(updateItems('Asset', [pier?.id ?? 0, big?.id ?? 0], { status: 'closed' }));
    const closed = { status: { _eq: 'closed' } } as const;
    expect(
      await visitor(readItems('Asset', { filter: closed, sort: ['-length'], fields: ['name'] })),
    ).toEqual([{ name: 'Duży' }, { name: 'Pomost' }]);
    expect(await refusalOf(visitor(readItems('Asset', { sort: ['obstacles' as 'name'] })))).toBe(
      '400 INVALID_QUERY',
    );
  });

  test('An Admin deletes those on which nothing ever was; nobody else writes any', async () => {
    const [first, ...others] = await visitor(readItems('Asset', { fields: ['id'], sort: ['id'] }));
    const ids = others.map(({ id }) => id);
    const inUse = first?.id ?? 0;
    expect(await refusalOf(editor(createItem('Asset', { name: 'x' })))).toBe('403 FORBIDDEN');
    expect(await refusalOf(editor(updateItem('Asset', inUse, { name: 'x' })))).toBe('403 FORBIDDEN');
    expect(await refusalOf(visitor(deleteItem('Asset', ids[0] ?? 0)))).toBe('403 FORBIDDEN');
    expect(await refusalOf(admin(deleteItems('Asset', [...ids, inUse])))).toBe('409 TRACK_IN_USE');
    await admin(deleteItems('Asset', ids));
    expect(await visitor(readItems('Asset', { fields: ['id'] }))).toEqual([{ id: inUse }]);
  });
});
