type Id = number | string;

/** The JSON of each row of a list, by its id. Immutable, so all viewers of the same rows share one. */
export type LiveRows = ReadonlyMap<Id, string>;

/**
 * A list as one viewer sees it: the shared rows, and over them the rows that differ for this viewer, or null.
 * A thousand riders with a slot each have a thousand of the second, and one of the first.
 */
export interface State {
  readonly shared: LiveRows;
  readonly own: ReadonlyMap<Id, string | null>;
}

const kinds = ['update', 'create', 'delete'] as const;
export type ChangeKind = (typeof kinds)[number];

/** The next message to a client, and the client's state after it. */
export interface Step {
  kind: ChangeKind;
  /** A JSON array: rows, or the ids of removed ones. */
  data: string;
  after: State;
}

const nothing: State['own'] = new Map();

export function rowsOf(rows: readonly Record<string, unknown>[]): LiveRows {
  return new Map(rows.map((row) => [row['id'] as Id, JSON.stringify(row)]));
}

export function stateOf(shared: LiveRows, own: State['own'] = nothing): State {
  return { shared, own };
}

export function dataOf(state: State): string {
  return `[${[...state.shared.keys()].flatMap((id) => rowOf(state, id) ?? []).join(',')}]`;
}

function rowOf({ shared, own }: State, id: Id): string | null {
  const row = own.get(id);
  return row === undefined ? (shared.get(id) ?? null) : row;
}

/** Whether both have the same rows. */
export function isSame(one: LiveRows, other: LiveRows): boolean {
  return changedIds(one, other).length === 0;
}

/** Caches the step between two shared states, because many clients need the same. */
const steps = new WeakMap<LiveRows, WeakMap<LiveRows, Step | null>>();

/**
 * The first message that leads from one state to the other; null if they are equal. A message has one kind,
 * and a client gets one at a time: the rest follows.
 */
export function nextStep(from: State, to: State): Step | null {
  if (from === to) return null;
  if (from.own.size > 0 || to.own.size > 0) return stepBetween(from, to);
  return memoize(steps, from.shared, to.shared, () => stepBetween(from, to));
}

function stepBetween(from: State, to: State): Step | null {
  const rows: Record<ChangeKind, Id[]> = { update: [], create: [], delete: [] };
  const ids = new Set([...changedIds(from.shared, to.shared), ...from.own.keys(), ...to.own.keys()]);
  for (const id of ids) {
    const [before, after] = [rowOf(from, id), rowOf(to, id)];
    if (before !== after) rows[before === null ? 'create' : after === null ? 'delete' : 'update'].push(id);
  }
  const [kind, ...others] = kinds.filter((each) => rows[each].length > 0);
  if (kind === undefined) return null;
  const parts = rows[kind].map((id) => (kind === 'delete' ? JSON.stringify(id) : rowOf(to, id)));
  const unsentIds = others.flatMap((each) => rows[each]);
  const after =
    unsentIds.length === 0
      ? to
      : stateOf(to.shared, new Map([...to.own, ...unsentIds.map((id) => [id, rowOf(from, id)] as const)]));
  return { kind, data: `[${parts.join(',')}]`, after };
}

const changes = new WeakMap<LiveRows, WeakMap<LiveRows, readonly Id[]>>();

function changedIds(from: LiveRows, to: LiveRows): readonly Id[] {
  if (from === to) return [];
  return memoize(changes, from, to, () => [
    ...[...to].flatMap(([id, row]) => (from.get(id) === row ? [] : [id])),
    ...[...from.keys()].filter((id) => !to.has(id)),
  ]);
}

function memoize<Value>(
  cache: WeakMap<LiveRows, WeakMap<LiveRows, Value>>,
  from: LiveRows,
  to: LiveRows,
  make: () => Value,
): Value {
  const ways = cache.get(from) ?? new WeakMap<LiveRows, Value>();
  cache.set(from, ways);
  const cached = ways.get(to);
  if (cached !== undefined) return cached;
  const value = make();
  ways.set(to, value);
  return value;
}
