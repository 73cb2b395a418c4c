import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { at } from '../../../../test/support/stop-fixture.ts';

describe.each(eitherEngine(import.meta.url))('What the desk notes of a delayed ride on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });
  beforeEach(async () => await park.clear());

  const checkIn = async (slot: number, arrived = true) =>
    await park.desk.call('POST', '/desk/arrivals', park.desk.manager, { slot, arrived });
  const statesOf = async () => {
    const rows = await park.desk.park.store.db
      .selectFrom('closure_ride')
      .select(['question', 'state'])
      .orderBy('id')
      .execute();
    return rows.map(({ question, state }) => `${question} ${state}`);
  };

  test('Who is checked in rides: an answer since the question, else at least no silence', async () => {
    const { desk, makeDay, stop, stops, choose, work, day } = park;
    const [early = 0, since = 0, paid = 0] = await makeDay('08:15*', '08:30*', '08:45*', '12:00');
    expect((await checkIn(early)).status).toBe(200);
    await stop(70);
    await desk.at(at('08:05'));
    await checkIn(since);
    await desk.pay(paid);
    expect(await choose(since, { kind: 'back' })).toMatchObject({ code: 'CHANGED_SINCE' });
    await work();
    expect(await statesOf()).toEqual(['answer asked', 'answer asked', 'answer asked']);
    expect((await stops()).calls.filter(({ asks }) => asks)).toHaveLength(1);
    await desk.at(at('09:40'));
    await work();
    expect(await statesOf()).toEqual(['answer kept', 'answer kept', 'answer kept']);
    expect(await day()).toBe('09:10* 09:25* 09:40* 12:00');
  });

  const callsThatAsk = async () => (await park.stops()).calls.filter(({ asks }) => asks).length;

  test('A corrected method is no answer: the ride was paid before the stop', async () => {
    const { desk, makeDay, stop, see, choose, work } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    const payment = await desk.pay(slot);
    await stop(70);
    await desk.at(at('08:05'));
    const correct = async (right: object) =>
      (await desk.call('POST', '/desk/corrections/method', desk.manager, right)).status;
    expect(await correct({ payment, method: 'card' })).toBe(200);
    await work();
    expect(await callsThatAsk()).toBe(1);
    await desk.at(at('09:11'));
    await work();
    expect((await see(slot)).state).toBe('owed');
    const current = Number((await desk.read(slot))['payment']);
    expect(await correct({ payment: current, method: 'cash' })).toBe(200);
    await work();
    expect((await see(slot)).state).toBe('owed');
    expect((await choose(slot, { kind: 'rainCheck' })).status).toBe(200);
  });

  test('A payment since the question answers it, also once its method is corrected', async () => {
    const { desk, makeDay, stop, see, work } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    await stop(70);
    await desk.at(at('08:05'));
    const payment = await desk.pay(slot);
    await desk.at(at('08:10'));
    const right = { payment, method: 'card' };
    expect((await desk.call('POST', '/desk/corrections/method', desk.manager, right)).status).toBe(200);
    expect(await callsThatAsk()).toBe(0);
    await desk.at(at('09:11'));
    await work();
    expect((await see(slot)).state).toBe('kept');
  });

  test('A check-in or a payment that is taken back answers nothing', async () => {
    const { desk, makeDay, stop, stops, see, choose, work, riders } = park;
    const [ridden = 0, paid = 0] = await makeDay('08:15*', '08:30*', '12:00');
    await stop(70);
    await desk.at(at('08:05'));
    await checkIn(ridden);
    await desk.pay(paid);
    await work();
    expect([await callsThatAsk(), (await see(ridden)).state, (await see(paid)).state]).toEqual([
      0,
      'kept',
      'kept',
    ]);
    expect((await desk.call('GET', '/me/closed-rides', riders[0])).rows).toEqual([]);
    await checkIn(ridden, false);
    await desk.undoNewest();
    await work();
    expect((await stops()).calls).toHaveLength(2);
    expect(await callsThatAsk()).toBe(2);
    expect((await choose(ridden, { kind: 'back' })).status).toBe(200);
    await desk.at(at('09:26'));
    await work();
    expect((await see(paid)).state).toBe('lapsed');
  });

  test('A ride that the desk cancels or moves by mistake is asked about again', async () => {
    const { desk, riders, makeDay, stop, work, choose } = park;
    const [cancelled = 0, moved = 0, free = 0] = await makeDay('08:15*', '08:30*', '12:00');
    const payment = await desk.pay(cancelled);
    await stop(70);
    await desk.at(at('08:05'));
    const rides = [{ slot: cancelled, rider: riders[0]?.id, payment }];
    const cancelling = { rides, reason: 'Pomyłka', back_by: 'mistake' };
    expect((await desk.call('POST', '/desk/cancellations', desk.editor, cancelling)).status).toBe(200);
    await work();
    await desk.at(at('08:06'));
    await desk.undoNewest(desk.editor);
    expect((await desk.call('POST', '/desk/moves', desk.manager, { from: moved, to: free })).status).toBe(
      200,
    );
    await work();
    expect(await statesOf()).toEqual(['answer asked', 'answer gone']);
    await desk.undoNewest();
    await work();
    expect(await statesOf()).toEqual(['answer asked', 'answer asked']);
    expect(await callsThatAsk()).toBe(2);
    expect((await choose(moved, { kind: 'back' })).status).toBe(200);
    await desk.at(at('09:11'));
    await work();
    expect(await statesOf()).toEqual(['answer owed', 'answer back']);
    expect(await park.contradictions()).toEqual([]);
  });

  test('A rider has no money at the desk for a ride on a paper pass, given back or not answered', async () => {
    const { desk, makeDay, stop, see, choose, work, day, closures, riders, mails } = park;
    const [given = 0, silent = 0, exchanged = 0] = await makeDay('08:15*', '08:30*', '08:45*', '12:00');
    const payments = [];
    for (const slot of [given, exchanged, silent]) payments.push(await desk.pay(slot, 'pass'));
    await stop(70);
    expect(await see(given)).toMatchObject({ paid: 'nothing', amount: 0, rain_check: true });
    expect(await choose(given, { kind: 'back' })).toMatchObject({ status: 200 });
    expect(await choose(exchanged, { kind: 'rainCheck' })).toMatchObject({ status: 200 });
    expect((await desk.call('GET', '/takings/passes', desk.manager)).data).toEqual({ passes: 1, amount: 0 });
    await desk.at(at('09:25'));
    await work();
    expect([(await see(given)).state, (await see(silent)).state]).toEqual(['back', 'lapsed']);
    expect(await see(silent)).toMatchObject({ paid: 'nothing', amount: 0 });
    expect(await day()).toBe('09:10 09:25 09:40 12:00');
    expect((await closures()).owed).toEqual([]);
    for (const { id } of riders)
      expect((await desk.call('GET', `/desk/rider-cards/${id}`, desk.manager)).data['owed']).toEqual([]);
    const voids = await desk.park.store.db
      .selectFrom('payment_void')
      .select('payment_id')
      .orderBy('id')
      .execute();
    expect(voids.map(({ payment_id }) => payment_id)).toEqual(payments);
    for (const { text } of await mails(at('09:30')))
      expect(text).not.toMatch(/czeka na Ciebie|unieważniliśmy/);
    expect(await park.contradictions()).toEqual([]);
  });
});
