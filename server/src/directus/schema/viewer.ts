import type { Actor } from '@cablepark/domain/accounts/actor';

/** The reader; null for a visitor. */
export type Viewer = Actor | null;
