import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot } from '@cablepark/domain/testing/slot';
import { expect, test, vi } from 'vitest';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { ApiError, NetworkError } from '../../../lib/http/errors.ts';
import { changeFree } from './changeFree.ts';

const slot = (id: number, rider: string | null = null): Slot => aSlot({ id, rider });
const done: Outcome = { kind: 'done' };
const refused = (error: unknown): Outcome => ({ kind: 'refused', error });
const booked = new ApiError(409, 'SLOT_BOOKED', 'This slot is booked.');

test('Free slots are changed in one go', async () => {
  const change = vi.fn(() => Promise.resolve(done));
  const reread = vi.fn(() => Promise.resolve([]));
  expect(await changeFree([slot(1), slot(2)], change, reread)).toEqual({ done: 2, kept: [] });
  expect(reread).not.toHaveBeenCalled();
});

test('A slot booked meanwhile is kept, a deleted one forgotten, the others are changed', async () => {
  const change = vi
    .fn<(slots: readonly Slot[]) => Promise<Outcome>>()
    .mockResolvedValueOnce(refused(booked))
    .mockResolvedValue(done);
  const reread = () => Promise.resolve([slot(1), slot(2, 'rider')]);
  const changed = await changeFree([slot(1), slot(2), slot(3)], change, reread);
  expect(changed).toEqual({ done: 1, kept: [slot(2, 'rider')] });
  expect(change.mock.calls.map(([some]) => some.map(({ id }) => id))).toEqual([[1, 2, 3], [1]]);
});

test('A refusal that nothing explains is told', async () => {
  const forbidden = new ApiError(403, 'FORBIDDEN', 'No.');
  const change = () => Promise.resolve(refused(forbidden));
  await expect(changeFree([slot(1)], change, () => Promise.resolve([slot(1)]))).rejects.toBe(forbidden);
});

test('A change that was lost on the way is told', async () => {
  const lost = new NetworkError();
  const reread = vi.fn(() => Promise.resolve([]));
  await expect(changeFree([slot(1)], () => Promise.resolve(refused(lost)), reread)).rejects.toBe(lost);
  expect(reread).not.toHaveBeenCalled();
});

test('So is a second attempt that fails, and a change of which nobody knows', async () => {
  const lost = new NetworkError();
  const unknown: Outcome = { kind: 'unknown', error: lost };
  const change = vi
    .fn<(slots: readonly Slot[]) => Promise<Outcome>>()
    .mockResolvedValueOnce(refused(booked))
    .mockResolvedValue(unknown);
  await expect(changeFree([slot(1), slot(2)], change, () => Promise.resolve([slot(1)]))).rejects.toBe(lost);
  await expect(changeFree([slot(1)], () => Promise.resolve(unknown))).rejects.toBe(lost);
});
