import { aSlot } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/http/errors.ts';
import type { DeskChange } from './deskData.ts';
import { type Settled, settleWish, type Wish } from './settleWish.ts';
import type { SlotTruth } from './truth.ts';

const slot = aSlot({ id: 7, rider: 'ola' });
const paid: SlotTruth = {
  slot: { ...slot, payment: 3 },
  payment: { id: 3, slot: 7, amount: 5500, method: 'card' },
  missing: false,
};
const unpaid: SlotTruth = { slot, missing: false };
const before: DeskChange = { slot };
const hoped: DeskChange = { slot: { id: 7, payment: -7 } };

async function run(
  ask: Wish['ask'],
  truth: () => Promise<SlotTruth>,
): Promise<{ settled: Settled; shown: DeskChange[]; unsure: number }> {
  const shown: DeskChange[] = [];
  let unsure = 0;
  const settled = await settleWish(
    { slots: [7], hoped: [hoped], before: [before], ask, isTrue: (found) => found?.slot.payment !== null },
    {
      show: (changes) => shown.push(...changes),
      readTruth: truth,
      readTruthAtLast: truth,
      onUnsure: () => {
        unsure += 1;
      },
    },
  );
  return { settled, shown, unsure };
}

const refusal = new ApiError(409, 'SLOT_PAID', 'This slot is paid for.');

describe('a wish of the desk', () => {
  test('is shown at once, then as the server answered', async () => {
    const { settled, shown } = await run(
      async () => [paid],
      () => Promise.reject(new Error('read')),
    );
    expect(settled).toEqual({ kind: 'done' });
    expect(shown).toEqual([hoped, paid]);
  });

  test('that is refused gives way to what the server has', async () => {
    const { settled, shown, unsure } = await run(
      () => Promise.reject(refusal),
      async () => paid,
    );
    expect(settled).toEqual({ kind: 'refused', error: refusal });
    expect(shown).toEqual([hoped, paid]);
    expect(unsure).toBe(0);
  });

  test('that is refused without a word on the slot goes back to what was shown', async () => {
    const { shown } = await run(
      () => Promise.reject(refusal),
      () => Promise.reject(new NetworkError()),
    );
    expect(shown).toEqual([hoped, before]);
  });

  test('whose answer was lost counts as done where it happened', async () => {
    const { settled, shown, unsure } = await run(
      () => Promise.reject(new NetworkError()),
      async () => paid,
    );
    expect(settled).toEqual({ kind: 'done' });
    expect(shown).toEqual([hoped, paid]);
    expect(unsure).toBe(1);
  });

  test('that a stumbling server did carry out counts as done', async () => {
    const stumbled = new ApiError(502, '', '');
    const { settled, unsure } = await run(
      () => Promise.reject(stumbled),
      async () => paid,
    );
    expect(settled).toEqual({ kind: 'done' });
    expect(unsure).toBe(0);
    const undone = await run(
      () => Promise.reject(stumbled),
      async () => unpaid,
    );
    expect(undone.settled).toEqual({ kind: 'refused', error: stumbled });
  });

  test('of which nobody can tell is neither done nor refused', async () => {
    const { settled, shown } = await run(
      () => Promise.reject(new NetworkError()),
      () => Promise.reject(new ApiError(401, 'INVALID_CREDENTIALS', '')),
    );
    expect(settled).toEqual({ kind: 'unknown' });
    expect(shown).toEqual([hoped, before]);
  });

  test('whose answer was lost is taken back where it did not', async () => {
    const { settled, shown } = await run(
      () => Promise.reject(new NetworkError()),
      async () => unpaid,
    );
    expect(settled.kind).toBe('refused');
    expect(shown).toEqual([hoped, unpaid]);
  });
});
