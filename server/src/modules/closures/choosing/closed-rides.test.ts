import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { logIn } from '../../../../test/support/people.ts';
import { makeSlot } from '../../../../test/support/slots.ts';
import { at } from '../../../../test/support/stop-fixture.ts';
import { writeReminders } from '../../mails/due/write-reminders.ts';

describe.each(eitherEngine(import.meta.url))('A rider of a closed ride on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
    await offerPasses(park.desk.park);
  });
  beforeEach(async () => await park.clear());

  test('has the nearest slot held, takes it with booking and payment, and pays nothing', async () => {
    const { desk, makeDay, close, work, see, choose, day, bookings } = park;
    const [ride = 0, , near = 0] = await makeDay('08:15*', '09:00', '10:15', '11:00', '12:00');
    // A slot reserved for riders on standby cannot be chosen.
    await makeSlot(desk.park, at('10:30'), { reserved_until: Date.parse(at('10:00')) });
    const payment = await desk.pay(ride);
    const before = await bookings();
    await close();
    await work();
    const seen = await see(ride);
    expect(seen).toMatchObject({
      state: 'asked',
      paid: 'desk',
      amount: 55,
      closure: { reason: 'wind' },
      held: { slot: near, until: '2026-07-10T09:00:00.000Z' },
      others: [{ startTime: '2026-07-10T11:00:00.000Z' }, { startTime: '2026-07-10T12:00:00.000Z' }],
      answer_until: '2026-07-10T09:00:00.000Z',
      rain_check: true,
    });
    expect(await choose(ride, { kind: 'slot', slot: near })).toMatchObject({ status: 200 });
    expect(await day()).toBe('08:15 09:00 10:15* 10:30 11:00 12:00');
    const [after] = await bookings();
    expect(after).toEqual({ ...before[0], slot_id: near, payment_id: payment });
    expect(await see(ride)).toMatchObject({
      state: 'moved',
      ride: { slot: ride, startTime: '2026-07-10T08:15:00.000Z' },
      moved_to: { slot: near, startTime: '2026-07-10T10:15:00.000Z' },
    });
    expect(await choose(ride, { kind: 'slot', slot: near })).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(await choose(ride, { kind: 'back' })).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(await park.contradictions()).toEqual([]);
  });

  test('may take any other time, which frees the one that was held', async () => {
    const { makeDay, close, work, choose, day, places } = park;
    const [ride = 0, , far = 0] = await makeDay('08:15*', '10:15', '13:00');
    const inside = await makeSlot(park.desk.park, at('09:30'));
    await close();
    await work();
    expect(await day()).toBe('08:15* 09:30 10:15* 13:00');
    expect((await places(ride, '2026-07-10')).map((place: { slot: number }) => place.slot)).toEqual([far]);
    expect(await choose(ride, { kind: 'slot', slot: inside })).toMatchObject({ code: 'CLOSED' });
    expect(await choose(ride, { kind: 'slot', slot: far })).toMatchObject({ status: 200 });
    expect(await day()).toBe('08:15 09:30 10:15 13:00*');
    expect(await park.contradictions()).toEqual([]);
  });

  test('of money has a rain check instead: a ride on a pass, once, and the money stays', async () => {
    const { desk, makeDay, close, work, see, choose, day, riders, mails } = park;
    const [ride = 0, free = 0] = await makeDay('08:15*', '13:00');
    const payment = await desk.pay(ride);
    await close();
    await work();
    const answers = await Promise.all([
      choose(ride, { kind: 'rainCheck' }),
      choose(ride, { kind: 'rainCheck' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const seen = await see(ride);
    expect(seen).toMatchObject({ state: 'rainCheck', rain_check: false, pass_until: '2027-07-10' });
    expect(await day()).toBe('08:15 13:00');
    expect(await desk.entriesOf(payment)).toHaveLength(1);
    // The takings count the money once, on the day of payment; the park owes a ride for it until the ride takes place.
    const takings = async () =>
      (await desk.call('GET', '/takings?from=2026-07-10&to=2026-07-10', desk.manager)).rows;
    const owed = async () => (await desk.call('GET', '/takings/passes', desk.manager)).data;
    expect(await takings()).toMatchObject([{ kind: 'ride', amount: 55, count: 1 }]);
    expect(await owed()).toEqual({ passes: 1, amount: 55 });
    const [rider] = riders;
    if (!rider) throw new Error('There is no rider.');
    const passes = (await desk.call('GET', '/items/Pass', rider)).rows;
    expect(passes).toMatchObject([{ balance: 1, kind: { row: 'rain-check' } }]);
    const sent = await mails(at('08:02'));
    expect(sent.some(({ text }) => text.includes(seen.pass_code ?? '?'))).toBe(true);
    await desk.at(at('08:03'));
    const book = await desk.call('PATCH', `/items/Slot/${free}`, rider, {
      bookedBy: rider.id,
      pass: passes[0]?.['id'],
    });
    expect(book.status).toBe(200);
    expect(await takings()).toMatchObject([
      { kind: 'ride', amount: 55, count: 1 },
      { kind: 'redeemed', method: 'pass', amount: 0, count: 1 },
    ]);
    expect(await owed()).toEqual({ passes: 0, amount: 0 });
    expect(await park.contradictions()).toEqual([]);
  });

  test('who does not answer: unpaid is cancelled, a pass has its ride back, money of the desk waits there', async () => {
    const { desk, makeDay, close, work, riders, closures, see } = park;
    const [unpaid = 0, onPass = 0, atDesk = 0] = await makeDay('08:15*', '08:30*', '08:45*');
    const [, passRider] = riders;
    if (!passRider) throw new Error('There is no rider.');
    const pass = await buyPass(desk.call, desk.manager, passRider);
    const paying = await desk.call('POST', '/items/Payment', passRider, {
      slot: onPass,
      method: 'pass',
      pass,
    });
    expect(paying.status).toBe(200);
    const payment = await desk.pay(atDesk);
    await close();
    await work();
    await desk.at(at('08:59'));
    await work();
    expect(await Promise.all([unpaid, onPass, atDesk].map(async (slot) => (await see(slot)).state))).toEqual([
      'asked',
      'asked',
      'asked',
    ]);
    await desk.at(at('09:01'));
    await work();
    await work();
    expect(await Promise.all([unpaid, onPass, atDesk].map(async (slot) => (await see(slot)).state))).toEqual([
      'lapsed',
      'lapsed',
      'owed',
    ]);
    expect((await desk.call('GET', `/items/Pass/${pass}`, desk.manager)).data['balance']).toBe(10);
    expect([(await see(unpaid)).paid, (await see(onPass)).paid]).toEqual(['nothing', 'pass']);
    const { owed } = await closures();
    expect(owed).toMatchObject([{ slot: atDesk, amount: 55 }]);
    expect(await park.contradictions()).toEqual([]);
    // The desk refunds the money, which ends the ride.
    const back = { payment, reason: 'Wiatr', back_by: 'cash' };
    expect((await desk.call('POST', '/desk/voids', desk.editor, back)).status).toBe(200);
    await work();
    expect((await closures()).owed).toEqual([]);
    expect((await see(atDesk)).state).toBe('back');
    expect(await park.contradictions()).toEqual([]);
  });

  test('gives back an unpaid ride; one paid at the desk then waits there', async () => {
    const { desk, makeDay, close, choose, see, day, work } = park;
    const [unpaid = 0, paid = 0] = await makeDay('08:15*', '08:30*');
    await desk.pay(paid);
    await close();
    await work();
    expect((await choose(unpaid, { kind: 'back' })).status).toBe(200);
    expect((await choose(paid, { kind: 'back' })).status).toBe(200);
    expect([(await see(unpaid)).state, (await see(paid)).state]).toEqual(['back', 'owed']);
    expect(await day()).toBe('08:15 08:30*');
    expect((await choose(unpaid, { kind: 'rainCheck' })).code).toBe('CHANGED_SINCE');
    expect((await choose(paid, { kind: 'rainCheck' })).status).toBe(200);
    expect(await park.contradictions()).toEqual([]);
  });

  test('is neither reminded of it nor missing from it, and the desk may choose for them, until it takes place after all', async () => {
    const { desk, makeDay, close, lift, closures } = park;
    const [ride = 0] = await makeDay('10:30*', '08:15*');
    const id = (await close({ until: at('12:00') })).data['id'];
    const remind = async () => {
      await writeReminders(desk.park);
      return (await park.mails(desk.park.clock.now().toString())).filter(({ subject }) =>
        subject.includes('przypomnienie'),
      ).length;
    };
    await desk.at(at('08:31'));
    expect(await remind()).toBe(0);
    expect((await closures()).asked).toEqual([
      expect.objectContaining({ slot: expect.any(Number) }),
      { slot: ride, token: await park.tokenOf(ride) },
    ]);
    await desk.at(at('10:36'));
    const miss = async () =>
      await desk.call('POST', '/desk/no-shows', desk.manager, { slot: ride, missing: true });
    expect(await miss()).toMatchObject({ code: 'CHANGED_SINCE' });
    await desk.at(at('08:32'));
    await lift(id);
    expect(await remind()).toBe(1);
    await desk.at(at('10:36'));
    expect((await miss()).status).toBe(200);
  });

  test('has another slot held where a stop pushes the held one past the end of the day', async () => {
    const { desk, makeDay, close, work, stop, see } = park;
    const [ride = 0, near = 0] = await makeDay('08:15*', '10:15');
    await close();
    await work();
    expect((await see(ride)).held).toMatchObject({ slot: near });
    const later = await makeSlot(desk.park, '2026-07-11T08:15:00Z');
    expect(await stop(150)).toMatchObject({ status: 200 });
    await work();
    expect(await see(ride)).toMatchObject({ state: 'asked', held: { slot: later } });
  });

  test('finds it in their own list, with the slot that is held', async () => {
    const { desk, makeDay, close, work, riders } = park;
    const [ride = 0, near = 0] = await makeDay('08:15*', '10:15');
    await close();
    await work();
    const [rider = desk.rider] = riders;
    const { rows } = await desk.call('GET', '/me/closed-rides', rider);
    expect(rows).toMatchObject([{ slot: ride, held: near, reason: 'wind' }]);
    expect(await desk.call('GET', '/me/closed-rides', desk.rider)).toMatchObject({ rows: [] });
    const own = await desk.call('GET', `/items/Slot/${near}?fields=hold_kind`, rider);
    expect(own.data).toMatchObject({ hold_kind: 'closure' });
  });

  test('who gives back the slot that is held late has let nothing lapse', async () => {
    const { desk, makeDay, close, work, day, riders } = park;
    const [, near = 0] = await makeDay('08:15*', '10:15');
    const [rider = desk.rider] = riders;
    await close();
    await work();
    await desk.at(at('08:58'));
    const session = await logIn(desk.park, rider);
    const cancel = await desk.call('PATCH', `/items/Slot/${near}`, session, { bookedBy: null });
    expect(cancel.status).toBe(200);
    expect(await day()).toBe('08:15* 10:15');
    const { db } = desk.park.store;
    const lapses = await db.selectFrom('booking_history').select('lapsed').where('lapsed', '=', 1).execute();
    expect(lapses).toEqual([]);
  });

  test('whose ride was moved at the desk meanwhile is asked no more, called no more, and cancels by the limits again', async () => {
    const { desk, makeDay, close, work, choose, see, closures, riders } = park;
    const [ride = 0, near = 0, far = 0] = await makeDay('08:15*', '10:15', '08:50');
    const [rider = desk.rider] = riders;
    const { email } = await desk.park.store.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', rider.id)
      .executeTakeFirstOrThrow();
    const setMail = async (address: string | null) =>
      await desk.park.store.db
        .updateTable('account')
        .set({ email: address })
        .where('id', '=', rider.id)
        .execute();
    await setMail(null);
    await close({ until: at('08:45') });
    expect((await closures()).calls).toHaveLength(1);
    await setMail(email);
    expect((await desk.call('POST', '/desk/moves', desk.manager, { from: ride, to: far })).status).toBe(200);
    expect((await closures()).calls).toEqual([]);
    expect((await see(ride)).state).toBe('gone');
    const cancel = await desk.call('PATCH', `/items/Slot/${far}`, rider, { bookedBy: null });
    expect(cancel).toMatchObject({ status: 422, code: 'TOO_LATE' });
    expect(await choose(ride, { kind: 'slot', slot: near })).toMatchObject({ code: 'CHANGED_SINCE' });
    // Another closure affects the slot that the desk gave as a replacement, so it asks again.
    expect((await close({ from: at('08:46'), until: at('09:30') })).data).toMatchObject({ rides: 1 });
    expect((await see(far)).state).toBe('asked');
    await work();
    expect(await park.contradictions()).toEqual([]);
  });

  test('whose paid ride the desk moves once it is owed has nothing waiting there any more', async () => {
    const { desk, makeDay, close, work, choose, closures } = park;
    const [ride = 0, free = 0] = await makeDay('08:15*', '12:00');
    await desk.pay(ride);
    await close();
    expect((await choose(ride, { kind: 'back' })).status).toBe(200);
    expect((await closures()).owed).toHaveLength(1);
    expect((await desk.call('POST', '/desk/moves', desk.manager, { from: ride, to: free })).status).toBe(200);
    expect((await closures()).owed).toEqual([]);
    await work();
    expect((await closures()).closures[0]?.rides).toMatchObject({ owed: 0, gone: 1 });
  });

  test('of a party has slots beside those of the others', async () => {
    const { desk, close, work, see } = park;
    const slots = [];
    for (const time of ['08:15', '08:30', '11:00', '11:15', '12:30', '12:45'])
      slots.push(await makeSlot(desk.park, at(time)));
    const [first = 0, second = 0] = slots;
    const party = await desk.call('PATCH', '/items/Slot', desk.rider, {
      keys: [first, second],
      data: { bookedBy: desk.rider.id },
    });
    expect(party.status).toBe(200);
    await close();
    await work();
    const held = [(await see(first)).held?.startTime, (await see(second)).held?.startTime];
    expect(held).toEqual(['2026-07-10T11:00:00.000Z', '2026-07-10T11:15:00.000Z']);
  });
});
