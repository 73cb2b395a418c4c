import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import type { Ride } from '@cablepark/domain/messages/message-about';
import type { AppContext } from '../../../context.ts';
import type { MailPart } from '../../../mail/mail-parts.ts';
import { bookingLinks } from '../../bookings/index.ts';
import { drawCode } from './draw-code.ts';

import type { MailWords } from './mail-words.ts';

/** The number of a sample booking. Real ones count from one. */
export const sampleNumber = 0;

/** The pages that show and cancel these bookings without a login. */
export async function linksTo(
  context: AppContext,
  words: MailWords,
  bookings: readonly { ride: Ride; booking: number }[],
): Promise<MailPart[]> {
  const { seeOrCancel, seeOrCancelOne } = words.common;
  const links = await bookingLinks(
    context,
    bookings.map(({ booking }) => booking),
  );
  const parts = bookings.flatMap(({ ride, booking }) => {
    const url = booking === sampleNumber ? samplePage(context) : links.get(booking);
    const label =
      bookings.length === 1 ? seeOrCancel : seeOrCancelOne(`${words.when(ride)}, ${words.track(ride)}`);
    return url === undefined ? [] : [{ label, url }];
  });
  const [only] = parts;
  return only && parts.length === 1 ? [await codeOf(only.url, words), only] : parts;
}

/** The link as a QR code, which staff scan to check the rider in. A mail about several rides has only links. */
async function codeOf(url: string, { common }: MailWords): Promise<MailPart> {
  return { image: { id: 'booking', png: await drawCode(url) }, description: common.showCode };
}

/** The page of mailed bookings, without a booking. */
function samplePage({ config }: AppContext): string {
  return `${config.publicUrl}${mailedBookingPage}`;
}
