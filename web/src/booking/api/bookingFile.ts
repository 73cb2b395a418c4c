import { bookingFileCall } from '@cablepark/contract/park/calendars';
import { callForFile } from '../../lib/http/sendBlob.ts';
import { keepFile, readFileNamed } from '../../lib/keptFile.ts';

/** Downloads GET /users/me/bookings/{slot}/calendar. @throws ApiError 403 where the booking is no longer theirs; NetworkError. */
export async function keepBooking(slot: number): Promise<void> {
  keepFile(await callForFile(bookingFileCall, readFileNamed('slot.ics'), { params: { id: slot } }));
}
