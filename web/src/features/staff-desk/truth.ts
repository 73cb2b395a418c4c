import type { Slot } from '@cablepark/domain/slots/slot';
import { readNoShows } from '../../booking/api/readNoShows.ts';
import { readPayments } from '../../booking/api/readPayments.ts';
import { readSlot } from '../../booking/api/readSlot.ts';
import { isPassing } from '../../lib/http/errors.ts';
import { readUsers } from '../staff-people/api/readUsers.ts';
import type { DeskChange } from './deskData.ts';
import { riderOf } from './rider.ts';

/** A slot as the server has it, whole. */
export type SlotTruth = DeskChange & { slot: Slot; missing: boolean };

/** @param noShows whether the server keeps them. @throws ApiError, NetworkError. */
export async function readTruth(id: number, noShows: boolean): Promise<SlotTruth> {
  const slot = await readSlot(id);
  const [riders, payments, missing] = await Promise.all([
    readUsers(slot.rider === null ? [] : [slot.rider]),
    readPayments(slot.payment === null ? [] : [slot.payment]),
    readNoShows(noShows && slot.rider !== null ? [id] : []),
  ]);
  const [rider] = riders.map(riderOf);
  const [payment] = payments;
  return { slot, missing: missing.length > 0, ...(rider ? { rider } : {}), ...(payment ? { payment } : {}) };
}

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** Asks until somebody answers. @throws what the server refuses with. */
export async function untilAnswered<T>(
  ask: () => Promise<T>,
  onWait: () => void,
  waitMs = firstWaitMs,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isPassing(error)) throw error;
    onWait();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return await untilAnswered(ask, onWait, Math.min(waitMs * 2, longestWaitMs));
  }
}
