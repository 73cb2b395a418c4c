import type { Role } from './permissions.ts';

/** The logged-in account that performs an action. */
export interface Actor {
  id: string;
  role: Role;
}
