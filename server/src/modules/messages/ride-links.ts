import { mailedBookingPage } from '@cablepark/contract/mailed-booking';
import type { AppContext } from '../../context.ts';
import type { MailPart } from '../../mail/mail-content.ts';
import { bookingLinks } from './booking-link.ts';
import type { Ride } from './ride-data.ts';
import type { RideWords } from './ride-words.ts';

/** In place of a booking's entry where there is none, but a made-up one. Entries count from one. */
export const sampleEntry = 0;

/** Where each of these bookings is seen and cancelled without logging in. */
export async function linksTo(
  context: AppContext,
  words: RideWords,
  bookings: readonly { ride: Ride; entry: number }[],
): Promise<MailPart[]> {
  const { seeOrCancel, seeOrCancelOne } = words.texts;
  const links = await bookingLinks(
    context,
    bookings.map(({ entry }) => entry),
  );
  return bookings.flatMap(({ ride, entry }) => {
    const url = entry === sampleEntry ? samplePage(context) : links.get(entry);
    const label =
      bookings.length === 1 ? seeOrCancel : seeOrCancelOne(`${words.when(ride)}, ${words.track(ride)}`);
    return url === undefined ? [] : [{ label, url }];
  });
}

/** The page of bookings that mails lead to, and of none. */
function samplePage({ config }: AppContext): string {
  return `${config.publicUrl}${mailedBookingPage}`;
}
