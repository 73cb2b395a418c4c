import type { PassUnit } from '@cablepark/domain/passes/pass-kind';

/** GET /desk/moves `?from=&to=`: the effect of a move on the pass that paid for the booking. */
export interface MovePreviewRow {
  /** Null where no pass paid for it. */
  pass: number | null;
  /** Rides or minutes that the new slot takes on top of the old one; negative where some come back. */
  more: number;
  /** The rest on the pass afterwards. */
  left: number | null;
  unit: PassUnit | null;
}
