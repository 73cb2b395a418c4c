import type { SlotRow } from './slots.ts';

/** A rider's held rides, for the staff: in use where `held-rides` is announced. */
export const heldRidesCalls = {
  /** GET: riders with many future rides. */
  riders: '/desk/riders',
  /** GET (with `?rider=`): their unpaid future rides. POST frees those in the request. */
  unpaid: '/desk/unpaid-rides',
} as const;

export interface RiderHoldingRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  description: string | null;
  /** Rides that have not begun; those of them without payment; and those on a short hold for online payment. */
  coming: number;
  unpaid: number;
  held: number;
}

export interface UnpaidRidesRow {
  rider: string;
  slots: SlotRow[];
}

/** The freed rides, and the others: paid, begun or another rider's now. */
export interface FreedRidesRow {
  freed: number[];
  kept: number[];
}
