import { beforeAll, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import type { WireAnswer } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { type DeskFixture, openDesk } from '../support/desk-fixture.ts';
import { enginesOfScenes } from '../support/engines.ts';

describe.each(enginesOfScenes)('A party gets its right rider while desks go on, on $name', (engine) => {
  let desk: DeskFixture;
  beforeAll(async () => {
    desk = await openDesk(engine);
  });

  const rounds = Array.from({ length: depth.deskRaces });

  async function aParty(): Promise<{ party: number; slots: number[] }> {
    const slots = [await desk.aSlot(null), await desk.aSlot(null)];
    const contact = { account: desk.rider.id };
    const { data } = await desk.call('POST', '/desk/parties', desk.manager, { slots, contact });
    return { party: Number(data['party']), slots };
  }
  const correct = (slot: number) =>
    desk.call('POST', '/desk/corrections/rider', desk.manager, { slot, account: desk.editor.id });

  /** Neither may be done by half: the codes of both, the correction first. */
  async function race(correcting: Promise<WireAnswer>, next: Promise<WireAnswer>): Promise<string> {
    const answers = await Promise.all([correcting, next]);
    const nowMs = desk.park.clock.now().epochMilliseconds;
    expect(await findContradictions(desk.park.store.db, engine.name, nowMs)).toEqual([]);
    return answers.map(({ status, code }) => code ?? status).join(' ');
  }

  test('Whatever comes between is done before or after it: all rides have one contact', async () => {
    for (const _ of rounds) {
      const [adding, cancelling, paying, moving, undoing] = [
        await aParty(),
        await aParty(),
        await aParty(),
        await aParty(),
        await aParty(),
      ];
      const more = { slots: [await desk.aSlot(null)], contact: { party: adding.party } };
      const [slot = 0] = adding.slots;
      expect(await race(correct(slot), desk.twin('POST', '/desk/parties', desk.other, more))).toMatch(
        /^(200|SLOT_TAKEN) (200|SLOT_TAKEN)$/,
      );
      const [gone = 0] = cancelling.slots;
      const cancel = desk.twin('PATCH', `/items/Slot/${gone}`, desk.other, { bookedBy: null });
      expect(await race(correct(cancelling.slots[1] ?? 0), cancel)).toMatch(
        /^(200|SLOT_TAKEN) (200|SLOT_TAKEN)$/,
      );
      const bill = {
        lines: paying.slots.map((id) => ({ slot: id })),
        parts: [{ method: 'cash', amount: 110 }],
        account: desk.rider.id,
      };
      const [paid = 0] = paying.slots;
      expect(await race(correct(paid), desk.twin('POST', '/desk/bills', desk.other, bill))).toMatch(
        /^(200|SLOT_TAKEN) (200|SLOT_TAKEN)$/,
      );
      const [from = 0] = moving.slots;
      const move = { from, to: await desk.aSlot(null) };
      expect(
        await race(correct(moving.slots[1] ?? 0), desk.twin('POST', '/desk/moves', desk.other, move)),
      ).toMatch(/^(200|SLOT_TAKEN) (200|SLOT_TAKEN)$/);
      const [first = 0] = undoing.slots;
      expect((await correct(first)).status).toBe(200);
      const { id } = await desk.newest();
      const back = desk.twin('PATCH', `/items/Slot/${first}`, desk.other, { bookedBy: null });
      expect(await race(desk.undo(id), back)).toMatch(/^(200|CHANGED_SINCE|SLOT_TAKEN) (200|SLOT_TAKEN)$/);
    }
  });
});
