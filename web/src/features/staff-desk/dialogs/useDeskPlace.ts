import { isFreeAtDesk, othersAtDesk } from '@cablepark/domain/booking/desk-places';
import type { NextTimesFacts } from '@cablepark/domain/booking/next-times';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClosures } from '../../../park/closures/useClosures.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { useNow } from '../../../ui/useNow.ts';
import { deskExtras } from '../api/deskData.ts';
import { deskDay } from '../api/deskDay.ts';

/** By what the desk's dialogs decide which slots are free; no track until the list of tracks is there. */
export function useDeskFacts(): NextTimesFacts {
  const tracks = useTracks() ?? [];
  const closures = useClosures();
  const now = useNow();
  return { tracks, closures, now };
}

/**
 * Follows a slot in the day that the page below keeps fresh, while a dialog about it is open.
 * @returns what is free instead, once the slot is no longer free; null while it is, or where that is unknown
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
