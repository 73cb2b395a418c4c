import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot, at, me, other } from '@cablepark/domain/testing/slot';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { watchGone } from './watchGone.ts';

const [first, second, third] = [9, 10, 11].map((hour) =>
  aSlot({ id: hour, rider: null, start: at(`2026-07-04T${String(hour).padStart(2, '0')}:00:00Z`) }),
) as [Slot, Slot, Slot];
const all = [first, second, third];
const key = (grid: string, track = first.track) => [...slotKeys.lists, 'planner', track, grid];
const taken = (slot: Slot): Slot => ({ ...slot, rider: other });

function watch(slots: readonly [Slot, ...Slot[]]) {
  const queries = new QueryClient();
  const onGone = vi.fn();
  const stop = watchGone(queries, slots, me, onGone);
  const show = (list: readonly Slot[], queryKey = key('june')) => queries.setQueryData(queryKey, list);
  return { onGone, stop, show };
}

test('A slot that another takes has gone, and the next free one is named', () => {
  const { onGone, show } = watch([first]);
  show(all);
  expect(onGone).not.toHaveBeenCalled();
  show([taken(first), taken(second), third]);
  expect(onGone.mock.calls).toEqual([[{ left: [], next: third }]]);
  show([taken(first), second, third]);
  expect(onGone).toHaveBeenCalledOnce();
});

test('So has one that is deleted; after the last free one there is none to name', () => {
  const { onGone, show } = watch([second]);
  show([first, taken(third)]);
  expect(onGone).toHaveBeenCalledWith({ left: [], next: null });
});

test('Of several what is left is named', () => {
  const { onGone, show } = watch([first, second, third]);
  show([first, taken(second), third]);
  expect(onGone).toHaveBeenCalledWith({ left: [first, third], next: null });
});

test('One’s own booking, another track and another month’s page say nothing, nor does anything after the end', () => {
  const { onGone, stop, show } = watch([second]);
  show([first, { ...second, rider: me }, third]);
  show([taken(second)], key('june', 99));
  show([third], key('july'));
  stop();
  show([first, taken(second), third]);
  expect(onGone).not.toHaveBeenCalled();
});
