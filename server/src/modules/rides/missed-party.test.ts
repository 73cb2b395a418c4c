import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskFixture, deskNow, openDesk } from '../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

describe.each(eitherEngine(import.meta.url))('A missed ride of a party on $name', (engine) => {
  let desk: DeskFixture;

  beforeAll(async () => {
    desk = await openDesk(engine);
  });
  beforeEach(() => desk.at(deskNow));

  const contradictions = () =>
    findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds);

  /** Books two rides of a group. The first has begun, its rider is missing, and the rest of its slot is free. */
  async function aMissedRide(): Promise<[number, number]> {
    const slots: [number, number] = [await desk.aSlot(null), await desk.aSlot(null)];
    const contact = { first_name: 'SP 5', description: null };
    await desk.call('POST', '/desk/parties', desk.manager, { slots, contact, names: [] });
    const { startTime } = await desk.read(slots[0]);
    await desk.at(Temporal.Instant.from(String(startTime)).add({ minutes: 6 }).toString());
    await desk.call('POST', '/desk/no-shows', desk.manager, { slot: slots[0], missing: true });
    expect((await desk.call('POST', '/desk/missed', desk.manager, { slot: slots[0] })).status).toBe(200);
    return slots;
  }

  const comeBack = (slot: number) =>
    desk.call('POST', '/desk/no-shows', desk.manager, { slot, missing: false });

  test('comes back to the contact of its party', async () => {
    const [missed, other] = await aMissedRide();
    expect(await comeBack(missed)).toMatchObject({ status: 200 });
    expect((await desk.read(missed))['bookedBy']).toBe((await desk.read(other))['bookedBy']);
    expect(await contradictions()).toEqual([]);
  });

  test('stays missed once its party has another contact', async () => {
    const [missed, other] = await aMissedRide();
    const right = { slot: other, account: desk.rider.id };
    expect((await desk.call('POST', '/desk/corrections/rider', desk.manager, right)).status).toBe(200);
    expect(await comeBack(missed)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect(await desk.read(missed)).toMatchObject({ bookedBy: null });
    expect(await contradictions()).toEqual([]);
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await comeBack(missed)).toMatchObject({ status: 200 });
    expect(await contradictions()).toEqual([]);
  });
});
