import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** A slot to be made (SPEC.md §7). `price` in PLN, `duration` in minutes. */
export type NewSlot = Pick<Slot, 'startTime' | 'price' | 'asset' | 'duration'> & {
  bookedBy: null;
  event?: number;
};

/** The most slots that one request makes. */
export const slotsPerRequest = 1000;

/**
 * POST /items/Slot with an array: all of them or none. Equal starts on a track must come in one request, as places of one series.
 * @throws ApiError SLOT_OVERLAP (409) with `startTime` and `asset` of the first clash, INVALID_FOREIGN_KEY; NetworkError.
 */
export async function createSlots(slots: readonly NewSlot[], signal?: AbortSignal): Promise<void> {
  await request({ method: 'POST', url: urls.items('Slot'), body: slots, signal });
}
