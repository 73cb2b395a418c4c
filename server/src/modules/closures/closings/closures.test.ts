import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold, putRider } from '../../../../test/support/bookings.ts';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { countQueries } from '../../../../test/support/counted-queries.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { makeBookingEntry, makeSlot } from '../../../../test/support/slots.ts';
import { at } from '../../../../test/support/stop-fixture.ts';
import { closeTracks, previewClosure } from './close-tracks.ts';

describe.each(eitherEngine(import.meta.url))('Tracks close on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });
  beforeEach(async () => await park.clear());

  test('Nobody books inside a closure, riders and desk alike, and everybody sees why', async () => {
    const { desk, makeDay, close } = park;
    const [, inside = 0, outside = 0] = await makeDay('08:15*', '09:00', '10:00');
    expect((await close({ note: 'Fala na metr' })).status).toBe(200);
    const [list] = (await desk.call('GET', '/closures', null)).rows;
    expect(list).toMatchObject({
      assets: [1],
      from: '2026-07-10T08:10:00.000Z',
      until: '2026-07-10T10:00:00.000Z',
      reason: 'wind',
      note: 'Fala na metr',
    });
    const book = (slot: number, who = desk.rider) =>
      desk.call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id });
    const refusal = await book(inside);
    expect(refusal).toMatchObject({ status: 422, code: 'CLOSED' });
    expect(refusal.extensions).toMatchObject({
      reason: 'wind',
      until: '2026-07-10T10:00:00.000Z',
    });
    expect(await book(inside, desk.manager)).toMatchObject({ code: 'CLOSED' });
    expect((await book(outside)).status).toBe(200);
    expect(await desk.call('POST', '/desk/moves', desk.manager, { from: outside, to: inside })).toMatchObject(
      {
        code: 'CLOSED',
      },
    );
    expect(await park.contradictions()).toEqual([]);
  });

  test('A preview says who is affected and what goes back; a desk that saw another day looks again', async () => {
    const { desk, makeDay, close } = park;
    const [first = 0] = await makeDay('08:15*', '08:30*', '08:45');
    await desk.pay(first);
    const url = `/desk/closures/preview?assets=1&from=${at('08:10')}&until=${at('10:00')}`;
    const { data } = await desk.call('GET', url, desk.manager);
    expect(data).toMatchObject({
      rides: [
        { slot: first, paid: 'desk', amount: 55, hasMail: true },
        { paid: 'nothing', amount: 0 },
      ],
      toGiveBack: 55,
      needsEditor: false,
      holds: 0,
    });
    // The same number of bookings, but a different one.
    const seen = [...(await park.bookings()).map(({ id }) => id).slice(1), 1_000_000];
    expect(await close({ seen })).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect((await close()).data).toMatchObject({ rides: 2 });
  });

  test('Two desks close at once: the second one looks again, and no rider is asked twice', async () => {
    const { desk, makeDay, close, closures, mails } = park;
    await makeDay('08:15*', '08:30*');
    const seen = (await park.bookings()).map(({ id }) => id);
    const answers = await Promise.all([close({ seen }), close({ seen }, desk.other, desk.twin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('CHANGED_SINCE');
    expect((await closures()).closures).toMatchObject([{ rides: { asked: 2 } }]);
    expect(await mails(at('08:02'))).toHaveLength(2);
  });

  test('Where one of two closures is lifted, the other one asks the rides that it covers', async () => {
    const { desk, makeDay, close, lift, closures, mails } = park;
    const [inBoth = 0, inFirst = 0] = await makeDay('08:15*', '09:30*');
    const first = (await close()).data['id'];
    expect((await close({ until: at('09:00'), reason: 'storm' })).data).toMatchObject({ rides: 0 });
    expect(await mails(at('08:02'))).toHaveLength(2);
    await desk.at(at('08:03'));
    expect((await lift(first)).data).toMatchObject({ rides: 1 });
    expect([(await park.see(inBoth)).state, (await park.see(inFirst)).state]).toEqual(['asked', 'kept']);
    expect((await park.see(inBoth)).closure.reason).toBe('storm');
    // The mails sent at once, before the clock advances.
    const [reopened, ...others] = await mails(at('08:03'));
    expect([reopened?.subject, others]).toEqual(['Cable Park: jednak otwarte, zapraszamy', []]);
    const sent = await mails(at('08:05'));
    expect(sent.map(({ text }) => text.includes('idzie burza'))).toEqual([true]);
    expect((await closures()).calls).toEqual([]);
    expect(await park.contradictions()).toEqual([]);
  });

  test('A mail of several rides names the time of the first answer', async () => {
    const { desk, close, work, mails } = park;
    for (const time of ['08:15', '08:30']) {
      const slot = await makeSlot(desk.park, at(time), { booked_by: desk.rider.id });
      await makeBookingEntry(desk.park, slot, desk.rider.id);
    }
    // The alternative is held until an hour before its start; the other ride has none.
    await makeSlot(desk.park, at('09:20'));
    await close({ from: null, until: at('09:15') });
    await work();
    const [mail] = await mails(at('08:02'));
    expect(mail?.text).toContain('Czekamy na odpowiedź do 10.07.2026, 10:20');
  });

  test('Nobody makes the server read and lock the slots of years', async () => {
    const { desk, makeDay } = park;
    await makeDay('08:15*');
    const { counted, mostRows } = countQueries(desk.park);
    const years = { from: at('08:10'), until: '2099-01-01T00:00:00Z' };
    const closure = { tracks: [1], reason: 'wind', note: null, noteEn: null, seen: [1], ...years } as const;
    const actor = { id: desk.manager.id, role: 'Manager' } as const;
    await expect(previewClosure(counted, actor, closure)).rejects.toThrow('not a time to close until');
    await expect(closeTracks(counted, actor, closure)).rejects.toThrow('not a time to close until');
    expect(mostRows()).toBe(0);
    const url = `/desk/closures/preview?assets=1&from=${years.from}&until=${years.until}`;
    expect(await desk.call('GET', url, desk.manager)).toMatchObject({ status: 400 });
  });

  test('Above the park’s sum an Editor closes', async () => {
    const { desk, makeDay, close } = park;
    const [first = 0] = await makeDay('08:15*');
    await desk.pay(first);
    const admin = await aPerson(desk.park, 'Admin');
    const limit = (managerUpTo: number) => desk.call('PATCH', '/park', admin, { closures: { managerUpTo } });
    expect((await limit(54)).status).toBe(200);
    expect(await close()).toMatchObject({ status: 403 });
    expect((await close({}, desk.editor)).status).toBe(200);
    await limit(2000);
  });

  test('A slot that waits to be paid is freed', async () => {
    const { desk, day, close } = park;
    const slot = await makeSlot(desk.park, at('08:30'), { booked_by: desk.rider.id });
    await makeBookingEntry(desk.park, slot, desk.rider.id);
    await putHold(desk.park.store.db, slot, Temporal.Instant.from(at('08:20')).epochMilliseconds);
    expect((await close()).data).toMatchObject({ rides: 0 });
    expect(await day()).toBe('08:30');
    expect(await park.contradictions()).toEqual([]);
  });

  test('Lifted within a minute, nobody hears of it; later, who has heard is told', async () => {
    const { makeDay, day, close, lift, mails, closures } = park;
    await makeDay('08:15*', '09:00*');
    const first = (await close()).data['id'];
    expect(await mails(at('08:00'))).toEqual([]);
    expect((await lift(first)).data).toMatchObject({ rides: 2 });
    expect(await mails(at('08:02'))).toEqual([]);
    await park.desk.at(at('08:03'));
    const second = (await close()).data['id'];
    const sent = await mails(at('08:05'));
    expect(sent.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Cable Park: zamykamy, wybierz, co dalej'),
    );
    expect(sent[0]?.text).toContain('wieje za mocno');
    expect((await closures()).closures[0]).toMatchObject({ messages: 2, sent: 2, rides: { asked: 2 } });
    await park.desk.at(at('08:20'));
    expect((await lift(second)).data).toMatchObject({ rides: 1 });
    const reopened = await mails(at('08:20'));
    expect(reopened.map(({ subject }) => subject)).toEqual(['Cable Park: jednak otwarte, zapraszamy']);
    expect((await closures()).closures[0]?.rides).toMatchObject({ kept: 1, asked: 1 });
    expect(await day()).toBe('08:15* 09:00*');
    expect(await park.contradictions()).toEqual([]);
  });

  test('Whom no mail reaches stands on the call list until told, and again once it is open', async () => {
    const { desk, close, lift, closures } = park;
    const guest = await aPerson(desk.park);
    await desk.park.store.db
      .updateTable('account')
      .set({ email: null, first_name: 'Ola', phone: '600700800' })
      .where('id', '=', guest.id)
      .execute();
    const slot = await makeSlot(desk.park, at('09:00'), { booked_by: guest.id });
    await makeBookingEntry(desk.park, slot, guest.id);
    const id = (await close()).data['id'];
    const [call] = (await closures()).calls;
    expect(call).toMatchObject({ name: 'Ola', phone: '600700800', lifted: false, rides: [{ slot }] });
    const told = await desk.call('POST', `/desk/closures/calls/${call?.id}/told`, desk.manager, {});
    expect(told.status).toBe(204);
    expect((await closures()).calls).toEqual([]);
    await desk.at(at('08:02'));
    await lift(id);
    expect((await closures()).calls).toMatchObject([{ name: 'Ola', lifted: true }]);
    await putRider(desk.park.store.db, 'all', null);
  });

  test('Rides under way, of another track and outside the time stay', async () => {
    const { desk, close, closures } = park;
    const ride = async (time: string, track = 1) => {
      const slot = await makeSlot(desk.park, at(time), { asset_id: track, booked_by: desk.rider.id });
      await makeBookingEntry(desk.park, slot, desk.rider.id);
      return slot;
    };
    await ride('07:55');
    await ride('08:30', 2);
    await ride('10:05');
    const inside = await ride('09:50');
    expect((await close({ from: null })).data).toMatchObject({ rides: 1 });
    expect((await closures()).closures[0]?.rides.asked).toBe(1);
    expect((await park.see(inside)).state).toBe('asked');
  });

  test('Closed for now it is closed until the end of the day', async () => {
    const { makeDay, close, desk } = park;
    const [, tomorrow = 0] = [
      ...(await makeDay('20:00')),
      await makeSlot(desk.park, '2026-07-11T08:00:00Z', {}),
    ];
    expect((await close({ from: null, until: null, reason: 'storm' })).status).toBe(200);
    const [list] = (await desk.call('GET', '/closures', null)).rows;
    expect(list).toMatchObject({ until: '2026-07-10T22:00:00.000Z', for_now: true, reason: 'storm' });
    const book = await desk.call('PATCH', `/items/Slot/${tomorrow}`, desk.rider, { bookedBy: desk.rider.id });
    expect(book.status).toBe(200);
  });

  test('Closed for now late in a night session it is closed until the session’s end', async () => {
    const { desk, close, closures } = park;
    await makeSlot(desk.park, '2026-07-10T22:15:00Z');
    await desk.at('2026-07-10T21:40:00Z');
    expect((await close({ from: null, until: null })).status).toBe(200);
    expect((await closures()).closures).toMatchObject([{ until: '2026-07-11T02:00:00.000Z', for_now: true }]);
    expect((await close({ assets: [2], from: null, until: null })).status).toBe(200);
    expect((await closures()).closures).toMatchObject([{ until: '2026-07-10T22:00:00.000Z' }, {}]);
    await desk.at('2026-07-10T22:05:00Z');
    expect((await close({ from: null, until: null })).status).toBe(200);
    expect((await closures()).closures[0]).toMatchObject({ until: '2026-07-11T02:00:00.000Z' });
  });

  test('A ride that a stop pushes into a closure waits for its rider’s choice, too', async () => {
    const { desk, makeDay, close, closures, stop } = park;
    const [, pushed = 0] = await makeDay('08:15*', '08:30*');
    expect((await close({ from: at('08:50') })).data).toMatchObject({ rides: 0 });
    await stop(20);
    expect((await desk.read(pushed))['startTime']).toBe('2026-07-10T08:35:00.000Z');
    await stop(10, { seen: await park.newest() });
    const startTime = '2026-07-10T08:45:00.000Z';
    expect(await park.see(pushed)).toMatchObject({ state: 'asked', ride: { startTime } });
    expect((await closures()).calls).toMatchObject([{ rides: [{ slot: pushed, startTime }] }]);
  });

  test('Where the stop is undone, that ride takes place as booked, and whoever was told otherwise is called', async () => {
    const { desk, makeDay, close, closures, stop, undo, newest, work, see, day } = park;
    const [, silent = 0, told = 0] = await makeDay('08:15*', '08:30*', '08:45*', '12:00', '12:15');
    await close({ from: at('09:00') });
    await stop(60);
    await work();
    const [, , call] = (await closures()).calls;
    await desk.call('POST', `/desk/closures/calls/${call?.id}/told`, desk.manager, {});
    expect((await undo(await newest())).status).toBe(200);
    expect((await see(silent)).state).toBe('kept');
    // The mail about the delay waits until then; it is outdated and not sent.
    expect(await park.mails(at('08:02'))).toEqual([]);
    expect((await closures()).calls).toMatchObject([{ lifted: true, rides: [{ slot: told }] }]);
    await desk.at(at('09:20'));
    await work();
    expect(await day()).toBe('08:15* 08:30* 08:45* 12:00 12:15');
    expect(await park.contradictions()).toEqual([]);
  });

  test('Where that closure is lifted, a ride that is late beyond the limit needs an answer still, but for a given one', async () => {
    const { desk, makeDay, close, lift, stop, stops, see, choose } = park;
    const [first = 0, pushed = 0] = await makeDay('08:15*', '08:30*', '12:00');
    await stop(70);
    expect(await choose(first, { kind: 'keep' })).toMatchObject({ status: 200 });
    const id = (await close({ from: at('08:50') })).data['id'];
    expect((await see(pushed)).question).toBe('choose');
    await desk.at(at('08:01'));
    await lift(id);
    expect((await see(first)).state).toBe('kept');
    expect(await see(pushed)).toMatchObject({ state: 'asked', question: 'answer' });
    expect((await stops()).calls).toMatchObject([{ asks: true, rides: [{ slot: pushed }] }]);
  });

  test('A stop before a closure moves no ride of it and none behind it', async () => {
    const { makeDay, close, closures, stop, undo, newest, day } = park;
    await makeDay('08:15*', '08:30', '08:45*', '09:15*', '09:30', '10:00*');
    expect((await close({ from: at('08:45') })).data).toMatchObject({ rides: 2 });
    await stop(60);
    expect(await day()).toBe('08:45* 09:00* 09:15* 09:30 10:00*');
    expect((await closures()).closures[0]?.rides.asked).toBe(3);
    expect((await undo(await newest())).status).toBe(200);
    expect(await day()).toBe('08:15* 08:30 08:45* 09:15* 09:30 10:00*');
    expect((await closures()).closures[0]?.rides).toMatchObject({ asked: 2, kept: 1 });
    expect(await park.contradictions()).toEqual([]);
  });
});
