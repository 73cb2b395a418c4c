import type { ListChange } from './messages.ts';

interface Member {
  id: number;
}

/**
 * Applies a change to a list.
 * @param readRow maps a wire row to a member
 * @param pendingIds ids with a pending mutation on this page: they keep their optimistic value until it ends
 */
export function folded<Item extends Member>(
  before: readonly Item[],
  change: ListChange,
  readRow: (row: unknown) => Item,
  pendingIds: ReadonlySet<number>,
): readonly Item[] {
  const isKept = ({ id }: Member) => pendingIds.has(id);
  if (change.event === 'delete') {
    const deletedIds = new Set<unknown>(change.data);
    return before.filter((item) => isKept(item) || !deletedIds.has(item.id));
  }
  const items = change.data.map(readRow);
  const beforeById = new Map(before.map((item) => [item.id, item]));
  if (change.event === 'init') return items.map((item) => (isKept(item) && beforeById.get(item.id)) || item);
  const changedById = new Map(items.map((item) => [item.id, item]));
  const others = items.filter(({ id }) => !beforeById.has(id));
  return [...before.map((item) => (isKept(item) ? item : (changedById.get(item.id) ?? item))), ...others];
}
