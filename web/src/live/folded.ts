import type { Change } from './messages.ts';

interface Member {
  id: number;
}

/**
 * A list with what was told of it.
 * @param read makes a member of a row of the wire
 * @param kept ids of what is being changed by this very page: it stays as it is shown until the outcome is known
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
