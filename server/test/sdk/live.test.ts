import { someoneElse } from '@cablepark/domain/slots/slot';
import { beforeEach, describe, expect, test } from 'vitest';
import { putRider } from '../support/bookings.ts';
import { engines } from '../support/engines.ts';
import { openSocket } from '../support/live-socket.ts';
import { openTestApp, openTwin } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { follow, known, liveClient } from './live-client.ts';
import { type ListeningPark, openListeningPark } from './official-client.ts';

const day = {
  fields: 'id,bookedBy,payment',
  limit: -1,
  filter: {
    _and: [
      { asset: { _eq: 1 } },
      { startTime: { _gte: '2026-07-02T00:00:00Z' } },
      { startTime: { _lt: '2026-07-03T00:00:00Z' } },
    ],
  },
};
const nobody = { payment: null };

describe.each(engines)('The official client follows on $name', (engine) => {
  let fixture: ListeningPark;
  let rider: Person;
  let stranger: Person;
  let manager: Person;
  let slots: number[];

  beforeEach(async () => {
    fixture = await openListeningPark(engine);
    await makeTracks(fixture.park);
    rider = await aPerson(fixture.park);
    stranger = await aPerson(fixture.park);
    manager = await aPerson(fixture.park, 'Manager');
    slots = [];
    for (const hour of ['09', '10', '11'])
      slots.push(await makeSlot(fixture.park, `2026-07-02T${hour}:00:00Z`));
  });

  const hold = (slot: number | undefined, holder: string | null) =>
    putRider(fixture.park.store.db, slot ?? 0, holder);

  test('A slot that is booked through another process turns for all, and names its rider to nobody but them and the staff', async () => {
    const twin = await openTwin(fixture.park);
    const elsewhere = await (await openTestApp(twin)).listen({ host: '127.0.0.1', port: 0 });
    const clients = {
      visitor: await follow(await liveClient(elsewhere, null), 'Slot', { query: day }),
      rider: await follow(await liveClient(elsewhere, rider), 'Slot', { query: day }),
      stranger: await follow(await liveClient(elsewhere, stranger), 'Slot', { query: day }),
      manager: await follow(await liveClient(elsewhere, manager), 'Slot', { query: day }),
    };
    const free = slots.map((id) => ({ id, bookedBy: null, ...nobody }));
    for (const each of Object.values(clients)) expect(known(each)).toEqual(free);

    const [taken = 0] = slots;
    const answer = await fetch(`${fixture.url}/items/Slot/${taken}`, {
      method: 'PATCH',
      headers: { ...rider.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ bookedBy: rider.id }),
    });
    expect(answer.status).toBe(200);

    const seenBy = { visitor: someoneElse, rider: rider.id, stranger: someoneElse, manager: rider.id };
    for (const [name, holder] of Object.entries(seenBy)) {
      const followed = clients[name as keyof typeof clients];
      await expect.poll(() => followed.rows.get(taken)?.['bookedBy']).toBe(holder);
      expect(followed.frames.at(-1)).toMatchObject({ event: 'update' });
    }
    for (const name of ['visitor', 'stranger'] as const)
      expect(JSON.stringify(clients[name].frames)).not.toContain(rider.id);
  });

  test('Fifty slots that change at once come in one message', async () => {
    const many: number[] = [];
    for (let minute = 0; minute < 50; minute += 1)
      many.push(
        await makeSlot(
          fixture.park,
          `2026-07-02T${String(12 + Math.floor(minute / 12))}:${String((minute % 12) * 5).padStart(2, '0')}:00Z`,
          { duration: 5 },
        ),
      );
    const followed = await follow(await liveClient(fixture.url, null), 'Slot', { query: day });
    await putRider(fixture.park.store.db, many, rider.id);
    await expect.poll(() => followed.frames.length).toBe(2);
    expect(followed.frames[1]?.data).toHaveLength(50);
  });

  test('Slots that come, change and go at once are told one kind after the other', async () => {
    const followed = await follow(await liveClient(fixture.url, null), 'Slot', { query: day });
    await fixture.park.store.db.transaction().execute(async (db) => {
      await db
        .deleteFrom('slot')
        .where('id', '=', slots[0] ?? 0)
        .execute();
      await putRider(db, slots[1] ?? 0, rider.id);
      await makeSlot({ ...fixture.park, store: { ...fixture.park.store, db } }, '2026-07-02T13:00:00Z');
    });
    await expect
      .poll(() => followed.frames.map(({ event }) => event))
      .toEqual(['init', 'update', 'create', 'delete']);
    expect(followed.rows.has(slots[0] ?? 0)).toBe(false);
  });

  test('A client that asks for one kind of change gets no first list', async () => {
    const followed = await follow(await liveClient(fixture.url, null), 'Slot', {
      query: day,
      event: 'delete',
    });
    expect(followed.frames).toEqual([{ type: 'subscription', event: 'init', uid: expect.any(String) }]);
    await hold(slots[0], rider.id);
    await fixture.park.store.db
      .deleteFrom('slot')
      .where('id', '=', slots[1] ?? 0)
      .execute();
    await expect.poll(() => followed.frames.length).toBe(2);
    expect(followed.frames[1]).toMatchObject({ event: 'delete', data: [slots[1]] });
  });

  test('A client that reads the rows elsewhere is told when it follows them, and then of every change', async () => {
    const client = await openSocket(fixture.url);
    client.say({ type: 'subscribe', collection: 'Slot', query: day, uid: 'day', rows: false });
    expect(await client.hear({ uid: 'day' })).toEqual({ type: 'subscription', event: 'init', uid: 'day' });
    await hold(slots[0], rider.id);
    const { data } = await client.hear({ event: 'update', uid: 'day' });
    expect(data).toEqual([{ id: slots[0], bookedBy: someoneElse, ...nobody }]);
  });

  test('What a rider holds is followed without bounds; what others hold is not to be had', async () => {
    const client = await liveClient(fixture.url, rider);
    const own = await follow(client, 'Slot', { query: { filter: { bookedBy: { _eq: rider.id } } } });
    await hold(slots[0], rider.id);
    await expect.poll(() => own.rows.has(slots[0] ?? 0)).toBe(true);
    const others = await follow(client, 'Slot', { query: { filter: { bookedBy: { _eq: stranger.id } } } });
    expect(others.failure).toMatchObject({ error: { code: 'INVALID_QUERY' } });
    await hold(slots[1], stranger.id);
    const seen = await follow(client, 'Slot', {
      query: { ...day, filter: { _and: [...day.filter._and, { bookedBy: { _eq: stranger.id } }] } },
    });
    expect(known(seen)).toEqual([]);
  });

  test('One row is followed where it meets the filter; what is not done is refused by name', async () => {
    const [slot = 0] = slots;
    const items = async (query: object) => {
      const client = await openSocket(fixture.url);
      client.say({ type: 'subscribe', collection: 'Slot', item: slot, uid: 'one', query });
      return await client.hear({ uid: 'one' });
    };
    expect(await items({ filter: { asset: { _eq: 1 } } })).toMatchObject({ data: [{ id: slot }] });
    expect(await items({ filter: { asset: { _eq: 2 } } })).toMatchObject({ data: [] });
    expect(await items({ search: '55' })).toMatchObject({ data: [{ id: slot }] });
    expect(await items({ search: '1234' })).toMatchObject({ data: [] });
    expect(await items({ deep: { event: { _limit: 1 } } })).toMatchObject({
      status: 'error',
      error: { code: 'INVALID_QUERY', message: expect.stringContaining('"deep"') },
    });
  });

  test('Staff’s lists are the staff’s', async () => {
    const refused = await follow(await liveClient(fixture.url, rider), 'NoShow' as 'Slot', {});
    expect(refused.failure).toMatchObject({ error: { code: 'FORBIDDEN' } });
    const followed = await follow(await liveClient(fixture.url, manager), 'NoShow' as 'Slot', {});
    expect(followed.failure).toBeNull();
  });
});
