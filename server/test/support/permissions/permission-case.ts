import type { Role } from '@cablepark/domain/accounts/permissions';
import type { Person } from '../people.ts';
import type { Fixture } from './fixture.ts';

/** The least role that may do something; `nobody`: not even an Admin. */
export type Least = 'visitor' | Role | 'nobody';

/** One call of the wire that the matrix test makes as everybody. */
export interface PermissionCase {
  /** The route as the server registers it: `PATCH /items/Slot/:id`. */
  route: string;
  /** What it does, and with whose object where that matters. */
  what: string;
  least: Least;
  /** Prepares an object of this call's own and says what to send. `me` is new for each call; visitors stand in as nobody. */
  ask(fixture: Fixture, me: Person): Promise<Ask> | Ask;
}

export interface Ask {
  /** The route with its parameters filled in. */
  url: string;
  body?: object;
  headers?: Record<string, string>;
}

export function permissionCase(
  route: string,
  what: string,
  least: Least,
  ask: PermissionCase['ask'],
): PermissionCase {
  return { route, what, least, ask };
}
