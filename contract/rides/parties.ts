import type { Call } from '../call.ts';
import type { WireCollection } from '../collections.ts';
import { partyAnswer, partyBody, partyNamesBody, partyRideRow, partyRideRows } from './parties.schema.ts';

/** Parties, for the staff if GET /server/info announces `parties`, and for riders if it announces `own-parties`. */

/** The active rides of parties. */
export const partyRideCollection = {
  name: 'PartyRide',
  row: partyRideRow,
} as const satisfies WireCollection;

/** Books several slots for one contact, all or none. */
export const bookPartyCall = {
  method: 'POST',
  path: '/desk/parties',
  body: partyBody,
  answer: partyAnswer,
} as const satisfies Call;

/** Names the people of a party; the answer has all its rides. */
export const namePartyCall = {
  method: 'PATCH',
  path: '/desk/parties/:id',
  body: partyNamesBody,
  answer: partyRideRows,
} as const satisfies Call;
