import type { CancellationRow } from './cancellations.ts';
import type { SlotRow } from './slots.ts';

/** A booking behind the link of its mails, for anybody with the link: no login, and only this booking. */

/** The page behind the link. Not in `mailPages`, which every visitor loads. */
export const mailedBookingPage = '/booking';

/** GET and POST, with the link's token as `token`. */
export const mailedBookingCall = '/mailed-booking';

/** The refund of a cancellation. */
export type MailedBack = Pick<CancellationRow, 'back' | 'amount'>;

export type MailedBooking =
  | {
      state: 'standing';
      first_name: string | null;
      /** Without `bookedBy`. */
      slot: SlotRow;
      event: { name: string; name_en: string | null } | null;
      /** For a paid booking that this page can cancel; else null. */
      back: MailedBack | null;
    }
  | { state: 'cancelled' | 'over' };
