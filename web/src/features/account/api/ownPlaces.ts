import type { Slot } from '@cablepark/domain/slots/slot';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readPartyPlaces } from '../../../booking/api/readPartyPlaces.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import type { PartyPlace } from '../../../booking/slotUpdates.ts';
import { usePark } from '../../../park/ParkProvider.tsx';

const none: Readonly<Record<number, PartyPlace>> = {};

/** The places of the rider's slots in parties, by slot. @returns null while loading; after an error each slot is its own row */
export function useOwnPlaces(
  rider: string,
  slots: readonly Slot[],
): Readonly<Record<number, PartyPlace>> | null {
  const { features } = usePark();
  const ids = slots.map(({ id }) => id).toSorted((a, b) => a - b);
  const isUsed = features.includes('own-parties') && ids.length > 1;
  const { data, isPending } = useQuery({
    queryKey: [...slotKeys.all, 'own places', rider, ids],
    queryFn: ({ signal }) => readPartyPlaces(ids, signal),
    placeholderData: keepPreviousData,
    enabled: isUsed,
  });
  if (!isUsed) return none;
  return isPending ? null : (data ?? none);
}
