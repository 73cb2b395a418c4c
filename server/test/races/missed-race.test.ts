import { correctRiderCall } from '@cablepark/contract/rides/corrections';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { depth } from '../support/depth.ts';
import { type DeskFixture, deskNow, openDesk } from '../support/desk-fixture.ts';
import { enginesOfScenes } from '../support/engines.ts';

/** A rider comes late after all, while another desk gives the party to its right contact. */
describe.each(enginesOfScenes)('A missed ride that comes back, on $name', (engine) => {
  let desk: DeskFixture;

  beforeAll(async () => {
    desk = await openDesk(engine);
  });
  beforeEach(() => desk.at(deskNow));

  test('never leaves a party with two contacts', async () => {
    for (const _ of Array.from({ length: depth.deskRaces })) {
      const slots = [await desk.aSlot(null), await desk.aSlot(null)] as const;
      const contact = { first_name: 'SP 5', description: null };
      await desk.call('POST', '/desk/parties', desk.manager, { slots, contact, names: [] });
      const { startTime } = await desk.read(slots[0]);
      await desk.at(Temporal.Instant.from(String(startTime)).add({ minutes: 6 }).toString());
      const mark = (missing: boolean) =>
        desk.call('POST', '/desk/no-shows', desk.manager, { slot: slots[0], missing });
      await mark(true);
      await desk.call('POST', '/desk/missed', desk.manager, { slot: slots[0] });
      const right = { slot: slots[1], account: desk.rider.id };
      const answers = await Promise.all([
        mark(false),
        desk.twin('POST', correctRiderCall.path, desk.other, right),
      ]);
      const nowMs = desk.park.clock.now().epochMilliseconds;
      expect(await findContradictions(desk.park.store.db, engine.name, nowMs)).toEqual([]);
      expect(answers.map(({ status, code }) => code ?? status).join(' ')).toMatch(
        /^(CHANGED_SINCE 200|200 200|200 SLOT_TAKEN)$/,
      );
    }
  });
});
