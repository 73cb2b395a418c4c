import { payWithPassCall } from '@cablepark/contract/payments/paying';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

/** The pass has two rides; the parties have three riders. */
describe.each(eitherEngine(import.meta.url))('A pass pays for a party on $name', (engine) => {
  let desk: DeskFixture;
  let pass: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park, { slots: 2, price: 100 });
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    pass = await buyPass(desk.call, desk.manager, desk.rider);
  });

  const three = async () => [await desk.aSlot(), await desk.aSlot(), await desk.aSlot()];
  const pay = async (slots: readonly number[], who: Person = desk.rider, call = desk.call) =>
    await call('POST', payWithPassCall.path, who, { pass, slots });
  const balance = async () => (await desk.call('GET', `/items/Pass/${pass}`, desk.manager)).data['balance'];
  const paid = async (slots: readonly number[]) => {
    const read = [];
    for (const slot of slots) read.push((await desk.read(slot))['payment'] !== null);
    return read;
  };

  test('For as many as it fits, in the order of riding; the rest is named', async () => {
    const slots = await three();
    const answer = await pay(slots.toReversed());
    expect(answer).toMatchObject({
      status: 200,
      data: { left: [{ slot: slots[2], code: 'PASS_EMPTY' }] },
    });
    expect(await paid(slots)).toEqual([true, true, false]);
    expect(await balance()).toBe(0);
  });

  test('Where it fits none, nothing is paid', async () => {
    const first = await three();
    await pay(first);
    const slots = await three();
    expect(await pay(slots)).toMatchObject({ status: 409, code: 'PASS_EMPTY' });
    expect(await paid(slots)).toEqual([false, false, false]);
  });

  test.each([
    ['another rider’s', 'rider', 403],
    ['a free one', 'manager', 400],
  ] as const)('With %s among them, nothing is paid', async (what, who, status) => {
    const other = await desk.aSlot(what === 'a free one' ? null : desk.other);
    const slots = [await desk.aSlot(), other];
    expect(await pay(slots, desk[who])).toMatchObject({ status });
    expect(await paid(slots)).toEqual([false, false]);
    expect(await balance()).toBe(2);
  });

  test('A stranger pays nothing with it, neither their own slots nor its owner’s', async () => {
    const stranger = await aPerson(desk.park);
    const slots = [await desk.aSlot(stranger), await desk.aSlot()];
    for (const slot of slots) expect(await pay([slot], stranger)).toMatchObject({ status: 403 });
    expect(await paid(slots)).toEqual([false, false]);
  });

  test('Two taps at once take each ride once', async () => {
    const slots = await three();
    const answers = await Promise.all([pay(slots), pay(slots, desk.rider, desk.twin)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await balance()).toBe(0);
    expect(await paid(slots)).toEqual([true, true, false]);
  });

  test('The desk does it for a rider, and takes it back in one tap', async () => {
    const slots = await three();
    expect((await pay(slots, desk.manager)).status).toBe(200);
    expect(await desk.undoNewest()).toMatchObject({ status: 200, data: { undone: true } });
    expect(await paid(slots)).toEqual([false, false, false]);
    expect(await balance()).toBe(2);
  });

  test('The books agree after all that', async () => {
    const nowMs = desk.park.clock.now().epochMilliseconds;
    expect(await findContradictions(desk.park.store.db, engine.name, nowMs)).toEqual([]);
  });
});
