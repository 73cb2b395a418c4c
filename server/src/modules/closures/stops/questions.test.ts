import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { at } from '../../../../test/support/stop-fixture.ts';

describe.each(eitherEngine(import.meta.url))('The rider of a delayed ride on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });
  beforeEach(async () => await park.clear());

  const statesOf = async () => {
    const rows = await park.desk.park.store.db
      .selectFrom('closure_ride')
      .select(['question', 'state'])
      .orderBy('id')
      .execute();
    return rows.map(({ question, state }) => `${question} ${state}`);
  };

  test('says that the new time suits, or nothing, and keeps it', async () => {
    const { desk, makeDay, stop, see, choose, work, day } = park;
    const [first = 0, second = 0] = await makeDay('08:15*', '08:30*', '12:00');
    await stop(20);
    expect(await see(first)).toMatchObject({
      state: 'asked',
      question: 'confirm',
      delayed_from: '2026-07-10T08:15:00.000Z',
      ride: { startTime: '2026-07-10T08:20:00.000Z' },
      held: null,
      answer_until: '2026-07-10T08:20:00.000Z',
    });
    expect(await choose(first, { kind: 'keep' })).toMatchObject({ status: 200 });
    expect(await choose(first, { kind: 'keep' })).toMatchObject({ code: 'CHANGED_SINCE' });
    await desk.at(at('08:40'));
    await work();
    expect((await see(second)).state).toBe('kept');
    expect(await statesOf()).toEqual(['confirm kept', 'confirm kept']);
    expect(await day()).toBe('08:20* 08:35* 12:00');
  });

  test('takes another time, or gives the ride back, until it begins', async () => {
    const { desk, makeDay, stop, choose, day } = park;
    const [first = 0, second = 0, free = 0] = await makeDay('08:15*', '08:30*', '12:00');
    await stop(20);
    await desk.at(at('08:19'));
    expect(await choose(first, { kind: 'slot', slot: free })).toMatchObject({ status: 200 });
    expect(await choose(second, { kind: 'back' })).toMatchObject({ status: 200 });
    expect(await day()).toBe('08:20 08:35 12:00*');
    expect(await park.contradictions()).toEqual([]);
  });

  test('is called beyond the park’s limit until there is an answer, though a mail was sent', async () => {
    const { desk, makeDay, stop, stops, newest, mails, see, work, day } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    await stop(30);
    await stop(40, { seen: await newest() });
    await mails(at('08:02'));
    expect(await see(slot)).toMatchObject({
      question: 'answer',
      ride: { startTime: '2026-07-10T09:10:00.000Z' },
    });
    const [call] = (await stops()).calls;
    expect(call).toMatchObject({ asks: true, rides: [{ slot }] });
    await desk.call('POST', `/desk/stops/calls/${call?.id}/told`, desk.manager, {});
    expect((await stops()).calls).toEqual([]);
    await desk.at(at('09:15'));
    await work();
    expect(await day()).toBe('09:10* 12:00');
  });

  test('who does not answer beyond it has the ride back when it would begin; money of the desk waits there', async () => {
    const { desk, makeDay, stop, see, choose, closures, work, day } = park;
    const [unpaid = 0, paid = 0, free = 0] = await makeDay('08:15*', '08:30*', '12:00');
    await desk.pay(paid);
    await stop(70);
    await desk.at(at('09:09'));
    await work();
    expect(await day()).toBe('09:10* 09:25* 12:00');
    await desk.at(at('09:25'));
    await work();
    expect(await day()).toBe('09:10 09:25* 12:00');
    expect([(await see(unpaid)).state, (await see(paid)).state]).toEqual(['lapsed', 'owed']);
    expect(await park.contradictions()).toEqual([]);
    // The rider comes after all.
    await desk.call('POST', '/desk/arrivals', desk.manager, { slot: paid, arrived: true });
    expect(await choose(paid, { kind: 'slot', slot: free })).toMatchObject({ code: 'CHANGED_SINCE' });
    await work();
    expect([(await see(paid)).state, (await closures()).owed]).toEqual(['kept', []]);
  });

  test('gives one answer, whichever of four at once comes first', async () => {
    const { desk, makeDay, stop, choose } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    await desk.pay(slot);
    await stop(20);
    const kinds = ['back', 'back', 'keep', 'rainCheck'] as const;
    const answers = await Promise.all(kinds.map(async (kind) => choose(slot, { kind })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await park.contradictions()).toEqual([]);
  });

  test('gives back a ride that was paid at the desk: the slot is free at once, and the money waits on the card', async () => {
    const { desk, makeDay, stop, see, choose, day, closures, work, riders } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    const [rider = desk.rider] = riders;
    const payment = await desk.pay(slot);
    await stop(20);
    // Run only two at once: any other order of kinds could free or take the slot first.
    const answers = [
      ...(await Promise.all([choose(slot, { kind: 'back' }), choose(slot, { kind: 'back' })])),
      await choose(slot, { kind: 'keep' }),
      await choose(slot, { kind: 'rainCheck' }),
    ];
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await day()).toBe('08:20 12:00');
    expect(await see(slot)).toMatchObject({ state: 'back', paid: 'desk', amount: 55, rain_check: false });
    await work();
    expect((await closures()).owed).toMatchObject([{ slot, amount: 55, isBookingOver: true }]);
    const owed = async () =>
      (await desk.call('GET', `/desk/rider-cards/${rider.id}`, desk.manager)).data['owed'];
    expect(await owed()).toMatchObject([{ payment, amount: 55 }]);
    // The money stays in the till until the desk refunds it, once.
    expect(await desk.entriesOf(payment)).toHaveLength(1);
    expect(await park.contradictions()).toEqual([]);
    const freed = await desk.call('PATCH', `/items/Slot/${slot}`, desk.rider, { bookedBy: desk.rider.id });
    expect(freed.status).toBe(200);
    const back = { payment, reason: 'Postój', back_by: 'cash' };
    expect((await desk.call('POST', '/desk/voids', desk.editor, back)).status).toBe(200);
    expect((await desk.call('POST', '/desk/voids', desk.editor, back)).status).toBe(403);
    expect(await owed()).toEqual([]);
    expect((await closures()).owed).toEqual([]);
    expect(await day()).toBe('08:20* 12:00');
    expect(await park.contradictions()).toEqual([]);
  });

  test('whose money waits gets it although the slot is deleted meanwhile', async () => {
    const { desk, makeDay, stop, choose, closures } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    const payment = await desk.pay(slot);
    await stop(20);
    expect((await choose(slot, { kind: 'back' })).status).toBe(200);
    expect((await desk.call('DELETE', `/items/Slot/${slot}`, desk.editor)).status).toBe(204);
    const back = { payment, reason: 'Postój', back_by: 'cash' };
    expect((await desk.call('POST', '/desk/voids', desk.editor, back)).status).toBe(200);
    expect((await closures()).owed).toEqual([]);
  });

  test('of a ride past the day’s last slot chooses as for a closed one, and after an undo has it as it was', async () => {
    const { makeDay, stop, undo, newest, see, choose, work, day } = park;
    const [early = 0, late = 0] = await makeDay('08:15*', '08:30*');
    await stop(20);
    await work();
    expect(await see(late)).toMatchObject({ question: 'choose', state: 'asked' });
    expect(await see(early)).toMatchObject({ question: 'confirm' });
    expect(await choose(late, { kind: 'keep' })).toMatchObject({ code: 'FAILED_VALIDATION' });
    expect((await undo(await newest())).status).toBe(200);
    expect(await statesOf()).toEqual(['confirm gone', 'choose gone']);
    expect(await day()).toBe('08:15* 08:30*');
  });

  test('A second stop asks anew from the first time on; undone, the first one asks again', async () => {
    const { makeDay, stop, undo, newest, see } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    await stop(30);
    await stop(40, { seen: await newest() });
    expect(await see(slot)).toMatchObject({ question: 'answer', delayed_from: '2026-07-10T08:15:00.000Z' });
    await undo(await newest());
    expect(await see(slot)).toMatchObject({
      question: 'confirm',
      ride: { startTime: '2026-07-10T08:30:00.000Z' },
    });
  });

  test('A page that shows the time of the first stop keeps no ride at that of the second', async () => {
    const { makeDay, stop, newest, see, choose } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    await stop(20);
    const start = (await see(slot)).ride.startTime;
    await stop(40, { seen: await newest() });
    expect(await choose(slot, { kind: 'keep', start })).toMatchObject({ code: 'CHANGED_SINCE' });
    const startNow = (await see(slot)).ride.startTime;
    expect(await choose(slot, { kind: 'keep', start: startNow })).toMatchObject({ status: 200 });
  });

  test('Who was fine with a stop that was undone is asked anew by the same stop', async () => {
    const { makeDay, stop, undo, newest, see, choose, day } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    await stop(20);
    expect((await choose(slot, { kind: 'keep' })).status).toBe(200);
    await undo(await newest());
    await stop(20, { seen: await newest() });
    expect(await see(slot)).toMatchObject({ state: 'asked', question: 'confirm' });
    expect((await choose(slot, { kind: 'back' })).status).toBe(200);
    expect(await day()).toBe('08:20 12:00');
  });

  test('Who was fine with a long stop that was undone is called about the same one again', async () => {
    const { makeDay, stop, stops, undo, newest, choose } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    await stop(70);
    expect((await choose(slot, { kind: 'keep' })).status).toBe(200);
    await undo(await newest());
    await stop(70, { seen: await newest() });
    expect((await stops()).calls).toMatchObject([{ asks: true, rides: [{ slot }] }]);
  });

  test('A closure that comes later asks in the place of the stop', async () => {
    const { makeDay, stop, close, see, work, closures } = park;
    const [slot = 0, free = 0] = await makeDay('08:15*', '12:00');
    await stop(20);
    await close();
    await work();
    expect(await see(slot)).toMatchObject({ question: 'choose', delayed_from: null, held: { slot: free } });
    expect((await closures()).closures).toMatchObject([{ rides: { asked: 1 } }]);
  });

  test('Who has neither opened nor answered what was sent is named apart, and not called', async () => {
    const { makeDay, stop, stops, mails, see, choose } = park;
    const [first = 0, second = 0] = await makeDay('08:15*', '08:30*', '08:45*', '12:00');
    await stop(20);
    expect((await stops()).unseen).toEqual([]);
    await mails(at('08:02'));
    expect((await stops()).unseen).toHaveLength(3);
    await see(first);
    await choose(second, { kind: 'keep' });
    const { calls, unseen } = await stops();
    expect(calls).toEqual([]);
    expect(unseen).toMatchObject([{ rides: [{ startTime: '2026-07-10T08:50:00.000Z' }] }]);
  });

  test('A push that arrived reaches its rider, whatever becomes of the mail', async () => {
    const { desk, makeDay, stop, stops, mails } = park;
    await makeDay('08:15*', '12:00');
    await stop(20);
    await mails(at('08:02'));
    const { db } = desk.park.store;
    const mail = await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'delayed')
      .executeTakeFirstOrThrow();
    const refused = { ended_at: 1, outcome: 'dead', failure: '550' } as const;
    await db.updateTable('outbox').set(refused).where('id', '=', mail.id).execute();
    expect((await stops()).calls).toHaveLength(1);
    const { id: _id, ...row } = mail;
    await db
      .insertInto('outbox')
      .values({ ...row, dedupe: `push:7:${row.dedupe}`, push_to: 7, outcome: 'sent', failure: null })
      .execute();
    expect((await stops()).calls).toEqual([]);
  });

  test('A question is shown although nobody can note that it was opened', async () => {
    const { desk, makeDay, stop, see } = park;
    const [slot = 0] = await makeDay('08:15*', '12:00');
    await stop(20);
    const { db } = desk.park.store;
    const failing = vi.spyOn(db, 'updateTable').mockImplementation(() => {
      throw new Error('attempt to write a readonly database');
    });
    onTestFinished(() => failing.mockRestore());
    expect(await see(slot)).toMatchObject({ state: 'asked', question: 'confirm' });
    expect(failing).toHaveBeenCalled();
  });

  test('Four taps at once are one answer', async () => {
    const { makeDay, stop, choose } = park;
    const [slot = 0, free = 0] = await makeDay('08:15*', '12:00');
    await stop(20);
    const answers = await Promise.all([
      choose(slot, { kind: 'keep' }),
      choose(slot, { kind: 'slot', slot: free }),
      choose(slot, { kind: 'back' }),
      choose(slot, { kind: 'keep' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await park.contradictions()).toEqual([]);
  });
});
