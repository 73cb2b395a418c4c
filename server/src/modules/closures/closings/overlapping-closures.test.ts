import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { bothEngines, engines } from '../../../../test/support/engines.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { makeSlot } from '../../../../test/support/slots.ts';
import { at } from '../../../../test/support/stop-fixture.ts';

const closedSubject = 'Cable Park: zamykamy, wybierz, co dalej';
const reopenedSubject = 'Cable Park: jednak otwarte, zapraszamy';

describe.each(engines)('Closures over the same rides on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });
  beforeEach(async () => await park.clear());

  test('A ride that comes to a closure stands in the message that waits for its rider', async () => {
    const { desk, ride, close, lift, closures, mails } = park;
    await ride('09:30');
    await ride('11:00');
    const first = (await close({ until: at('10:00') })).data['id'];
    await close({ until: at('12:00'), reason: 'storm' });
    await desk.at('2026-07-10T08:00:30Z');
    await lift(first);
    const texts = (await mails(at('08:03'))).map(({ text }) => text).join('\n');
    expect([texts.includes('11:30'), texts.includes('13:00')]).toEqual([true, true]);
    expect((await closures()).calls).toEqual([]);
  });

  test('Rides that come after the message has left are told in another one', async () => {
    const { desk, ride, close, lift, closures, mails } = park;
    await ride('09:30');
    await ride('11:00');
    const first = (await close({ from: at('09:15'), until: at('10:00') })).data['id'];
    await close({ from: at('08:30'), until: at('14:00'), reason: 'storm' });
    await mails(at('08:02'));
    await desk.at(at('08:05'));
    await lift(first);
    const [mail, ...others] = await mails(at('08:07'));
    expect([mail?.text.includes('11:30'), mail?.text.includes('13:00'), others]).toEqual([true, false, []]);
    expect((await closures()).calls).toEqual([]);
  });

  test('Two lifts that bring rides of one rider to one closure leave none untold', async () => {
    const { ride, close, lift, mails, closures } = park;
    await ride('09:30');
    await ride('11:00');
    const first = (await close({ from: at('09:15'), until: at('10:00') })).data['id'];
    const second = (await close({ from: at('10:45'), until: at('11:30') })).data['id'];
    await close({ from: at('08:30'), until: at('14:00'), reason: 'storm' });
    await lift(first);
    await lift(second);
    const texts = (await mails(at('08:03'))).map(({ text }) => text).join('\n');
    expect([texts.includes('11:30'), texts.includes('13:00')]).toEqual([true, true]);
    expect((await closures()).calls).toEqual([]);
  });

  test('Who heard of the first hears that the ride takes place once both are lifted', async () => {
    const { desk, ride, close, lift, closures, subjects, see } = park;
    const slot = await ride('09:30');
    const first = (await close({ until: at('10:00') })).data['id'];
    const second = (await close({ until: at('12:00'), reason: 'storm' })).data['id'];
    expect(await subjects(at('08:02'))).toEqual([closedSubject]);
    await desk.at(at('08:30'));
    await lift(first);
    await desk.at('2026-07-10T08:30:10Z');
    await lift(second);
    expect((await see(slot)).state).toBe('kept');
    expect(await subjects('2026-07-10T08:30:40Z')).toEqual([reopenedSubject]);
    expect((await closures()).calls).toEqual([]);
  });

  test('Nobody has to choose before a later closure begins', async () => {
    const { desk, ride, close, lift, see } = park;
    const slot = await ride('16:00');
    const first = (await close({ from: null, until: at('18:00') })).data['id'];
    await close({ from: at('15:00'), until: at('18:00') });
    await desk.at(at('08:30'));
    await lift(first);
    expect(await see(slot)).toMatchObject({ state: 'asked', answer_until: '2026-07-10T15:00:00.000Z' });
  });

  test('“Open after all” does not leave once the park has closed again', async () => {
    const { desk, ride, close, lift, mails, subjects } = park;
    await ride('09:30');
    const first = (await close()).data['id'];
    await mails(at('08:02'));
    await desk.at(at('08:10'));
    const mendRelay = park.breakRelay();
    await lift(first);
    const hasTried = async () =>
      await desk.park.store.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'reopened')
        .where('failure', 'is not', null)
        .executeTakeFirst();
    await expect.poll(hasTried).toBeDefined();
    mendRelay();
    await desk.at('2026-07-10T08:10:02Z');
    await close({ from: at('08:11'), until: at('12:00') });
    expect(await subjects(at('08:25'))).toEqual([closedSubject]);
  });

  test('A confirmation that the relay has not taken does not follow the closing', async () => {
    const { desk, close, mails, subjects } = park;
    const slot = await makeSlot(desk.park, at('09:30'));
    const mendRelay = park.breakRelay();
    await desk.call('PATCH', `/items/Slot/${slot}`, desk.rider, { bookedBy: desk.rider.id });
    await mails('2026-07-10T08:00:04Z');
    mendRelay();
    await close();
    expect(await subjects(at('08:02'))).toEqual([closedSubject]);
  });

  test('Who heard of a closing by voice is called about its end, also on the next day', async () => {
    const { desk, ride, close, lift, closures } = park;
    const guest = await aPerson(desk.park);
    await desk.park.store.db.updateTable('account').set({ email: null }).where('id', '=', guest.id).execute();
    await ride('2026-07-11T10:00:00Z', guest);
    const id = (await close({ from: '2026-07-11T06:00:00Z', until: '2026-07-11T20:00:00Z' })).data['id'];
    const [call] = (await closures()).calls;
    await desk.call('POST', `/desk/closures/calls/${call?.id}/told`, desk.manager, {});
    await desk.at(at('19:00'));
    await lift(id);
    expect((await closures()).calls).toHaveLength(1);
    await desk.at('2026-07-11T06:00:00Z');
    const nextDay = await closures();
    expect([nextDay.calls.length, nextDay.closures]).toEqual([1, []]);
  });

  test('A closing that is lifted at once leaves nobody to call', async () => {
    const { ride, close, lift, closures } = park;
    await ride('08:20');
    const id = (await close({ from: null })).data['id'];
    await lift(id);
    expect((await closures()).calls).toEqual([]);
  });

  test('A fault at one ride keeps no other one waiting', async () => {
    const { desk, riders, ride, close, work, see } = park;
    const slots = [await ride('08:30'), await ride('08:45', riders[0])];
    await close({ from: null });
    await work();
    await desk.at(at('09:30'));
    const failing = vi.spyOn(desk.park.outbox, 'raise').mockImplementationOnce(() => {
      throw new Error('A fault of the machine.');
    });
    await expect(work()).rejects.toThrow('could not be ended');
    failing.mockRestore();
    for (const slot of slots) expect((await see(slot)).state).toBe('lapsed');
  });

  test('Thirty-one days across the change of the clocks can be closed', async () => {
    const { desk, close } = park;
    await desk.at('2026-10-01T08:00:00Z');
    const answer = await close({ from: '2026-09-30T22:00:00Z', until: '2026-10-31T23:00:00Z' });
    expect(answer.status).toBe(200);
  });
});

describe.each(bothEngines.filter(({ name }) => name === 'postgres'))('Two desks on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });

  test('Both closures over a ride are lifted at once: it takes place', async () => {
    const { desk, ride, close, see } = park;
    for (let round = 0; round < 8; round += 1) {
      await park.clear();
      const slot = await ride('09:30');
      const first = (await close({ until: at('10:00') })).data['id'];
      const second = (await close({ until: at('12:00'), reason: 'storm' })).data['id'];
      await Promise.all([
        desk.call('POST', `/desk/closures/${first}/lift`, desk.manager, {}),
        desk.twin('POST', `/desk/closures/${second}/lift`, desk.other, {}),
      ]);
      expect((await see(slot)).state).toBe('kept');
    }
  });

  test('A stop pushes a ride into a closure that is being lifted: no lifted closure asks about it', async () => {
    const { desk, ride, close, see } = park;
    for (let round = 0; round < 10; round += 1) {
      await park.clear();
      const slot = await ride('08:45');
      await makeSlot(desk.park, at('14:00'));
      const closure = (await close({ from: at('09:00'), until: at('10:00') })).data['id'];
      await Promise.all([
        desk.call('POST', '/desk/stops', desk.manager, { minutes: 75, assets: [1], seen: null }),
        desk.twin('POST', `/desk/closures/${closure}/lift`, desk.other, {}),
      ]);
      expect(await see(slot)).toMatchObject({ question: 'confirm', state: 'asked' });
    }
  });

  test('A stop is undone while the closure is lifted into which its ride returns: the ride takes place', async () => {
    const { desk, ride, stop, newest, close, day } = park;
    for (let round = 0; round < 8; round += 1) {
      await park.clear();
      await ride('09:00');
      await makeSlot(desk.park, at('20:00'));
      await stop(120);
      const closure = (await close({ from: at('08:30'), until: at('09:45') })).data['id'];
      const answers = await Promise.all([
        desk.call('POST', `/desk/stops/${await newest()}/undo`, desk.manager, {}),
        desk.twin('POST', `/desk/closures/${closure}/lift`, desk.other, {}),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await day()).toBe('09:00* 20:00');
      const open = await desk.park.store.db
        .selectFrom('closure_ride')
        .select('state')
        .where('state', '=', 'asked')
        .execute();
      expect(open).toEqual([]);
    }
  });

  test('A closure is lifted while the job looks for other times: nothing stays held', async () => {
    const { desk, riders, ride, close, lift, work } = park;
    const { db } = desk.park.store;
    const holds = async () =>
      await db.selectFrom('booking').select('id').where('state', '=', 'held').execute();
    for (let round = 0; round < 12; round += 1) {
      await park.clear();
      for (const [index, time] of ['08:45', '09:00', '09:15', '09:30', '09:45'].entries())
        await ride(time, riders[index % riders.length]);
      for (const time of ['10:15', '10:30', '10:45', '11:00', '11:15']) await makeSlot(desk.park, at(time));
      const id = (await close()).data['id'];
      // Each time the desk comes a little later.
      const liftLater = async () => {
        for (let read = 0; read < round * 4; read += 1) await holds();
        return await lift(id);
      };
      await Promise.all([liftLater(), work()]);
      await work();
      expect(await holds()).toEqual([]);
    }
  });

  test('A rider chooses while the job holds another slot for the ride: nothing stays held', async () => {
    const { desk, ride, close, choose, work } = park;
    for (let round = 0; round < 12; round += 1) {
      await park.clear();
      const slot = await ride('09:30');
      const target = await makeSlot(desk.park, at('10:30'));
      await makeSlot(desk.park, at('10:15'));
      await close();
      const [answer] = await Promise.all([choose(slot, { kind: 'slot', slot: target }), work()]);
      if (answer.status !== 200) await choose(slot, { kind: 'slot', slot: target });
      const holds = await desk.park.store.db
        .selectFrom('booking')
        .select('id')
        .where('state', '=', 'held')
        .execute();
      expect(holds).toEqual([]);
    }
  });
});
