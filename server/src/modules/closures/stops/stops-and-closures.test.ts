import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold } from '../../../../test/support/bookings.ts';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { engines } from '../../../../test/support/engines.ts';
import { makeSlot } from '../../../../test/support/slots.ts';
import { at } from '../../../../test/support/stop-fixture.ts';

const closedSubject = 'Cable Park: zamykamy, wybierz, co dalej';
const delayedSubject = 'Cable Park: wyciąg stoi, Twoja godzina się zmienia';
const nothingToDo = 'Nie musisz nic robić';

describe.each(engines)('Stops and closures of one day on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });
  beforeEach(async () => await park.clear());

  test('A ride that the undoing of a stop brings back into a closure is asked about, and its rider told', async () => {
    const { desk, ride, stop, newest, undo, close, closures, mails, subjects, see } = park;
    const slot = await ride('09:00');
    await stop(120);
    await mails(at('08:02'));
    await desk.at(at('08:05'));
    expect((await close({ from: at('08:30'), until: at('09:45') })).data).toMatchObject({ rides: 0 });
    expect((await undo(await newest())).status).toBe(200);
    expect(await see(slot)).toMatchObject({ state: 'asked', question: 'choose' });
    expect((await closures()).closures[0]?.rides.asked).toBe(1);
    expect(await subjects(at('08:10'))).toEqual([closedSubject]);
    expect((await closures()).calls).toEqual([]);
  });

  test('The undoing of a stop invites nobody to a closed track, and the question names the first time again', async () => {
    const { desk, ride, stop, newest, undo, close, mails, subjects, see } = park;
    const slot = await ride('09:00');
    await makeSlot(desk.park, at('20:00'));
    await stop(100);
    await mails(at('08:02'));
    await desk.at(at('08:05'));
    await close({ from: at('08:30'), until: at('12:00') });
    expect(await subjects(at('08:07'))).toEqual([closedSubject]);
    await desk.at(at('08:08'));
    expect((await undo(await newest())).status).toBe(200);
    expect(await see(slot)).toMatchObject({
      state: 'asked',
      ride: { startTime: '2026-07-10T09:00:00.000Z' },
    });
    expect(await subjects(at('08:08'))).toEqual([]);
  });

  test('A hold that the undoing of a stop brings back into a closure ends: nobody pays for such a slot', async () => {
    const { desk, ride, stop, newest, undo, close, day } = park;
    const slot = await ride('09:00');
    await makeSlot(desk.park, at('20:00'));
    const until = Temporal.Instant.from(at('09:30')).epochMilliseconds;
    await putHold(desk.park.store.db, slot, until);
    await stop(120);
    expect(await day()).toBe('10:00* 20:00');
    await close({ from: at('08:30'), until: at('09:45') });
    expect((await undo(await newest())).status).toBe(200);
    expect(await day()).toBe('09:00 20:00');
  });

  test('After a closing a long delay asks its question again: nobody hears that there is nothing to do', async () => {
    const { desk, ride, stop, close, lift, mails, see } = park;
    const slot = await ride('08:15');
    await makeSlot(desk.park, at('20:00'));
    await stop(120);
    await mails(at('08:02'));
    await desk.at(at('08:05'));
    const id = (await close({ from: null, until: at('14:00') })).data['id'];
    await mails(at('08:10'));
    await desk.at(at('08:15'));
    await lift(id);
    const [mail, ...others] = await mails('2026-07-10T08:15:30Z');
    expect([mail?.subject, others]).toEqual([delayedSubject, []]);
    expect(mail?.text).toContain('10:15');
    expect(mail?.text).toContain('#keep');
    expect(mail?.text).not.toContain(nothingToDo);
    expect(await see(slot)).toMatchObject({ state: 'asked', question: 'answer' });
  });

  test('After a closing a ride that cannot take place any more is told to choose again', async () => {
    const { desk, makeDay, stop, close, lift, mails, see } = park;
    const [slot = 0] = await makeDay('08:15*', '08:30*');
    await stop(120);
    await mails(at('08:02'));
    await desk.at(at('08:05'));
    const id = (await close({ from: null, until: at('14:00') })).data['id'];
    await mails(at('08:10'));
    await desk.at(at('08:15'));
    await lift(id);
    const sent = await mails('2026-07-10T08:15:30Z');
    expect(sent.map(({ subject }) => subject)).toEqual([delayedSubject, delayedSubject]);
    expect(sent.some(({ text }) => text.includes(nothingToDo))).toBe(false);
    expect(await see(slot)).toMatchObject({ state: 'asked', question: 'choose' });
  });

  test('Nobody hears that a closure ended of which they never heard', async () => {
    const { desk, ride, stop, close, lift, subjects, see } = park;
    const slot = await ride('08:45');
    await makeSlot(desk.park, at('20:00'));
    const id = (await close({ from: at('09:00'), until: at('10:00') })).data['id'];
    await stop(75);
    expect((await see(slot)).question).toBe('choose');
    await desk.at('2026-07-10T08:00:20Z');
    await lift(id);
    expect(await subjects(at('08:02'))).toEqual([delayedSubject]);
  });

  test('A bill of the desk says that the new time suits', async () => {
    const { desk, ride, stop, see, work, closures } = park;
    const slot = await ride('08:15');
    await makeSlot(desk.park, at('20:00'));
    await stop(70);
    expect((await see(slot)).question).toBe('answer');
    await desk.at(at('08:05'));
    await desk.takeBill([{ slot }], [{ method: 'cash', amount: 55 }]);
    await work();
    expect((await see(slot)).state).toBe('kept');
    await desk.at(at('09:11'));
    await work();
    expect(await closures()).toMatchObject({ owed: [], asked: [] });
  });

  test('Who was told of the first stop has not said that the second one suits', async () => {
    const { desk, ride, stop, stops, newest, see } = park;
    const slot = await ride('08:15');
    await makeSlot(desk.park, at('20:00'));
    await stop(70);
    const [call] = (await stops()).calls;
    expect((await stop(60, { seen: await newest() }, desk.other)).status).toBe(200);
    // The first desk still displays the call about the first stop.
    await desk.call('POST', `/desk/stops/calls/${call?.id}/told`, desk.manager, {});
    expect(await see(slot)).toMatchObject({ question: 'answer', state: 'asked' });
  });

  test('A message that tells of two stops leaves no call about the first one', async () => {
    const { desk, ride, stop, stops, mails } = park;
    await ride('08:15');
    await ride('08:40', desk.rider, { asset_id: 2 });
    await makeSlot(desk.park, at('14:00'));
    await makeSlot(desk.park, at('14:00'), { asset_id: 2 });
    await stop(20);
    await desk.at('2026-07-10T08:00:20Z');
    await stop(30, { assets: [2] });
    expect(await mails(at('08:03'))).toHaveLength(1);
    expect((await stops()).calls).toEqual([]);
  });

  test('The time to answer is not cut short once it was told', async () => {
    const { desk, riders, ride, close, work, see, mails } = park;
    const slot = await ride('09:30');
    const other = await ride('09:55', riders[0], { asset_id: 2 });
    await close({ from: null, until: at('11:00') });
    await work();
    await mails(at('08:02'));
    const before = (await see(slot)).answer_until;
    await desk.at(at('08:50'));
    await desk.call('PATCH', `/items/Slot/${other}`, desk.manager, { bookedBy: null });
    await work();
    expect((await see(slot)).answer_until).toBe(before);
  });

  test('Nor is it cut short once “Send now” has told it', async () => {
    const { desk, ride, close, work, see, mails } = park;
    const slot = await ride('08:30');
    const id = (await close({ from: null, until: at('09:15') })).data['id'];
    await work();
    await desk.at('2026-07-10T08:00:10Z');
    expect((await desk.call('POST', `/desk/closures/${id}/send`, desk.manager, {})).status).toBe(204);
    const [mail] = await mails('2026-07-10T08:00:15Z');
    expect(mail?.text).toContain('do 10.07.2026, 11:00');
    const free = { startTime: at('09:20'), duration: 15, price: 55, asset: 1 };
    await desk.call('POST', '/items/Slot', desk.editor, free);
    await work();
    expect(await see(slot)).toMatchObject({
      held: { startTime: '2026-07-10T09:20:00.000Z' },
      answer_until: '2026-07-10T09:00:00.000Z',
    });
  });

  test('A night session is one day: its rides move on past midnight, and a second stop sees the first', async () => {
    const { desk, riders, ride, stop, stops, newest, day } = park;
    await ride('2026-07-10T21:45:00Z');
    await ride('2026-07-10T22:00:00Z', riders[0]);
    await makeSlot(desk.park, '2026-07-10T23:30:00Z');
    // 23:44 in the park's zone.
    await desk.at('2026-07-10T21:44:00Z');
    expect((await stop(11)).status).toBe(200);
    expect(await day()).toBe('21:56* 22:11* 23:30');
    await desk.at('2026-07-10T22:05:00Z');
    expect((await stop(10, { seen: await newest() })).status).toBe(200);
    expect(await day()).toBe('21:56* 22:21* 23:30');
    expect((await stops()).stops).toHaveLength(2);
  });
});
