import type { SlotRow } from './slots.ts';

/** What one rider holds, for the staff: used where `held-rides` is announced. */
export const heldRidesCalls = {
  /** GET: riders who hold many rides to come. */
  riders: '/desk/riders',
  /** GET (with `?rider=`): their unpaid rides to come. POST frees those that were shown. */
  unpaid: '/desk/unpaid-rides',
} as const;

export interface RiderHoldingRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  description: string | null;
  /** Rides that have not begun; how many of them nobody has paid for; how many of those are held for a few minutes to be paid online. */
  coming: number;
  unpaid: number;
  held: number;
}

export interface UnpaidRidesRow {
  rider: string;
  slots: SlotRow[];
}

/** Those that were freed, and those that were not: paid, begun or another's by now. */
export interface FreedRidesRow {
  freed: number[];
  kept: number[];
}
