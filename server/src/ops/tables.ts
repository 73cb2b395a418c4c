import { earlierTables, type TableFacts, tableList } from '../db/table-list.ts';
import type { Tables } from '../db/tables.ts';

type EarlierName = keyof typeof earlierTables;

/** A table for copies between databases. */
export interface CarriedTable {
  name: keyof Tables | EarlierName;
  /** The primary key, also the sort order, and whether it is a text. */
  key: 'id' | 'token_hash';
  textKey: boolean;
  /** Rows per page. */
  page: number;
  passing: boolean;
}

/** Every table, under current and earlier names; a table comes after those it references. */
export const carriedTables: readonly CarriedTable[] = keysOf(tableList).flatMap((name) => [
  ...keysOf(earlierTables)
    .filter((earlier) => earlierTables[earlier] === name)
    .map((earlier) => carried(earlier, tableList[name])),
  carried(name, tableList[name]),
]);

function carried(
  name: CarriedTable['name'],
  { key = 'id', textKey = false, page = 1000, passing = false }: TableFacts,
): CarriedTable {
  return { name, key, textKey, page, passing };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
