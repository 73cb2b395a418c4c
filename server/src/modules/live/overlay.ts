import type { State } from './state.ts';
import type { View } from './view.ts';

interface Parts {
  visitors: View;
  /** What anybody holds. */
  taken: View;
  readOwn: () => Promise<State>;
  rider: string;
}

/**
 * What a rider sees of a list that differs from a visitor's only in what the rider holds. The rider's own rows are read as
 * the rider, so the collection's rule says what they show; whoever holds nothing shares the visitor's very state.
 */
export function overlay({ visitors, taken, readOwn, rider }: Parts): (version: string) => Promise<State> {
  let own: { from: string; rows: State } | null = null;
  let last: { own: State; visitors: State; state: State } | null = null;
  return async (version) => {
    const shared = await visitors.at(version);
    const held = heldBy(await taken.at(version)).get(rider);
    if (!held) return shared;
    // A row that visitors see differently now may be another for its holder, too: the name of its event.
    const seen = [...(own?.rows.keys() ?? [])].map((id) => shared.get(id));
    const from = [...held, ...seen].join();
    if (own?.from !== from) own = { from, rows: await readOwn() };
    if (last?.own !== own.rows || last.visitors !== shared)
      last = { own: own.rows, visitors: shared, state: merged(shared, own.rows) };
    return last.state;
  };
}

function merged(shared: State, own: State): State {
  const state = new Map(shared);
  for (const [id, row] of own) if (state.has(id)) state.set(id, row);
  return state;
}

const holdings = new WeakMap<State, Map<string, string[]>>();

/** Sorted out once for all riders. */
function heldBy(taken: State): Map<string, string[]> {
  const known = holdings.get(taken);
  if (known) return known;
  const rows = [...taken.values()];
  const made = Map.groupBy(rows, (row) => String((JSON.parse(row) as { bookedBy: unknown }).bookedBy));
  holdings.set(taken, made);
  return made;
}
