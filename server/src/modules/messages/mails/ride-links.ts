import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import type { AppContext } from '../../../context.ts';
import type { MailPart } from '../../../mail/mail-content.ts';
import { bookingLinks } from '../../bookings/index.ts';
import type { Ride } from '../../outbox/index.ts';
import type { RideWords } from './ride-words.ts';

/** The number of a made-up booking. Others count from one. */
export const sampleNumber = 0;

/** Where each of these bookings is seen and cancelled without logging in. */
export async function linksTo(
  context: AppContext,
  words: RideWords,
  bookings: readonly { ride: Ride; booking: number }[],
): Promise<MailPart[]> {
  const { seeOrCancel, seeOrCancelOne } = words.texts;
  const links = await bookingLinks(
    context,
    bookings.map(({ booking }) => booking),
  );
  return bookings.flatMap(({ ride, booking }) => {
    const url = booking === sampleNumber ? samplePage(context) : links.get(booking);
    const label =
      bookings.length === 1 ? seeOrCancel : seeOrCancelOne(`${words.when(ride)}, ${words.track(ride)}`);
    return url === undefined ? [] : [{ label, url }];
  });
}

/** The page of bookings that mails lead to, and of none. */
function samplePage({ config }: AppContext): string {
  return `${config.publicUrl}${mailedBookingPage}`;
}
