import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot } from '@cablepark/domain/testing/slot';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/http/errors.ts';
import { siteAround } from '../testing/render.tsx';
import { slotKeys } from './api/slotKeys.ts';
import type { SlotMutation } from './changeSlots.ts';
import type { BookingData, SlotUpdate } from './slotUpdates.ts';
import { useSlotMutation } from './useSlotMutation.ts';

const free = aSlot({ id: 7 });
const planner = [...slotKeys.lists, 'planner'];
const desk = [...slotKeys.lists, 'desk'];
const takings = [...slotKeys.all, 'takings'];

/** Two pages that show the slot, and a mutation whose response the test controls. */
async function setUp(read = vi.fn(async () => [{ slot: free }])) {
  const queries = new QueryClient();
  queries.setQueryData<Slot[]>(planner, [free]);
  queries.setQueryData<BookingData>(desk, {
    slots: [free],
    riders: {},
    payments: {},
    missing: [],
    arrived: [],
    places: {},
  });
  queries.setQueryData(takings, []);
  const answer = Promise.withResolvers<readonly SlotUpdate[]>();
  const mutation: SlotMutation = {
    slots: [7],
    optimistic: [{ slot: { id: 7, rider: 'me' } }],
    before: [{ slot: free }],
    send: () => answer.promise,
    isDone: () => true,
  };
  const { result, unmount } = renderHook(() => useSlotMutation(read), {
    wrapper: await siteAround({ queries }),
  });
  const riders = () => [
    queries.getQueryData<Slot[]>(planner)?.[0]?.rider,
    queries.getQueryData<BookingData>(desk)?.slots[0]?.rider,
  ];
  const isOld = (key: readonly string[]) => queries.getQueryState(key)?.isInvalidated;
  return { answer, mutation, result, unmount, riders, isOld, queries, read };
}

test('A change is shown at once in every list, and its slots are pending until the server has answered', async () => {
  const { answer, mutation, result, riders, isOld, read } = await setUp();
  let run = Promise.resolve<unknown>(null);
  await act(async () => {
    run = result.current.run(mutation, () => {});
  });
  expect(riders()).toEqual(['me', 'me']);
  await vi.waitFor(() => expect([...result.current.pending]).toEqual([7]));
  await act(async () => {
    answer.resolve([{ slot: { id: 7, rider: 'me', payment: 3 } }]);
    await run;
  });
  expect(await run).toEqual({ kind: 'done' });
  expect(riders()).toEqual(['me', 'me']);
  await vi.waitFor(() => expect([...result.current.pending]).toEqual([]));
  // Data derived from slots is stale, but no query has refetched yet.
  expect([planner, desk, takings].map(isOld)).toEqual([true, true, true]);
  expect(read).not.toHaveBeenCalled();
});

test('A refused change gives way to what the server has, in every list', async () => {
  const taken = { ...free, rider: 'ola' };
  const { answer, mutation, result, riders } = await setUp(vi.fn(async () => [{ slot: taken }]));
  const refusal = new ApiError(422, 'TOO_LATE', 'It is too late for that.');
  await act(async () => {
    const run = result.current.run(mutation, () => {});
    answer.reject(refusal);
    expect(await run).toEqual({ kind: 'refused', error: refusal });
  });
  expect(riders()).toEqual(['ola', 'ola']);
});

test('Slots stay pending on another page than the one that asked', async () => {
  const { mutation, result, unmount, queries } = await setUp();
  await act(async () => {
    void result.current.run(mutation, () => {});
  });
  unmount();
  const elsewhere = renderHook(() => useSlotMutation(), { wrapper: await siteAround({ queries }) });
  expect([...elsewhere.result.current.pending]).toEqual([7]);
});

test('A reading that began before the change does not paint over it', async () => {
  const { answer, mutation, result, riders, queries } = await setUp();
  const late = Promise.withResolvers<Slot[]>();
  void queries.fetchQuery({ queryKey: planner, queryFn: () => late.promise }).catch(() => {});
  await act(async () => {
    const run = result.current.run(mutation, () => {});
    answer.resolve([{ slot: { id: 7, rider: 'me' } }]);
    await run;
    late.resolve([free]);
    await late.promise;
  });
  expect(riders()).toEqual(['me', 'me']);
});

test.each([
  ['done', [{ slot: { id: 7, rider: 'me' } }], 0],
  ['refused', null, 1],
])('After a change that is %s a page reads its list again so many times', async (_how, states, times) => {
  const { answer, mutation, result, queries } = await setUp();
  const reading = vi.fn(async () => [free]);
  const page = new QueryObserver(queries, { queryKey: planner, queryFn: reading, staleTime: Infinity });
  const leave = page.subscribe(() => {});
  await act(async () => {
    const run = result.current.run(mutation, () => {});
    if (states) answer.resolve(states);
    else answer.reject(new ApiError(422, 'TOO_LATE', 'It is too late for that.'));
    await run;
  });
  expect(reading).toHaveBeenCalledTimes(times);
  leave();
});
