import type { AuditEntryRow } from '@cablepark/contract/audit.schema';
import { movedOf, pairUp, type RecordState } from './pairing.ts';

/** A named member of a list: a scene, a row of the price list, an obstacle. */
export interface ChangedItem {
  /** `rows`: the list's field. */
  list: string;
  state: RecordState;
  /** Its position in the list, from 1. */
  place: number;
}

/** One changed field; `from` or `to` is absent if there was or is no value. */
export interface FieldChange {
  /** `policy.cancelFreeHours`: the path, from the innermost of `within` if any. */
  field: string;
  from?: unknown;
  to?: unknown;
  /** The items around the field, the innermost last. */
  within?: readonly ChangedItem[];
}

/** An item that was added, removed or moved, perhaps to another list of the same kind. */
export interface ItemChange {
  how: 'added' | 'removed' | 'moved';
  item: ChangedItem;
  /** Its old position, if moved. */
  was?: ChangedItem;
  /** The parents of the old list, if it is another one. */
  wasWithin?: readonly ChangedItem[];
  within?: readonly ChangedItem[];
}

export type AuditChange = FieldChange | ItemChange;

/** The changes of an entry, one by one; empty fields of new items and unchanged ones are left out. */
export function changesOf({ before, after }: Pick<AuditEntryRow, 'before' | 'after'>): AuditChange[] {
  return joinMoves(compare(before ?? {}, withoutTold(before ?? {}, after ?? {}), []));
}

/** An account's entry names its subject; a changed name needs no second mention. */
function withoutTold(before: RecordState, after: RecordState): RecordState {
  const { changed, ...rest } = after;
  if (!Array.isArray(changed)) return after;
  const others = changed.filter((name) => !Object.hasOwn(before, String(name)));
  return others.length === 0 ? rest : { ...rest, changed: others };
}

/** Lists of numbers and words count as one value; the days of a week are compared one by one. */
function compare(was: RecordState, is: RecordState, within: readonly ChangedItem[], way = ''): AuditChange[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key): AuditChange[] => {
    const [from, to] = [was[key], is[key]];
    if (isSame(from, to)) return [];
    const [last, next] = [itemsIn(from), itemsIn(to)];
    if (last && next) return comparedLists(key, last, next, within);
    const [oldValue, newValue] = [innerOf(from), innerOf(to)];
    if (oldValue && newValue) return compare(oldValue, newValue, within, `${way}${key}.`);
    const change: FieldChange = { field: `${way}${key}`, ...inside(within) };
    if (Object.hasOwn(was, key)) change.from = from;
    if (Object.hasOwn(is, key)) change.to = to;
    return [change];
  });
}

/** Additions, moves and changes in today's order; then removals. */
function comparedLists(
  list: string,
  was: readonly RecordState[],
  is: readonly RecordState[],
  within: readonly ChangedItem[],
): AuditChange[] {
  const at = inside(within);
  const pairs = pairUp(was, is);
  const moves = new Set(movedOf(pairs));
  const itemOf = (states: readonly RecordState[], index: number): ChangedItem => ({
    list,
    state: states[index] ?? {},
    place: index + 1,
  });
  const additions = is.flatMap((state, index): AuditChange[] => {
    const item = itemOf(is, index);
    const pair = pairs.find((each) => each.is === index);
    if (!pair) return [{ how: 'added', item, ...at }, ...listsIn({}, state, [...within, item])];
    const before = itemOf(was, pair.was);
    const move: ItemChange[] = moves.has(pair) ? [{ how: 'moved', item, was: before, ...at }] : [];
    return [...move, ...compare(before.state, state, [...within, item])];
  });
  const removedIndexes = [...was.keys()].filter((index) => !pairs.some((pair) => pair.was === index));
  const removals = removedIndexes.flatMap((index): AuditChange[] => {
    const item = itemOf(was, index);
    return [{ how: 'removed', item, ...at }, ...listsIn(item.state, {}, [...within, item])];
  });
  return [...additions, ...removals];
}

/** Nested lists of an added or removed item: the rows of a group. */
function listsIn(was: RecordState, is: RecordState, within: readonly ChangedItem[]): AuditChange[] {
  return Object.keys({ ...was, ...is }).flatMap((key) => {
    const [last, next] = [itemsIn(was[key]), itemsIn(is[key])];
    return last && next ? comparedLists(key, last, next, within) : [];
  });
}

/** An item removed from one list and added to another of its kind has moved, and may have changed too. */
function joinMoves(changes: readonly AuditChange[]): AuditChange[] {
  const removals = changes.filter(
    (change): change is ItemChange => 'how' in change && change.how === 'removed',
  );
  const usedRemovals = new Set<AuditChange>();
  const joint = changes.flatMap((change): AuditChange[] => {
    if (!('how' in change) || change.how !== 'added') return [change];
    const { item, within = [] } = change;
    const before = removals.find((each) => isSameItem(each.item, item) && !usedRemovals.has(each));
    if (!before) return [change];
    usedRemovals.add(before);
    const move: ItemChange = { how: 'moved', item, was: before.item, ...inside(within) };
    if (before.within) move.wasWithin = before.within;
    return [move, ...compare(before.item.state, item.state, [...within, item])];
  });
  return joint.filter((change) => !usedRemovals.has(change));
}

function isSameItem(one: ChangedItem, other: ChangedItem): boolean {
  const { id } = one.state;
  return typeof id === 'string' && id === other.state.id && one.list === other.list;
}

/** Equal, or both empty. */
function isSame(from: unknown, to: unknown): boolean {
  return isEmpty(from) ? isEmpty(to) : JSON.stringify(from) === JSON.stringify(to);
}

export function isEmpty(value: unknown): boolean {
  return isNothing(value) || value === '' || (Array.isArray(value) && value.length === 0);
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** A list of named items, or none yet; the days of a week have no names. */
function itemsIn(value: unknown): readonly RecordState[] | undefined {
  if (isNothing(value)) return [];
  return Array.isArray(value) && value.every(isNamed) ? value : undefined;
}

function isNamed(value: unknown): boolean {
  return isState(value) && ['id', 'name', 'heading'].some((key) => key in value);
}

/** An object to compare field by field. */
function innerOf(value: unknown): RecordState | undefined {
  if (isNothing(value)) return {};
  if (Array.isArray(value)) return value.some(isState) ? Object.fromEntries(value.entries()) : undefined;
  return isState(value) ? value : undefined;
}

function inside(within: readonly ChangedItem[]): { within?: readonly ChangedItem[] } {
  return within.length > 0 ? { within } : {};
}

function isState(value: unknown): value is RecordState {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/** Fields with account ids; other ids are of files. */
const accountFields: ReadonlySet<string> = new Set(['rider', 'bookedBy', 'user']);

export function isAccountField(field: string): boolean {
  return accountFields.has(field);
}

/** All accounts in the entries, without duplicates. */
export function peopleIn(entries: readonly AuditEntryRow[]): string[] {
  const ids = entries.flatMap((entry) => [
    entry.user,
    ...(entry.subject === 'users' ? [entry.subjectId] : []),
    ...changesOf(entry).flatMap((change) =>
      'field' in change && isAccountField(change.field) ? [change.from, change.to] : [],
    ),
  ]);
  return [...new Set(ids.filter(isUuid))].toSorted();
}
