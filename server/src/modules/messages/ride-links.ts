import type { AppContext } from '../../context.ts';
import type { LetterPart } from '../../mail/letter.ts';
import { bookingLink } from './booking-link.ts';
import type { Ride } from './ride-data.ts';
import type { RideWords } from './ride-words.ts';

/** Where each of these bookings is seen and cancelled without logging in. */
export async function linksTo(
  context: AppContext,
  words: RideWords,
  bookings: readonly { ride: Ride; entry: number }[],
): Promise<LetterPart[]> {
  const { seeOrCancel, seeOrCancelOne } = words.texts;
  const parts = await Promise.all(
    bookings.map(async ({ ride, entry }) => {
      const url = await bookingLink(context, entry);
      const label =
        bookings.length === 1 ? seeOrCancel : seeOrCancelOne(`${words.when(ride)}, ${words.track(ride)}`);
      return url === null ? [] : [{ label, url }];
    }),
  );
  return parts.flat();
}
