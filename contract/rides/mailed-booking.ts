import type { CancellationRow } from './cancellations.ts';
import type { SlotRow } from './slots.ts';

/** A booking as the link of its mails shows it, to whoever has the link: no log-in, one booking and no other. */

/** The page that the link leads to. Apart from `mailPages`: what every visitor loads does without it. */
export const mailedBookingPage = '/booking';

/** GET and POST, with the token of the link as `token`. */
export const mailedBookingCall = '/mailed-booking';

/** What would come back of what was paid. */
export type MailedBack = Pick<CancellationRow, 'back' | 'amount'>;

export type MailedBooking =
  | {
      state: 'standing';
      first_name: string | null;
      /** `bookedBy` is kept back. */
      slot: SlotRow;
      event: { name: string; name_en: string | null } | null;
      /** Of a paid booking that can be cancelled here; null of others. */
      back: MailedBack | null;
    }
  | { state: 'cancelled' | 'over' };
