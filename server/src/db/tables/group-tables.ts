import type { EnquiryState } from '@cablepark/domain/groups/enquiry-state';
import type { Language } from '@cablepark/domain/time/display';
import type { Generated } from 'kysely';

/** A group's enquiry and the newest offer that answers it (docs/decisions/107). */
export interface EnquiryTable {
  id: Generated<number>;
  /** An input of the link's signature. */
  salt: string;
  state: EnquiryState;
  created_at: number;
  proved_at: Generated<number | null>;
  /** `YYYY-MM-DD`, a day of the park's zone. */
  day: string;
  /** `HH:MM`; null for any time. */
  time: string | null;
  people: number;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  language: Language;
  /** The guest for whom places are held; null before the first offer. */
  account_id: Generated<string | null>;
  party_id: Generated<number | null>;
  /** The number of the newest offer; 0 before the first. */
  offer: Generated<number>;
  /** The number of places in that offer, the required deposit, and the end of the offer. */
  places: Generated<number>;
  deposit_cents: Generated<number>;
  /** When the newest offer was made; null before the first, and for those of an older version. */
  offered_at: Generated<number | null>;
  offered_until: Generated<number | null>;
  offered_by: Generated<string | null>;
  terms: Generated<string | null>;
  /** The desk's text in its refusal. */
  answer: Generated<string | null>;
  /** When the group or the desk ended it. */
  answered_at: Generated<number | null>;
}
