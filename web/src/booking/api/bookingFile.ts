import { bookingFileCall } from '@cablepark/contract/park/calendars';
import { requestBytes } from '../../lib/http/sendBlob.ts';
import { keepFile, readFileNamed, type SentFile } from '../../lib/keptFile.ts';

const readCalendar = requestBytes(readFileNamed('slot.ics'));

/** Downloads GET /users/me/bookings/{slot}/calendar. @throws ApiError 403 where the booking is no longer theirs; NetworkError. */
export async function keepBooking(slot: number): Promise<void> {
  keepFile((await readCalendar<SentFile>({ url: bookingFileCall(slot) })).data);
}
