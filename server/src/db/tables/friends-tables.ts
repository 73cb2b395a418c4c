import type { Generated } from 'kysely';

/** The tables of slots that a rider holds for friends; `tables.ts` explains the value formats. */

/** A link that a rider sends to friends. */
export interface FriendsLinkTable {
  id: Generated<number>;
  /** An input of the link's signature. */
  salt: string;
  account_id: string;
  created_at: number;
  /** When slots that nobody took are free again. */
  until_at: number;
}

/** A slot of a link. Its state follows from its bookings (`placeStateOf`). */
export interface FriendsPlaceTable {
  id: Generated<number>;
  link_id: number;
  /** The rider's hold. */
  booking_id: number;
  /** The friend's booking; null if nobody has taken it. */
  taken_id: Generated<number | null>;
}
