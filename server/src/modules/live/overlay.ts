import { type LiveRows, type State, stateOf } from './state.ts';
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
  let own: { from: string; rows: LiveRows } | null = null;
  let last: { own: LiveRows; visitors: State; state: State } | null = null;
  return async (version) => {
    const visitorState = await visitors.at(version);
    const ownRows = heldBy((await taken.at(version)).shared).get(rider);
    if (!ownRows) return visitorState;
    // A row that changes for visitors may change for its rider, too: its event's name.
    const visitorRows = [...(own?.rows.keys() ?? [])].map((id) => visitorState.shared.get(id));
    const from = [...ownRows, ...visitorRows].join();
    if (own?.from !== from) own = { from, rows: (await readOwn(version)).shared };
    if (last?.own !== own.rows || last.visitors !== visitorState)
      last = { own: own.rows, visitors: visitorState, state: over(visitorState, own.rows) };
    return last.state;
  };
}

function over(visitors: State, own: LiveRows): State {
  const different = [...own].filter(
    ([id, row]) => visitors.shared.has(id) && visitors.shared.get(id) !== row,
  );
  return different.length === 0 ? visitors : stateOf(visitors.shared, new Map(different));
}

const holdings = new WeakMap<LiveRows, Map<string, string[]>>();

/** Groups the slots by rider, once for all riders. */
function heldBy(takenRows: LiveRows): Map<string, string[]> {
  const cached = holdings.get(takenRows);
  if (cached) return cached;
  const rows = [...takenRows.values()];
  const rowsByRider = Map.groupBy(rows, (row) => String((JSON.parse(row) as { bookedBy: unknown }).bookedBy));
  holdings.set(takenRows, rowsByRider);
  return rowsByRider;
}
