import {
  deleteRiderNoteCall,
  readRiderCardCall,
  writeRiderNoteCall,
} from '@cablepark/contract/accounts/rider-card';
import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { queryOptions } from '@tanstack/react-query';
import { readSlots } from '../../../../booking/api/readSlots.ts';
import { slotKeys } from '../../../../booking/api/slotKeys.ts';
import { call } from '../../../../lib/http/call.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';
import { readRows } from '../../../../lib/http/rows.ts';
import { clock } from '../../../../lib/time/clock.ts';
import { type DeskExtras, deskKey, readDeskData } from '../../api/deskData.ts';

/** The most past rides on the card; the page of bookings has the others. */
export const pastAtMost = 20;

/** GET /desk/rider-cards/{id} (Manager up). @throws ApiError FORBIDDEN for an unknown account; NetworkError */
export function riderCardOf(rider: string) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'rider card', rider],
    queryFn: ({ signal }) => call(readRiderCardCall, { params: { id: rider }, signal }),
  });
}

/** GET /items/Slot (staff): the rider's upcoming bookings and the last past ones, with all data of the desk. */
export function riderRides(rider: string, extras: DeskExtras) {
  return queryOptions({
    queryKey: [...deskKey, 'rider', rider, extras],
    queryFn: async ({ signal }) => {
      const now = clock.now();
      const filter = { bookedBy: { _eq: rider }, startTime: { _lt: writeWireTime(now) } };
      const query = { filter, sort: ['-startTime', '-id'], limit: pastAtMost };
      const [coming, past] = await Promise.all([
        readSlots({ rider, from: now }, signal),
        readRows(slotCollection, query, signal),
      ]);
      return await readDeskData([...past.data.map(readSlotRow), ...coming], { extras, now }, signal);
    },
  });
}

/** POST /desk/rider-notes (Manager up). @throws ApiError, NetworkError */
export async function writeRiderNote(rider: string, text: string): Promise<void> {
  await callOnce(writeRiderNoteCall, { body: { rider, text } });
}

/** DELETE /desk/rider-notes/{id}. @throws ApiError FORBIDDEN, NetworkError */
export async function deleteRiderNote(id: number): Promise<void> {
  await call(deleteRiderNoteCall, { params: { id } });
}
