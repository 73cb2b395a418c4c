import type { PassUnit } from '@cablepark/domain/passes/pass-kind';

/** GET /desk/moves `?from=&to=`: what the pass that has paid for a booking would give for its new slot. */
export interface MovePreviewRow {
  /** Null where no pass has paid for it. */
  pass: number | null;
  /** Rides or minutes that the new slot takes more than the old one; less than nothing where some come back. */
  more: number;
  /** What is left on the pass then. */
  left: number | null;
  unit: PassUnit | null;
}
