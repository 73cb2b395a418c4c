import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { type Dispatcher, startDispatcher } from './sending/dispatcher.ts';

const now = '2026-07-01T08:00:00Z';
const size = 12;

describe.each(engines)('The contact of a party of twelve on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let dispatcher: Dispatcher;
  let manager: Person;
  let contact: Person;
  let slots: number[];
  let later: number[];

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    call = callerOf(await openTestApp(park));
    dispatcher = startDispatcher(park, { everyMs: null });
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
  });

  const quarters = async (from: string) => {
    const ids: number[] = [];
    for (let at = 0; at < size; at += 1)
      ids.push(
        await makeSlot(
          park,
          Temporal.Instant.from(from)
            .add({ minutes: 15 * at })
            .toString(),
        ),
      );
    return ids;
  };

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, ['outbox', 'booking_history', 'payment', 'slot', 'desk_action']);
    contact = await aPerson(park);
    slots = await quarters('2026-07-10T08:00:00Z');
    later = await quarters('2026-07-11T08:00:00Z');
    await call('POST', '/desk/parties', manager, { slots, contact: { account: contact.id } });
  });

  /** All mails that are sent until then. */
  const mails = async (time: string) => {
    park.clock.set(time);
    await dispatcher.round();
    return park.mailer.sent.splice(0);
  };
  const moveAll = (from: readonly number[], to: readonly number[]) =>
    call('POST', '/desk/moves/together', manager, {
      moves: from.map((slot, index) => ({ from: slot, to: to[index] })),
    });
  const entries = (mail: Awaited<ReturnType<typeof mails>>[number] | undefined) =>
    new Set((mail?.calendar ?? []).flatMap(({ content }) => content.match(/UID:\S+/g) ?? []));
  const lines = (text: string | undefined, start: string) =>
    (text ?? '').split('\n').filter((line) => line.includes(start)).length;

  test('gets one mail of the booking, one of its moves and one when it is cancelled', async () => {
    const [booked, ...noMore] = await mails('2026-07-01T08:00:10Z');
    expect([booked?.subject, noMore]).toEqual(['Cable Park: rezerwacje (12), 10.07.2026, 10:00', []]);
    const ids = entries(booked);
    expect(ids.size).toBe(size);

    expect((await moveAll(slots, later)).status).toBe(200);
    const [moved, ...others] = await mails('2026-07-01T08:01:00Z');
    expect([moved?.subject, others]).toEqual(['Cable Park: Twoje rezerwacje (12) mają nowe terminy', []]);
    expect([lines(moved?.text, 'Było: '), lines(moved?.text, 'Jest: ')]).toEqual([size, size]);
    expect(moved?.text).toContain('Płacisz na miejscu: 660\u00a0zł.');
    expect(entries(moved)).toEqual(ids);

    await call('PATCH', '/items/Slot', manager, { keys: later, data: { bookedBy: null } });
    const cancelled = await mails('2026-07-01T08:02:00Z');
    expect(cancelled).toHaveLength(1);
    expect(entries(cancelled[0])).toEqual(ids);
  });

  test('hears nothing of moves that are taken back at once, and only of the others where some are', async () => {
    await mails('2026-07-01T08:00:10Z');
    const actions = await park.store.db.selectFrom('desk_action').select('id').execute();
    await moveAll(slots, later);
    const after = await park.store.db.selectFrom('desk_action').select('id').orderBy('id', 'desc').execute();
    expect(after).toHaveLength(actions.length + 1);
    const undone = await call('POST', `/desk/actions/${after[0]?.id}/undo`, manager, {});
    expect(undone.status).toBe(200);
    expect(await mails('2026-07-01T08:01:00Z')).toEqual([]);

    await moveAll(slots.slice(0, 2), later.slice(0, 2));
    const [newest] = await park.store.db
      .selectFrom('desk_action')
      .select('id')
      .orderBy('id', 'desc')
      .execute();
    await moveAll(slots.slice(2), later.slice(2));
    await call('POST', `/desk/actions/${newest?.id}/undo`, manager, {});
    const [mail, ...others] = await mails('2026-07-01T08:05:00Z');
    expect([mail?.subject, others]).toEqual(['Cable Park: Twoje rezerwacje (10) mają nowe terminy', []]);
  });
});
