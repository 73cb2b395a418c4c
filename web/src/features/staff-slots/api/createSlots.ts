import { toPln } from '@cablepark/contract/money';
import { createSlotsCall } from '@cablepark/contract/rides/slot-changes';
import { readWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { PlannedSlot } from '@cablepark/domain/slots/clashes';
import { call } from '../../../lib/http/call.ts';
import { ApiError } from '../../../lib/http/errors.ts';

/** A slot to create; `price` in grosze. */
export interface NewSlotDraft extends PlannedSlot {
  price: number;
  event: number | null;
}

/** The most slots per request. */
export const slotsPerRequest = 1000;

/**
 * POST /items/Slot with an array: all of them or none. Equal starts on a track must come in one request, as places of one series.
 * @throws ApiError SLOT_OVERLAP (409) with `startTime` and `asset` of the first clash, INVALID_FOREIGN_KEY; NetworkError.
 */
export async function createSlots(slots: readonly NewSlotDraft[], signal?: AbortSignal): Promise<void> {
  await call(createSlotsCall, { body: slots.map(bodyOf), signal });
}

function bodyOf({ start, minutes, track, price, event }: NewSlotDraft) {
  return {
    startTime: writeWireTime(start),
    bookedBy: null,
    price: toPln(price),
    asset: track,
    duration: minutes,
    ...(event === null ? {} : { event }),
  };
}

/** The first clash in the server's refusal; null for any other error. */
export function clashOf(error: unknown): { start: Temporal.Instant; track: number } | null {
  if (!(error instanceof ApiError) || error.code !== 'SLOT_OVERLAP') return null;
  const { startTime, asset } = error.extensions;
  const start = typeof startTime === 'string' ? readWireTime(startTime) : null;
  return start && typeof asset === 'number' ? { start, track: asset } : null;
}
