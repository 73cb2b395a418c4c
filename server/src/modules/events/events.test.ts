import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

const camp = {
  name: 'Obóz wake’owy',
  description: 'Trzy dni na wodzie.\nNocleg w domkach.',
  nameEn: 'Wake camp',
  descriptionEn: 'Three days on the water.',
  url: 'https://park.example/camp',
  start: '2026-07-10T10:00:00+02:00',
  end: '2026-07-12T16:00:00Z',
  asset: 2,
};

describe.each(engines)('Events on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let editor: Person;
  let rider: Person;
  let picture: string;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    [editor, rider] = [await aPerson(park, 'Editor'), await aPerson(park)];
    picture = randomUUID();
    const file = { id: picture, type: 'image/webp', width: 1, height: 1, content: Buffer.from('x') };
    await park.store.db
      .insertInto('file')
      .values({ ...file, created_at: 0, created_by: editor.id })
      .execute();
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['slot', 'event', 'audit']);
  });

  async function call(
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    who: Person | null = editor,
  ) {
    const headers = who?.headers ?? {};
    const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    const json = answer.body === '' ? {} : answer.json();
    return { status: answer.statusCode, data: json.data, extensions: json.errors?.[0].extensions };
  }

  const create = (body: object, who?: Person | null) => call('POST', '/items/Event', body, who);
  const read = async (id: number) => (await app.inject(`/items/Event/${id}`)).json().data;
  const counted = async (table: 'event' | 'slot' | 'audit') =>
    (await park.store.db.selectFrom(table).select('id').execute()).length;
  const audit = () => park.store.db.selectFrom('audit').selectAll().orderBy('id').execute();

  test('An Editor makes an event with all that is said of it, and everybody reads it', async () => {
    const made = await create({ ...camp, image: picture });
    const times = { start: '2026-07-10T08:00:00.000Z', end: '2026-07-12T16:00:00.000Z' };
    const row = { ...camp, ...times, id: made.data.id, image: picture, slots: [] };
    expect([made.status, made.data, await read(row.id)]).toEqual([200, row, row]);
    const [entry] = await audit();
    expect(entry).toMatchObject({
      actor_id: editor.id,
      action: 'event.create',
      subject: 'Event',
      subject_id: `${made.data.id}`,
    });
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ name: camp.name, image: picture });
  });

  test('A name and a start are enough; several come together', async () => {
    const one = { name: 'A', start: '2026-07-10T10:00:00Z' };
    const made = await create([one, { ...one, name: 'B', end: null, asset: null, image: null, url: null }]);
    expect(made.data).toMatchObject([
      { name: 'A', description: null, nameEn: null, url: null, image: null, end: null, asset: null },
      { name: 'B', end: null, asset: null },
    ]);
    expect((await create([])).data).toEqual([]);
    expect(await counted('event')).toBe(2);
  });

  test.each([
    ['no name', { name: undefined }, 'FAILED_VALIDATION', 'name'],
    ['an empty name', { name: ' ' }, 'FAILED_VALIDATION', 'name'],
    ['a script behind the link', { url: 'javascript:alert(1)' }, 'FAILED_VALIDATION', 'url'],
    ['no address', { url: 'park' }, 'FAILED_VALIDATION', 'url'],
    ['an end before the start', { end: '2026-07-10T07:59:00Z' }, 'FAILED_VALIDATION', 'end'],
    ['an end at the start', { end: '2026-07-10T08:00:00Z' }, 'FAILED_VALIDATION', 'end'],
    ['no time', { start: 'tomorrow' }, 'FAILED_VALIDATION', 'start'],
    ['an unknown picture', { image: randomUUID() }, 'INVALID_FOREIGN_KEY', 'image'],
    ['no picture', { image: '../../etc/passwd' }, 'FAILED_VALIDATION', 'image'],
    ['an unknown track', { asset: 99 }, 'INVALID_FOREIGN_KEY', 'asset'],
    ['slots of its own', { slots: [1] }, 'FAILED_VALIDATION', 'slots'],
    ['an id', { id: 7 }, 'FAILED_VALIDATION', 'id'],
    ['a control character', { description: 'a\u0000b' }, 'FAILED_VALIDATION', 'description'],
  ])('%s is refused: nothing is made, also not its neighbour', async (_what, wrong, code, field) => {
    expect(await create({ ...camp, ...wrong })).toMatchObject({ status: 400, extensions: { code, field } });
    const many = await create([camp, { ...camp, ...wrong }]);
    expect(many).toMatchObject({ status: 400, extensions: { code } });
    expect(many.extensions.field).toMatch(new RegExp(`(^|\\.)${field}$`));
    expect([await counted('event'), await counted('audit')]).toEqual([0, 0]);
  });

  test('A change keeps what it does not name and tells the log from what to what', async () => {
    const { id } = (await create(camp)).data;
    const changed = await call('PATCH', `/items/Event/${id}`, {
      nameEn: null,
      end: '2026-07-13T16:00:00Z',
      image: picture,
    });
    expect(changed).toMatchObject({
      status: 200,
      data: { name: camp.name, nameEn: null, end: '2026-07-13T16:00:00.000Z', image: picture, asset: 2 },
    });
    const entry = (await audit()).at(-1);
    expect(entry).toMatchObject({ action: 'event.edit', subject_id: `${id}` });
    expect([JSON.parse(entry?.before ?? ''), JSON.parse(entry?.after ?? '')]).toEqual([
      { nameEn: 'Wake camp', end: '2026-07-12T16:00:00.000Z', image: null },
      { nameEn: null, end: '2026-07-13T16:00:00.000Z', image: picture },
    ]);
  });

  test('The end is held against the start, whichever of them changes', async () => {
    const { id } = (await create(camp)).data;
    for (const wrong of [{ start: '2026-07-12T16:00:00Z' }, { end: '2026-07-01T00:00:00Z' }]) {
      expect(await call('PATCH', `/items/Event/${id}`, wrong)).toMatchObject({
        status: 400,
        extensions: { code: 'FAILED_VALIDATION', field: 'end' },
      });
    }
    expect((await call('PATCH', `/items/Event/${id}`, {})).status).toBe(200);
    expect(await counted('audit')).toBe(1);
  });

  test('An event goes with its free slots', async () => {
    const { id } = (await create(camp)).data;
    await makeSlot(park, '2026-07-10T08:00:00Z', { event_id: id });
    const other = await makeSlot(park, '2026-07-10T09:00:00Z');
    expect((await call('DELETE', `/items/Event/${id}`)).status).toBe(204);
    expect(await counted('event')).toBe(0);
    expect(await park.store.db.selectFrom('slot').select('id').execute()).toEqual([{ id: other }]);
    const entry = (await audit()).at(-1);
    expect(entry).toMatchObject({ action: 'event.delete', subject_id: `${id}`, after: null });
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ name: camp.name, slots: 1 });
    expect((await call('DELETE', `/items/Event/${id}`)).extensions.code).toBe('FORBIDDEN');
  });

  test('An event with a booked slot stays, with all its slots', async () => {
    const { id } = (await create(camp)).data;
    await makeSlot(park, '2026-07-10T08:00:00Z', { event_id: id });
    const booked = await makeSlot(park, '2026-07-10T09:00:00Z', { event_id: id, booked_by: rider.id });
    expect(await call('DELETE', `/items/Event/${id}`)).toEqual({
      status: 409,
      data: undefined,
      extensions: { code: 'SLOT_BOOKED', slots: [booked] },
    });
    expect([await counted('event'), await counted('slot'), await counted('audit')]).toEqual([1, 2, 1]);
  });

  test('A rider who books while the event is deleted has a slot, or the event is gone: never half of it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = (await create(camp)).data;
      const slot = await makeSlot(park, '2026-07-10T08:00:00Z', { event_id: id });
      const [gone, mine] = await Promise.all([
        call('DELETE', `/items/Event/${id}`),
        call('PATCH', `/items/Slot/${slot}`, { bookedBy: rider.id }, rider),
      ]);
      expect([`${gone.status} ${mine.status}`]).toEqual([expect.stringMatching(/^(204 403|409 200)$/)]);
      expect([await counted('event'), await counted('slot')]).toEqual(gone.status === 204 ? [0, 0] : [1, 1]);
      await park.store.db.deleteFrom('slot').execute();
      await park.store.db.deleteFrom('event').execute();
    }
  });

  test.each(['0', '-1', '99999999', '99999999999', 'x'])('The event %s does not exist', async (id) => {
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await call(method, `/items/Event/${id}`, method === 'PATCH' ? { name: 'x' } : undefined);
      expect([answer.status, answer.extensions.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  test.each(['User', 'Manager'] as const)(
    'Events are not for a %s to make, change or delete',
    async (role) => {
      const { id } = (await create(camp)).data;
      for (const who of [await aPerson(park, role), null]) {
        for (const answer of [
          await create(camp, who),
          await create({ broken: true }, who),
          await call('PATCH', `/items/Event/${id}`, { name: 'Mine' }, who),
          await call('DELETE', `/items/Event/${id}`, undefined, who),
        ]) {
          expect([answer.status, answer.extensions.code]).toEqual([403, 'FORBIDDEN']);
        }
      }
      expect(await read(id)).toMatchObject({ name: camp.name });
    },
  );
});
