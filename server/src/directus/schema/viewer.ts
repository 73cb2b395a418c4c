import type { Actor } from '@cablepark/domain/accounts/actor';

/** Who reads; null for a visitor. */
export type Viewer = Actor | null;
