import type { OfferState, WishState } from '@cablepark/domain/standby/wish';
import type { Generated } from 'kysely';

/** The tables of riders who wait for a slot; `tables.ts` explains the value formats. */

/** A rider's wish for a slot. */
export interface StandbyTable {
  id: Generated<number>;
  account_id: string;
  /** The track; null for any. Without a foreign key, like the history. */
  asset_id: number | null;
  /** The slot begins and ends within this time. */
  from_at: number;
  until_at: number;
  state: WishState;
  /** How many offers in a row the rider let expire. */
  lapses: Generated<number>;
  created_at: number;
  /** When the rider made or resumed it. */
  waits_since: number;
  ended_at: Generated<number | null>;
}

/** A slot that was offered to a rider on standby. */
export interface StandbyOfferTable {
  id: Generated<number>;
  standby_id: number;
  /** Without a foreign key. */
  slot_id: number;
  start_at: number;
  /** The booking that holds it; null if the first tap among several riders takes it. */
  booking_id: number | null;
  created_at: number;
  until_at: number;
  state: OfferState;
}
