import { type Rows, type State, stateOf } from './state.ts';
import type { View } from './view.ts';

interface Parts {
  visitors: View;
  /** What anybody holds. */
  taken: View;
  readOwn: (version: string) => Promise<State>;
  rider: string;
}

/**
 * What a rider sees of a list that differs from a visitor's only in what the rider holds. The rider's own rows are read as
 * the rider, so the collection's rule says what they show; whoever holds nothing shares the visitor's very state.
 */
export function overlay({ visitors, taken, readOwn, rider }: Parts): (version: string) => Promise<State> {
  let own: { from: string; rows: Rows } | null = null;
  let last: { own: Rows; visitors: State; state: State } | null = null;
  return async (version) => {
    const seen = await visitors.at(version);
    const held = heldBy((await taken.at(version)).shared).get(rider);
    if (!held) return seen;
    // A row that visitors see differently now may be another for its holder, too: the name of its event.
    const known = [...(own?.rows.keys() ?? [])].map((id) => seen.shared.get(id));
    const from = [...held, ...known].join();
    if (own?.from !== from) own = { from, rows: (await readOwn(version)).shared };
    if (last?.own !== own.rows || last.visitors !== seen)
      last = { own: own.rows, visitors: seen, state: over(seen, own.rows) };
    return last.state;
  };
}

function over(seen: State, own: Rows): State {
  const different = [...own].filter(([id, row]) => seen.shared.has(id) && seen.shared.get(id) !== row);
  return different.length === 0 ? seen : stateOf(seen.shared, new Map(different));
}

const holdings = new WeakMap<Rows, Map<string, string[]>>();

/** Sorted out once for all riders. */
function heldBy(taken: Rows): Map<string, string[]> {
  const known = holdings.get(taken);
  if (known) return known;
  const rows = [...taken.values()];
  const made = Map.groupBy(rows, (row) => String((JSON.parse(row) as { bookedBy: unknown }).bookedBy));
  holdings.set(taken, made);
  return made;
}
