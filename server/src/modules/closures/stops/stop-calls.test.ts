import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { makeBookingEntry, makeSlot } from '../../../../test/support/slots.ts';
import { at, openStops, type StopFixture } from '../../../../test/support/stop-fixture.ts';

describe.each(eitherEngine(import.meta.url))('A stop is told on $name', (engine) => {
  let park: StopFixture;
  beforeAll(async () => {
    park = await openStops(engine);
  });
  beforeEach(async () => await park.clear());

  test('After a minute each rider has one mail with the new time; undone later, one more with the first', async () => {
    const { desk, riders, makeDay, stops, newest, stop, undo, mails } = park;
    await makeDay('08:15*', '08:30*');
    await stop(20);
    expect(await mails(at('08:00'))).toEqual([]);
    const sent = await mails(at('08:01'));
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      riders
        .slice(0, 2)
        .map(({ id }) => `${id}@example.com`)
        .toSorted(),
    );
    expect(sent.map(({ text }) => text).join()).toMatch(/10:20–10:35.*zamiast 10:15/);
    expect((await stops()).stops[0]).toMatchObject({ messages: 2, sent: 2, messagesDue: null });
    await desk.at(at('08:03'));
    await undo(await newest());
    expect((await stops()).stops[0]).toMatchObject({ messages: 2, sent: 0, waiting: 2, messagesDue: null });
    const back = await mails(at('08:03'));
    expect(back).toHaveLength(2);
    expect((await stops()).stops[0]).toMatchObject({ messages: 2, sent: 2, waiting: 0 });
    expect(back.map(({ text }) => text).join()).toMatch(/10:15–10:30.*zamiast 10:20/);
  });

  test('The call list names the time that a rider knows, not that of a delay of which nobody heard', async () => {
    const { desk, makeDay, stops, newest, stop, mails } = park;
    const [slot] = await makeDay('08:15*', '12:00');
    const change = async () => (await stops()).calls[0]?.rides;
    await stop(30);
    await stop(40, { seen: await newest() });
    expect(await change()).toMatchObject([
      { slot, from: '2026-07-10T08:15:00.000Z', startTime: '2026-07-10T09:10:00.000Z' },
    ]);
    await mails(at('08:02'));
    await desk.at(at('08:03'));
    await stop(10, { seen: await newest() });
    expect(await change()).toMatchObject([
      { slot, from: '2026-07-10T09:10:00.000Z', startTime: '2026-07-10T09:20:00.000Z' },
    ]);
  });

  test('A mail of one ride has the three answers', async () => {
    const { makeDay, stop, mails } = park;
    await makeDay('08:15*', '12:00');
    await stop(20);
    const [mail] = await mails(at('08:02'));
    for (const answer of ['Pasuje mi ta godzina', 'Wolę inny termin', 'Oddaję slot'])
      expect(mail?.text).toContain(answer);
    const answers = [...(mail?.text ?? '').matchAll(/token=\S+#(keep|another|back)/g)];
    expect(answers.map(([, answer]) => answer)).toEqual(['keep', 'another', 'back']);
  });

  test('A mail of two rides has the answers about each', async () => {
    const { desk, riders, makeDay, stop, mails } = park;
    await makeDay('08:15*', '12:00');
    const [rider = desk.rider] = riders;
    const second = await makeSlot(desk.park, at('08:30'), { booked_by: rider.id });
    await makeBookingEntry(desk.park, second, rider.id);
    await stop(20);
    const [mail] = await mails(at('08:02'));
    for (const time of ['10:20', '10:35'])
      for (const answer of ['Pasuje mi ta godzina', 'Wolę inny termin', 'Oddaję slot'])
        expect(mail?.text).toMatch(new RegExp(`${answer} \\(.*${time}.*\\)`));
    const answers = [...(mail?.text ?? '').matchAll(/token=(\S+)#(keep|another|back)/g)];
    expect(answers).toHaveLength(6);
    expect(new Set(answers.map(([, token]) => token)).size).toBe(2);
  });

  test('Two stops within a minute are one mail, from the first time to the last', async () => {
    const { makeDay, newest, stop, mails } = park;
    await makeDay('08:15*');
    await stop(20);
    await stop(10, { seen: await newest() });
    const sent = await mails(at('08:02'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/10:30–10:45.*zamiast 10:15/);
  });

  test('Who waits to hear of one track hears that a stop of another is undone', async () => {
    const { desk, riders, makeDay, newest, stop, undo, mails } = park;
    await makeDay('08:15*');
    await makeSlot(desk.park, at('08:15'), { asset_id: 2, booked_by: riders[0]?.id ?? null });
    await stop(20);
    const first = await newest();
    expect(await mails(at('08:02'))).toHaveLength(1);
    await desk.at(at('08:03'));
    await stop(20, { assets: [2], seen: first });
    expect((await undo(first)).status).toBe(200);
    const [back] = await mails(at('08:03'));
    expect(back?.text).toMatch(/10:15–10:30, Tor\u00a01.*zamiast 10:20/);
    const [later] = await mails(at('08:05'));
    expect(later?.text).toMatch(/10:25–10:40, Tor\u00a02.*zamiast 10:15/);
  });

  test('Messages can leave before the minute is over', async () => {
    const { desk, makeDay, stops, newest, stop, mails } = park;
    await makeDay('08:15*');
    await stop(20);
    expect((await stops()).stops[0]?.messagesDue).not.toBeNull();
    await desk.call('POST', `/desk/stops/${await newest()}/send`, desk.manager, {});
    expect(await mails(at('08:00'))).toHaveLength(1);
  });

  test('Who has no address stands on the call list until staff told them, and again once it is undone', async () => {
    const { desk, makeDay, stops, newest, stop, undo } = park;
    const [slot = 0] = await makeDay('08:15', '08:30*');
    const guest = (
      await desk.call('POST', '/desk/walk-ins', desk.manager, {
        slot,
        first_name: 'Ola',
        description: '600100200',
      })
    ).status;
    expect(guest).toBe(200);
    await stop(20);
    const { calls } = await stops();
    expect(calls).toMatchObject([{ name: 'Ola', rides: [{ slot, startTime: '2026-07-10T08:20:00.000Z' }] }]);
    await desk.call('POST', `/desk/stops/calls/${calls[0]?.id}/told`, desk.manager, {});
    expect((await stops()).calls).toEqual([]);
    await desk.at(at('08:01'));
    await undo(await newest());
    expect((await stops()).calls).toMatchObject([
      { name: 'Ola', rides: [{ from: '2026-07-10T08:20:00.000Z', startTime: '2026-07-10T08:15:00.000Z' }] },
    ]);
  });

  test('Who heard of the delay by a mail, and not of its end, is called', async () => {
    const { desk, makeDay, stops, newest, stop, undo, mails } = park;
    await makeDay('08:15*');
    await stop(20);
    await mails(at('08:02'));
    await desk.at(at('08:03'));
    await undo(await newest());
    await desk.park.store.db
      .updateTable('outbox')
      .set({ ended_at: 1, outcome: 'dead', failure: '550' })
      .where('dedupe', 'like', '%:undone')
      .execute();
    expect((await stops()).calls).toMatchObject([
      { rides: [{ from: '2026-07-10T08:20:00.000Z', startTime: '2026-07-10T08:15:00.000Z' }] },
    ]);
  });

  test('Nobody is called whom the mail of an undo has told the time of an earlier stop', async () => {
    const { desk, makeDay, day, stops, newest, stop, undo, mails } = park;
    await makeDay('08:15*');
    await stop(20);
    await stop(10, { seen: await newest() });
    await mails(at('08:02'));
    await desk.at(at('08:03'));
    expect((await undo(await newest())).status).toBe(200);
    await mails(at('08:03'));
    expect(await day()).toBe('08:20*');
    expect((await stops()).calls).toEqual([]);
  });

  test('Two stops are one mail, of which the second is undone in time: the mail says the time of the first', async () => {
    const { makeDay, stops, newest, stop, undo, mails } = park;
    await makeDay('08:15*', '12:00');
    await stop(30);
    await stop(10, { seen: await newest() });
    expect((await undo(await newest())).status).toBe(200);
    expect((await stops()).calls).toEqual([]);
    const [sent] = await mails(at('08:02'));
    expect(sent?.text).toMatch(/10:30–10:45.*zamiast 10:15/);
    expect((await stops()).calls).toEqual([]);
  });

  test('A mail that is not sent ten minutes before the first time puts its rider on the call list', async () => {
    const { desk, makeDay, stops, stop, mails } = park;
    await makeDay('08:11*');
    await stop(20);
    expect((await stops()).calls).toEqual([]);
    // Set the clock directly: a log-in would also run the server's dispatcher.
    desk.park.clock.set(at('08:02'));
    expect((await stops()).calls).toHaveLength(1);
    await mails(at('08:02'));
    expect((await stops()).calls).toEqual([]);
  });
});
