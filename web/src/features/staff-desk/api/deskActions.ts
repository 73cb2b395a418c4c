import { toGrosze } from '@cablepark/contract/money';
import { listDeskActionsCall, undoDeskActionCall } from '@cablepark/contract/rides/desk-actions';
import type { DeskActionRow } from '@cablepark/contract/rides/desk-actions.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { DeskActionKind } from '@cablepark/domain/desk/desk-actions';
import { queryOptions } from '@tanstack/react-query';
import type { SlotMutation } from '../../../booking/changeSlots.ts';
import type { ServerState } from '../../../booking/slotUpdates.ts';
import { call } from '../../../lib/http/call.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';

/** What the desk did: who, what, when, and for whom. */
export interface DeskAction extends Pick<DeskActionRow, 'id' | 'kind' | 'rider' | 'slot' | 'from'> {
  /** Of a bill without rides: how it was paid, which can be corrected; grosze. */
  bill: DeskActionRow['bill'];
  at: Temporal.Instant;
  /** The account that did it, and its first name. */
  by: string;
  byName: string | null;
  start: Temporal.Instant | null;
  track: number | null;
  isUndone: boolean;
}

export const deskActionsKey = ['desk actions'] as const;

/** GET /desk/actions, only where the server announces `desk`: the latest first. */
export function deskActions() {
  return queryOptions({
    queryKey: deskActionsKey,
    queryFn: async ({ signal }) => (await call(listDeskActionsCall, { signal })).map(readAction),
  });
}

function readAction(row: DeskActionRow): DeskAction {
  const { id, kind, rider, slot, from, bill, user, user_name: byName, startTime, asset, undone } = row;
  return {
    id,
    kind,
    rider,
    slot,
    from,
    bill: bill && { ...bill, amount: toGrosze(bill.amount) },
    by: user,
    byName,
    at: requireWireTime(row.date_created),
    start: startTime === null ? null : requireWireTime(startTime),
    track: asset,
    isUndone: undone,
  };
}

/** POST /desk/actions/{id}/undo. @throws ApiError CHANGED_SINCE (with `since`), SLOT_PAID, SLOT_TAKEN, TOO_LATE, DAY_CLOSED, FORBIDDEN */
export async function undoAction(id: number): Promise<void> {
  await callOnce(undoDeskActionCall, { params: { id }, body: {} });
}

/** Takes an action on a ride back. @param read the slots afterwards */
export function undoMutation(
  action: DeskAction,
  read: (ids: readonly number[]) => Promise<ServerState[]>,
): SlotMutation {
  const slots = [...new Set([action.slot, action.from])].filter((slot) => slot !== null);
  return {
    slots,
    optimistic: [],
    before: [],
    send: async () => {
      await undoAction(action.id);
      return await read(slots);
    },
    isDone: (states) => states.length > 0 && looksUndone[action.kind](states, action),
    movesIn: true,
  };
}

type Look = (states: readonly ServerState[], action: DeskAction) => boolean;
const isFree: Look = (states) => states.every(({ slot }) => slot.rider === null);
const isBooked: Look = (states) => states.every(({ slot }) => slot.rider !== null);

/** After a lost response: whether the slots are as if the action had not been. */
const looksUndone: Record<DeskActionKind, Look> = {
  payment: (states) => states.every(({ slot }) => slot.payment === null),
  pass: () => false,
  walkIn: isFree,
  booking: isFree,
  party: isFree,
  // Swapped places look the same, so the list of actions decides.
  moves: () => false,
  bill: (states) => states.every(({ slot }) => slot.payment === null),
  cancel: isBooked,
  // The slot looks the same, so the list of actions decides.
  method: () => false,
  rider: () => false,
  noShow: (states) => states.every(({ missing }) => !missing),
  move: (states, { from }) =>
    states.some(({ slot }) => slot.id === from && slot.rider !== null) &&
    states.some(({ slot }) => slot.id !== from && slot.rider === null),
};
