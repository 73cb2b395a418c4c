import type { Change } from './messages.ts';

interface Member {
  id: number;
}

/**
 * Applies a change to a list.
 * @param read maps a wire row to a member
 * @param kept ids with a pending mutation on this page: they keep their optimistic value until it ends
 */
export function folded<Item extends Member>(
  before: readonly Item[],
  change: Change,
  read: (row: unknown) => Item,
  kept: ReadonlySet<number>,
): readonly Item[] {
  const isKept = ({ id }: Member) => kept.has(id);
  if (change.event === 'delete') {
    const gone = new Set<unknown>(change.data);
    return before.filter((item) => isKept(item) || !gone.has(item.id));
  }
  const items = change.data.map(read);
  const known = new Map(before.map((item) => [item.id, item]));
  if (change.event === 'init') return items.map((item) => (isKept(item) && known.get(item.id)) || item);
  const told = new Map(items.map((item) => [item.id, item]));
  const others = items.filter(({ id }) => !known.has(id));
  return [...before.map((item) => (isKept(item) ? item : (told.get(item.id) ?? item))), ...others];
}
