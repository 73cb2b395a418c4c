import type { Role } from './permissions.ts';

/** Who acts: a logged-in account. */
export interface Actor {
  id: string;
  role: Role;
}
