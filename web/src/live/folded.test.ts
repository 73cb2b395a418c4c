import { expect, test } from 'vitest';
import { folded } from './folded.ts';
import type { ListChange } from './messages.ts';

interface Item {
  id: number;
  rider: string | null;
}

const list: Item[] = [
  { id: 1, rider: null },
  { id: 2, rider: null },
  { id: 3, rider: 'me' },
];
function read(row: unknown): Item {
  const { id, bookedBy } = row as { id: number; bookedBy: string | null };
  return { id, rider: bookedBy };
}

const foldedWith = (change: ListChange, kept: readonly number[] = []) =>
  folded(list, change, read, new Set(kept));

test('An init takes the place of all that was known', () => {
  expect(foldedWith({ event: 'init', data: [{ id: 2, bookedBy: 'other' }] })).toEqual([
    { id: 2, rider: 'other' },
  ]);
});

test('Changed rows change where they stand, and the others stay the very same', () => {
  const after = foldedWith({ event: 'update', data: [{ id: 2, bookedBy: 'other' }] });
  expect(after).toEqual([list[0], { id: 2, rider: 'other' }, list[2]]);
  expect(after[0]).toBe(list[0]);
});

test('New rows come, and those that are gone leave', () => {
  expect(foldedWith({ event: 'create', data: [{ id: 4, bookedBy: null }] })).toEqual([
    ...list,
    { id: 4, rider: null },
  ]);
  expect(foldedWith({ event: 'delete', data: [1, 3, 9] })).toEqual([list[1]]);
});

test('What this page is just changing stays as it is shown, whatever is told of it', () => {
  expect(foldedWith({ event: 'update', data: [{ id: 3, bookedBy: null }] }, [3])).toEqual(list);
  expect(foldedWith({ event: 'delete', data: [3] }, [3])).toEqual(list);
  expect(foldedWith({ event: 'init', data: [{ id: 3, bookedBy: null }] }, [3])).toEqual([list[2]]);
});
