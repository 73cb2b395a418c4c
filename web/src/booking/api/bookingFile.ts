import { bookingFileCall } from '@cablepark/contract/park/calendars';
import { requestBytes } from '../../lib/http/sendBlob.ts';
import { keepFile, readFileNamed, type SentFile } from '../../lib/keptFile.ts';

const readCalendar = requestBytes(readFileNamed('slot.ics'));

/** GET /users/me/bookings/{slot}/calendar, into the browser's downloads. @throws ApiError 403 where it is not theirs any more; NetworkError. */
export async function keepBooking(slot: number): Promise<void> {
  keepFile((await readCalendar<SentFile>({ url: bookingFileCall(slot) })).data);
}
