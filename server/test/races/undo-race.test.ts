import { beforeAll, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import type { WireAnswer } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { type DeskFixture, openDesk } from '../support/desk-fixture.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { makePayment } from '../support/payments.ts';

describe.each(enginesOfScenes)('Taking back against the next thing on the same ride, on $name', (engine) => {
  let desk: DeskFixture;
  beforeAll(async () => {
    desk = await openDesk(engine);
  });

  const rounds = Array.from({ length: depth.deskRaces });
  const patch = (slot: number, body: object, who = desk.other) =>
    desk.twin('PATCH', `/items/Slot/${slot}`, who, body);
  const contradictions = async () =>
    (await findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds)).map(
      ({ name }) => name,
    );

  /** What both were told, as codes, undoing first; nothing may be done by half. */
  async function race(undoing: Promise<WireAnswer>, next: Promise<WireAnswer>): Promise<string> {
    const answers = await Promise.all([undoing, next]);
    expect(await contradictions()).toEqual([]);
    return answers.map(({ status, code }) => code ?? status).join(' ');
  }

  test('Two take one payment back: it leaves the till once', async () => {
    for (const _ of rounds) {
      const payment = await desk.pay(await desk.aSlot());
      const { id } = await desk.newest();
      expect(await race(desk.undo(id), desk.undo(id, desk.manager, desk.twin))).toBe('200 200');
      expect(await desk.entriesOf(payment)).toHaveLength(2);
    }
  });

  test('A payment is taken back while it is voided, or its ride moves', async () => {
    for (const _ of rounds) {
      const payment = await desk.pay(await desk.aSlot());
      const voiding = { payment, reason: 'Pomyłka' };
      const { id } = await desk.newest();
      expect(await race(desk.undo(id), desk.twin('POST', '/desk/voids', desk.editor, voiding))).toMatch(
        /^(200 FORBIDDEN|CHANGED_SINCE 200)$/,
      );
      const [from, to] = [await desk.aSlot(), await desk.aSlot(null)];
      await desk.pay(from);
      const paid = await desk.newest();
      const move = desk.twin('POST', '/desk/moves', desk.other, { from, to });
      expect(await race(desk.undo(paid.id), move)).toMatch(/^(200 (200|SLOT_TAKEN)|CHANGED_SINCE 200)$/);
    }
  });

  test('A booking is taken back while it is paid: it is gone unpaid, or stays paid', async () => {
    for (const _ of rounds) {
      const slot = await desk.aSlot(null);
      await patch(slot, { bookedBy: desk.rider.id }, desk.manager);
      const { id } = await desk.newest();
      const paying = desk.twin('POST', '/items/Payment', desk.other, { slot, method: 'cash' });
      expect(await race(desk.undo(id), paying)).toMatch(/^(200 FAILED_VALIDATION|SLOT_PAID 200)$/);
    }
  });

  test('A cancelled or moved booking comes back while its slot is sold: one gets it', async () => {
    for (const _ of rounds) {
      const [cancelled, from, to] = [await desk.aSlot(), await desk.aSlot(), await desk.aSlot(null)];
      await patch(cancelled, { bookedBy: null }, desk.manager);
      const cancelling = await desk.newest();
      await desk.call('POST', '/desk/moves', desk.manager, { from, to });
      const move = await desk.newest();
      for (const [action, slot] of [
        [cancelling.id, cancelled],
        [move.id, from],
      ] as const)
        expect(await race(desk.undo(action), patch(slot, { bookedBy: desk.other.id }))).toMatch(
          /^(200 SLOT_TAKEN|SLOT_TAKEN 200)$/,
        );
    }
  });

  test('Control: what is done by half is found', async () => {
    await makePayment(desk.park, await desk.aSlot(), '2026-07-10T08:00:00Z');
    expect(await contradictions()).toContain('payment-is-known-to-its-slot');
  });
});
