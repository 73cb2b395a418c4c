import type { Actor } from '@cablepark/domain/booking/rules';

/** Who reads; null for a visitor. */
export type Viewer = Actor | null;
