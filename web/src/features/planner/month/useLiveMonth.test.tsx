// @vitest-environment happy-dom

import { writeSlotRow } from '@cablepark/contract/rides/slots';
import { monthGrid } from '@cablepark/domain/slots/month-page';
import { type Slot, someoneElse } from '@cablepark/domain/slots/slot';
import { aSlot, at } from '@cablepark/domain/testing/slot';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepEqual } from '../../../lib/keepEqual.ts';
import { clock } from '../../../lib/time/clock.ts';
import type { FollowedList, ListChange } from '../../../live/messages.ts';
import { siteAround } from '../../../testing/render.tsx';
import { monthSlots } from '../api/month.ts';
import { useLiveMonth } from './useLiveMonth.ts';

const live = vi.hoisted(() => ({ useLive: vi.fn() }));
vi.mock('../../../live/useLive.ts', () => live);
vi.spyOn(clock, 'now').mockReturnValue(at('2026-07-04T10:00:00Z'));

const zone = 'Europe/Warsaw';
const slots = [9, 10, 11].map((hour) =>
  aSlot({ id: hour, track: 2, rider: null, start: at(`2026-07-05T${String(hour).padStart(2, '0')}:00:00Z`) }),
);
const [first, , third] = slots;
const taken = { ...slots[1], rider: someoneElse };
const rowOf = (slot: object) => writeSlotRow(slot as Parameters<typeof writeSlotRow>[0]);

async function follow(month = '2026-07') {
  const queries = new QueryClient({
    defaultOptions: { queries: { structuralSharing: keepEqual, retry: false } },
  });
  const page = { track: 2, grid: monthGrid(Temporal.PlainYearMonth.from(month)), zone };
  const { queryKey } = monthSlots(page);
  const read = vi.fn<() => Promise<readonly Slot[]>>(async () => []);
  queries.setQueryDefaults(queryKey, { queryFn: read });
  const onSlotsChange = vi.fn();
  live.useLive.mockReturnValue({ mode: 'live', heardAt: 0 });
  const { result } = renderHook(() => useLiveMonth(page, onSlotsChange), {
    wrapper: await siteAround({ queries }),
  });
  const [list, onChange] = live.useLive.mock.lastCall as [FollowedList | null, (change: ListChange) => void];
  /** The page shows the list. */
  const show = () => new QueryObserver(queries, { queryKey, staleTime: Infinity }).subscribe(() => {});
  const tell = (change: ListChange) => act(async () => onChange(change));
  return { queries, queryKey, onSlotsChange, list, read, show, tell, result };
}

test('What is to come of the month’s page is followed, of one track and no longer than the server allows', async () => {
  const { list } = await follow();
  expect(list).toMatchObject({
    collection: 'Slot',
    rows: false,
    query: {
      filter: {
        asset: { _eq: 2 },
        startTime: { _gt: '2026-07-02T21:59:59.999Z', _lt: '2026-08-09T22:00:00.000Z' },
      },
    },
  });
  expect((await follow('2026-03')).list).toBeNull();
});

test('Once the list is followed it is read, after what is still under way', async () => {
  const { queries, queryKey, read, show, tell } = await follow();
  const first = Promise.withResolvers<readonly Slot[]>();
  read.mockReturnValueOnce(first.promise).mockResolvedValueOnce(slots);
  show();
  await tell({ event: 'init', data: [] });
  expect(read).toHaveBeenCalledOnce();
  await act(async () => first.resolve([]));
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toEqual(slots));
  expect(read).toHaveBeenCalledTimes(2);
});

test('What is told while the list is read is not lost, whichever was first', async () => {
  const { queries, queryKey, onSlotsChange, read, show, tell } = await follow();
  queries.setQueryData(queryKey, slots);
  show();
  const reading = Promise.withResolvers<readonly Slot[]>();
  read.mockReturnValueOnce(reading.promise);
  await tell({ event: 'init', data: [] });
  await tell({ event: 'update', data: [rowOf(taken)] });
  await tell({ event: 'delete', data: [9] });
  expect(queries.getQueryData(queryKey)).toEqual(slots);
  await act(async () => reading.resolve(slots));
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toEqual([taken, third]));
  expect(onSlotsChange).toHaveBeenCalledWith(slots, [first, taken, third]);
});

test('What changed while nothing could be heard turns as the list is read', async () => {
  const { queries, queryKey, onSlotsChange, read, show, tell } = await follow();
  queries.setQueryData(queryKey, slots);
  show();
  const now = [first, taken, third] as Slot[];
  read.mockResolvedValueOnce(now);
  await tell({ event: 'init', data: [] });
  await vi.waitFor(() => expect(onSlotsChange).toHaveBeenCalledWith(slots, now));
});

test('A list that cannot be read goes on with what is told, and is asked for until the next time', async () => {
  const { queries, queryKey, read, show, tell, result } = await follow();
  queries.setQueryData(queryKey, slots);
  show();
  read.mockRejectedValueOnce(new Error('no network'));
  await tell({ event: 'init', data: [] });
  await tell({ event: 'update', data: [rowOf(taken)] });
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toEqual([first, taken, third]));
  expect(result.current.mode).toBe('polling');
  await tell({ event: 'init', data: [] });
  await vi.waitFor(() => expect(result.current.mode).toBe('live'));
});

test('A slot that turns is the only one that changes', async () => {
  const { queries, queryKey, onSlotsChange, tell } = await follow();
  queries.setQueryData(queryKey, slots);
  await tell({ event: 'update', data: [rowOf(taken)] });
  const shown = queries.getQueryData(queryKey);
  expect(shown).toEqual([first, taken, third]);
  expect([shown?.[0], shown?.[2]]).toEqual([first, third]);
  expect(shown?.[0]).toBe(first);
  expect(onSlotsChange).toHaveBeenCalledWith(slots, shown);
  await tell({ event: 'delete', data: [9] });
  await tell({ event: 'create', data: [rowOf(slots[0] ?? {})] });
  expect(queries.getQueryData(queryKey)).toEqual([first, taken, third]);
});

test('Before anything is known of the page, changes of it say nothing', async () => {
  const { queries, queryKey, tell } = await follow();
  await tell({ event: 'update', data: [rowOf(taken)] });
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});

test('What the rider is just booking stays as it is shown', async () => {
  const { queries, queryKey, tell } = await follow();
  queries.setQueryData(queryKey, slots);
  const pending = Promise.withResolvers<void>();
  const running = queries
    .getMutationCache()
    .build(queries, { mutationKey: ['pending', 'slots'], mutationFn: () => pending.promise })
    .execute([10] as never);
  await tell({ event: 'update', data: [rowOf(taken)] });
  expect(queries.getQueryData(queryKey)).toEqual(slots);
  pending.resolve();
  await running;
});
