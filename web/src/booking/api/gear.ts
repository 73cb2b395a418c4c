import { chooseGearCall, listGearCall, listOwnGearCall } from '@cablepark/contract/park/gear';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { GearCount } from '@cablepark/domain/booking/gear';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { slotKeys } from './slotKeys.ts';

/** Gear changes with its slots. */
export const gearKey = [...slotKeys.all, 'gear'] as const;

/** GET /me/gear, only if the server announces `gear`: for one's own upcoming rides. */
export function ownGear() {
  return queryOptions({
    queryKey: [...gearKey, 'own'],
    queryFn: ({ signal }) => call(listOwnGearCall, { signal }),
  });
}

/** GET /desk/gear (staff): of all rides of a day. */
export function gearOfDay(day: Temporal.PlainDate) {
  return queryOptions({
    queryKey: [...gearKey, day.toString()],
    queryFn: async ({ signal }) => {
      const rows = await call(listGearCall, { query: { day: day.toString() }, signal });
      return rows.map(({ slot, startTime, gear }) => ({ slot, start: requireWireTime(startTime), gear }));
    },
  });
}

/** PATCH /gear: replaces the gear that these rides need. @throws ApiError TOO_LATE, INVALID_FOREIGN_KEY; NetworkError */
export async function chooseGear(slots: readonly number[], gear: readonly GearCount[]): Promise<void> {
  await call(chooseGearCall, { body: { slots, gear } });
}
