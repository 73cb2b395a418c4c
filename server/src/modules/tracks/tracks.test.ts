import { randomUUID } from 'node:crypto';
import { mostTracks } from '@cablepark/domain/tracks/track';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';

const whole = 'fields=id,name,name_en,description,description_en,length,level,colour,sort,status,obstacles';
const bay = {
  name: 'Zatoka',
  name_en: 'The bay',
  description: 'Spokojna woda.\nDla każdego.',
  description_en: 'Calm water.',
  length: 180,
  level: 'sporty',
  colour: 'pine',
  sort: 7,
  status: 'closed',
  obstacles: [{ name: 'Rura', name_en: null, picture: 'obstacle-pipe' }],
};

describe.each(engines)('Tracks on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let admin: Person;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    admin = await aPerson(park, 'Admin');
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['audit', 'asset']);
    park.tracks.forget();
  });

  const create = (body: object) => call('POST', `/items/Asset?${whole}`, admin, body);
  const change = (id: number, body: object) => call('PATCH', `/items/Asset/${id}?${whole}`, admin, body);
  const told = async () => (await call('GET', '/server/info')).data['park'] as { tracks: { name: string }[] };
  async function aTrack(name = 'Tor'): Promise<number> {
    return (await create({ name })).data.id;
  }

  test('All that an Admin says of a track is kept, told to everybody at once, and in the audit log', async () => {
    await told();
    const { status, data } = await create(bay);
    expect([status, data]).toEqual([200, { id: data.id, ...bay }]);
    expect((await told()).tracks).toEqual([data]);
    expect(await readAudit(park)).toEqual([
      {
        actor: admin.id,
        action: 'track.create',
        subject: 'Asset',
        id: `${data.id}`,
        before: null,
        after: bay,
      },
    ]);
  });

  test('Of what is not said a new track gets the next place and the first colour that is free', async () => {
    const made = await create([{ name: 'A' }, { name: 'B', colour: 'sun' }, { name: 'C' }]);
    expect(made.rows.map(({ name, sort, colour }) => [name, sort, colour])).toEqual([
      ['A', 1, 'teal'],
      ['B', 2, 'sun'],
      ['C', 3, 'coral'],
    ]);
  });

  test('A change writes what it names, and tells the audit log from what to what; none writes nothing', async () => {
    const { data } = await create(bay);
    const changed = await change(data.id, { name: 'Cicha zatoka', length: 180, obstacles: [] });
    expect(changed.data).toEqual({ ...data, name: 'Cicha zatoka', obstacles: [] });
    await change(data.id, { name: 'Cicha zatoka' });
    expect((await readAudit(park)).slice(1)).toEqual([
      expect.objectContaining({
        action: 'track.edit',
        before: { name: 'Zatoka', obstacles: bay.obstacles },
        after: { name: 'Cicha zatoka', obstacles: [] },
      }),
    ]);
    expect((await told()).tracks).toEqual([changed.data]);
  });

  test('No two tracks of today have one name, and there are at most twelve of them', async () => {
    const first = await aTrack('Zatoka');
    expect(await create({ name: 'ZATOKA' })).toMatchObject({
      status: 400,
      code: 'RECORD_NOT_UNIQUE',
      extensions: { field: 'name' },
    });
    const others = Array.from({ length: mostTracks - 1 }, (_, index) => ({ name: `Tor ${index}` }));
    const [second] = (await create(others)).rows;
    expect((await change(second?.id ?? 0, { name: 'zatoka' })).code).toBe('RECORD_NOT_UNIQUE');
    expect(await create({ name: 'Za dużo' })).toMatchObject({ status: 409, code: 'TRACK_LIMIT' });
    await change(first, { status: 'retired' });
    expect((await create({ name: 'Zatoka' })).status).toBe(200);
    expect((await change(first, { status: 'open' })).code).toBe('TRACK_LIMIT');
    expect((await told()).tracks).toHaveLength(mostTracks);
  });

  test('Two Admins who make a track of one name at once: one does', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `Tor ${index % 3}`);
    const made = await Promise.all(names.map((name) => create({ name })));
    expect(made.filter(({ code }) => code === 'RECORD_NOT_UNIQUE')).toHaveLength(3);
    expect((await told()).tracks.map(({ name }) => name).toSorted()).toEqual(names.slice(0, 3));
  });

  test('Of several at once all are made, or none', async () => {
    expect((await create([{ name: 'A' }, { name: 'a' }])).code).toBe('RECORD_NOT_UNIQUE');
    const tooMany = Array.from({ length: mostTracks + 1 }, (_, index) => ({ name: `Tor ${index}` }));
    expect((await create(tooMany)).code).toBe('INVALID_PAYLOAD');
    expect((await told()).tracks).toEqual([]);
    expect(await readAudit(park)).toEqual([]);
  });

  test('An uploaded picture of an obstacle must be there', async () => {
    const picture = randomUUID();
    const track = { name: 'Tor', obstacles: [{ name: 'Rura', name_en: null, picture }] };
    expect(await create(track)).toMatchObject({
      code: 'INVALID_FOREIGN_KEY',
      extensions: { field: 'obstacles' },
    });
    const file = { id: picture, type: 'image/webp', width: 1, height: 1, content: Buffer.from('x') };
    await park.store.db
      .insertInto('file')
      .values({ ...file, created_at: 0, created_by: admin.id })
      .execute();
    expect((await create(track)).status).toBe(200);
  });

  test.each([
    [{}, 'name', 'required'],
    [{ name: null }, 'name', 'nnull'],
    [{ name: 'a\nb' }, 'name', 'regex'],
    [{ name: 'Tor', length: 0 }, 'length', 'min'],
    [{ name: 'Tor', level: 'expert' }, 'level', 'in'],
    [{ name: 'Tor', colour: 'url(x)' }, 'colour', 'in'],
    [{ name: 'Tor', price: 1 }, 'price', 'unknown'],
    [
      { name: 'Tor', obstacles: [{ name: 'R', name_en: null, picture: '../x' }] },
      'obstacles.0.picture',
      'regex',
    ],
  ])('%j is no track', async (body, field, type) => {
    expect(await create(body)).toMatchObject({
      status: 400,
      code: 'FAILED_VALIDATION',
      extensions: { field, type },
    });
    expect((await told()).tracks).toEqual([]);
  });
});
