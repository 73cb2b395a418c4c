import { type Rows, type State, stateOf } from './state.ts';
import type { View } from './view.ts';

interface Parts {
  visitors: View;
  /** All booked slots. */
  taken: View;
  readOwn: (version: string) => Promise<State>;
  rider: string;
}

/**
 * A rider's view of a list that differs from a visitor's only in the rider's own rows. Those are read as the rider,
 * so the collection's rule decides what they show; a rider without rows shares the visitor's state.
 */
export function overlay({ visitors, taken, readOwn, rider }: Parts): (version: string) => Promise<State> {
  let own: { from: string; rows: Rows } | null = null;
  let last: { own: Rows; visitors: State; state: State } | null = null;
  return async (version) => {
    const seen = await visitors.at(version);
    const held = heldBy((await taken.at(version)).shared).get(rider);
    if (!held) return seen;
    // A row that changes for visitors may change for its rider, too: its event's name.
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

/** Grouped once for all riders. */
function heldBy(taken: Rows): Map<string, string[]> {
  const known = holdings.get(taken);
  if (known) return known;
  const rows = [...taken.values()];
  const made = Map.groupBy(rows, (row) => String((JSON.parse(row) as { bookedBy: unknown }).bookedBy));
  holdings.set(taken, made);
  return made;
}
