import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot } from '@cablepark/domain/testing/slot';
import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/http/errors.ts';
import { settleFree } from './freeSlots.ts';

const slot = (id: number, rider: string | null = null): Slot => aSlot({ id, rider });
const booked = new ApiError(409, 'SLOT_BOOKED', 'This slot is booked.');

test('Free slots are settled in one go', async () => {
  const act = vi.fn(() => Promise.resolve());
  const reread = vi.fn(() => Promise.resolve([]));
  expect(await settleFree([slot(1), slot(2)], act, reread)).toEqual({ done: 2, kept: [] });
  expect(reread).not.toHaveBeenCalled();
});

test('A slot booked meanwhile is kept, a deleted one forgotten, the others are settled', async () => {
  const act = vi
    .fn<(ids: readonly number[]) => Promise<void>>()
    .mockRejectedValueOnce(booked)
    .mockResolvedValue();
  const reread = () => Promise.resolve([slot(1), slot(2, 'rider')]);
  const settled = await settleFree([slot(1), slot(2), slot(3)], act, reread);
  expect(settled).toEqual({ done: 1, kept: [slot(2, 'rider')] });
  expect(act.mock.calls).toEqual([[[1, 2, 3]], [[1]]]);
});

test('A refusal that nothing explains is told', async () => {
  const forbidden = new ApiError(403, 'FORBIDDEN', 'No.');
  const act = () => Promise.reject(forbidden);
  await expect(settleFree([slot(1)], act, () => Promise.resolve([slot(1)]))).rejects.toBe(forbidden);
});

test('A lost network is told at once', async () => {
  const lost = new NetworkError();
  const reread = vi.fn(() => Promise.resolve([]));
  await expect(settleFree([slot(1)], () => Promise.reject(lost), reread)).rejects.toBe(lost);
  expect(reread).not.toHaveBeenCalled();
});
