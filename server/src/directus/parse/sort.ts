import { LRUCache } from 'lru-cache';
import type { Collection, Field } from '../schema/collection.ts';
import { invalidQuery } from '../schema/errors.ts';
import { type Path, readPath } from './field-path.ts';
import { readNames } from './names.ts';

export interface SortKey {
  path: Path;
  descending: boolean;
}

const mostKeys = 10;

/** Parses `a,-b` or a list of such. @throws FORBIDDEN for unknown fields, INVALID_QUERY for a malformed value */
export function readSort(raw: unknown, collection: Collection): readonly SortKey[] {
  if (typeof raw !== 'string' || raw.length > longestKept) return parseKeys(raw, collection);
  const cache = orders.get(collection) ?? new LRUCache<string, readonly SortKey[]>({ max: 100 });
  orders.set(collection, cache);
  const cached = cache.get(raw);
  if (cached) return cached;
  const keys = parseKeys(raw, collection);
  cache.set(raw, keys);
  return keys;
}

/** A cache: queries use few different orders. */
const orders = new WeakMap<Collection, LRUCache<string, readonly SortKey[]>>();
const longestKept = 100;

function parseKeys(raw: unknown, collection: Collection): SortKey[] {
  const names = readNames(raw, 'sort');
  if (names.length > mostKeys) throw invalidQuery(`sort takes at most ${mostKeys} fields.`);
  return names.map((name) => {
    const descending = name.startsWith('-');
    return { path: readPath(collection, descending ? name.slice(1) : name), descending };
  });
}

export function isSameField(path: Path, field: Pick<Field, 'name'>): boolean {
  return path.via === null && path.field.name === field.name;
}
