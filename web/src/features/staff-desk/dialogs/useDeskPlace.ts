import { isFreeAtDesk, othersAtDesk } from '@cablepark/domain/booking/desk-places';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { deskExtras } from '../api/deskData.ts';
import { deskDay } from '../api/deskDay.ts';
import { useDeskFacts } from '../useDeskFacts.ts';

/**
 * Follows a slot in the live data of the day while a dialog about it is open.
 * @returns free alternatives once the slot is taken; null while it is free or unknown
 */
export function useDeskPlace(slot: Slot): readonly Slot[] | null {
  const { zone, features } = usePark();
  const extras = useMemo(() => deskExtras(features), [features]);
  const day = dayOf(slot.start, zone);
  const slots = useQuery({ ...deskDay(day, zone, extras), enabled: false }).data?.slots;
  const facts = useDeskFacts();
  if (!slots || facts.tracks.length === 0) return null;
  const current = slots.find(({ id }) => id === slot.id) ?? null;
  return isFreeAtDesk(current, facts) ? null : othersAtDesk(slot, slots, facts);
}
