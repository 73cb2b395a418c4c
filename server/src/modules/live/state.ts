type Id = number | string;

/** A list as somebody sees it: the JSON of each row, by its id. Never changed once it is made, so many clients share one. */
export type State = ReadonlyMap<Id, string>;

const kinds = ['update', 'create', 'delete'] as const;
export type ChangeKind = (typeof kinds)[number];

/** What a client is told next, and what it knows then. */
export interface Step {
  kind: ChangeKind;
  /** A JSON array: rows, or the ids of those that are gone. */
  data: string;
  after: State;
}

export function stateOf(rows: readonly Record<string, unknown>[]): State {
  return new Map(rows.map((row) => [row['id'] as Id, JSON.stringify(row)]));
}

export function dataOf(state: State): string {
  return `[${[...state.values()].join(',')}]`;
}

/** Many clients go the same way, so each step is worked out once. */
const steps = new WeakMap<State, WeakMap<State, Step | null>>();

/**
 * The first of the messages that lead from one state to the other; null where they say the same. A message is of one kind,
 * and a client gets one at a time: what else there is to tell comes after it.
 */
export function nextStep(from: State, to: State): Step | null {
  if (from === to) return null;
  const known = steps.get(from) ?? new WeakMap<State, Step | null>();
  steps.set(from, known);
  const found = known.get(to);
  if (found !== undefined) return found;
  const step = stepBetween(from, to);
  known.set(to, step);
  return step;
}

function stepBetween(from: State, to: State): Step | null {
  const rows = {
    update: [...to].filter(([id, row]) => from.has(id) && from.get(id) !== row),
    create: [...to].filter(([id]) => !from.has(id)),
    delete: [...from].filter(([id]) => !to.has(id)),
  };
  const [kind, ...others] = kinds.filter((each) => rows[each].length > 0);
  if (kind === undefined) return null;
  const told = rows[kind].map(([id, row]) => (kind === 'delete' ? JSON.stringify(id) : row));
  const data = `[${told.join(',')}]`;
  return { kind, data, after: others.length === 0 ? to : applied(from, kind, rows[kind]) };
}

function applied(from: State, kind: ChangeKind, rows: readonly [Id, string][]): State {
  const after = new Map(from);
  for (const [id, row] of rows) {
    if (kind === 'delete') after.delete(id);
    else after.set(id, row);
  }
  return after;
}
