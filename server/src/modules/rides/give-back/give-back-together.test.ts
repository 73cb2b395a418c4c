import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const now = '2026-07-10T08:00:00Z';

describe.each(eitherEngine(import.meta.url))('Giving several slots back at once on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let pass: number;
  let minutes = 0;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    park.clock.set(now);
    manager = await aPerson(park, 'Manager');
    await offerPasses(park);
  });
  beforeEach(async () => {
    park.clock.set(now);
    rider = await aPerson(park);
    pass = await buyPass(call, manager, rider);
  });

  const aRide = async (who = rider) => {
    minutes += 1;
    const start = Temporal.Instant.from(now).add({ hours: 7, minutes }).toString();
    const slot = await makeSlot(park, start, { duration: 1 });
    await call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id });
    return slot;
  };
  const aPassRide = async () => {
    const slot = await aRide();
    const { status } = await call('POST', '/items/Payment', rider, { slot, method: 'pass', pass });
    expect(status).toBe(200);
    return slot;
  };
  const cancel = (...rides: { slot: number; back: string }[]) =>
    call('POST', '/me/cancellations/together', rider, { rides });
  const preview = (slots: readonly number[]) =>
    call('GET', `/me/cancellations/together?slots=${slots.join(',')}`, rider);
  const isMine = async (slot: number) =>
    (await call('GET', `/items/Slot/${slot}`, manager)).data['bookedBy'] === rider.id;
  const balance = async () => (await call('GET', `/items/Pass/${pass}`, rider)).data['balance'];
  const contradictions = async () =>
    await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds);

  test('frees unpaid ones and puts the others back on their pass, as was shown before', async () => {
    const [unpaid, first, second] = [await aRide(), await aPassRide(), await aPassRide()];
    const shown = [
      { slot: unpaid, back: 'nothing', late: false },
      { slot: first, back: 'ride', late: false },
      { slot: second, back: 'ride', late: false },
    ];
    expect((await preview([unpaid, first, second])).data).toMatchObject(shown);
    expect(await balance()).toBe(8);
    const answer = await cancel(...shown.map(({ slot, back }) => ({ slot, back })));
    expect(answer).toMatchObject({ status: 200, data: shown });
    expect([await balance(), await isMine(unpaid), await isMine(first), await isMine(second)]).toEqual([
      10,
      false,
      false,
      false,
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('leaves out what the desk has to give back, and refuses the whole if it is named', async () => {
    const [mine, atDesk] = [await aRide(), await aRide()];
    await call('POST', '/items/Payment', manager, { slot: atDesk, method: 'cash' });
    expect((await preview([mine, atDesk])).data).toMatchObject([{ slot: mine }]);
    const answer = await cancel({ slot: mine, back: 'nothing' }, { slot: atDesk, back: 'nothing' });
    expect(answer).toMatchObject({ status: 409, code: 'SLOT_PAID' });
    expect(await isMine(mine)).toBe(true);
  });

  test('takes nobody else’s along', async () => {
    const [mine, other] = [await aRide(), await aRide(await aPerson(park))];
    expect(await cancel({ slot: mine, back: 'nothing' }, { slot: other, back: 'nothing' })).toMatchObject({
      status: 403,
    });
    expect((await preview([mine, other])).status).toBe(403);
    expect(await isMine(mine)).toBe(true);
  });

  test('changes nothing where one is late by now, and names it', async () => {
    const [unpaid, onPass] = [await aRide(), await aPassRide()];
    park.clock.set('2026-07-10T10:30:00Z');
    for (const person of [rider, manager]) Object.assign(person, await logIn(park, person));
    const answer = await cancel({ slot: unpaid, back: 'nothing' }, { slot: onPass, back: 'ride' });
    expect(answer).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect([await balance(), await isMine(unpaid), await isMine(onPass)]).toEqual([9, true, true]);
  });

  test('gives back once, whoever taps twice', async () => {
    const rides = [
      { slot: await aPassRide(), back: 'ride' },
      { slot: await aPassRide(), back: 'ride' },
    ];
    const answers = await Promise.all([cancel(...rides), cancel(...rides)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe(10);
    expect(await contradictions()).toEqual([]);
  });

  test('loses no money that the desk takes meanwhile', async () => {
    const slots = [await aRide(), await aRide()];
    const [cancelled, paid] = await Promise.all([
      cancel(...slots.map((slot) => ({ slot, back: 'nothing' }))),
      call('POST', '/items/Payment', manager, { slot: slots[0], method: 'cash' }),
    ]);
    expect([cancelled.status === 200, paid.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await isMine(slots[1] ?? 0)).toBe(cancelled.status !== 200);
    expect(await contradictions()).toEqual([]);
  });
});
