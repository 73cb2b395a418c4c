import { tidyPhone } from '@cablepark/domain/accounts/contact';
import { decidePaying } from '@cablepark/domain/payments/payment-rules';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { deskExtras } from '../api/deskData.ts';
import { deskDay } from '../api/deskDay.ts';
import { byPlace, type Reservation, reservationMaker } from '../reservations.ts';

/** Which rides a bill pays: those that it was opened for, without some of them, and the person's others of the day. */
export interface ChosenRides {
  /** Those that it was opened for, all of them chosen at first. */
  own: readonly Reservation[];
  /** The person's other unpaid rides of the day, none of them chosen at first. */
  others: readonly Reservation[];
  chosen: readonly Reservation[];
  toggle: (ride: Reservation) => void;
  /** Chooses exactly these of its own. */
  choose: (rides: readonly Reservation[]) => void;
}

/** @param own unpaid */
export function useChosenRides(reservation: Reservation, own: readonly Reservation[]): ChosenRides {
  const others = useOtherRides(reservation, own);
  // The difference from the initial selection: own rides removed, others added.
  const [changed, setChanged] = useState<readonly number[]>([]);
  const isChanged = ({ slot }: Reservation) => changed.includes(slot.id);
  return {
    own,
    others,
    chosen: [...own.filter((ride) => !isChanged(ride)), ...others.filter(isChanged)],
    toggle: (ride) =>
      setChanged(isChanged(ride) ? changed.filter((id) => id !== ride.slot.id) : [...changed, ride.slot.id]),
    choose: (rides) => {
      const left = own.filter((ride) => !rides.includes(ride)).map(({ slot }) => slot.id);
      setChanged([...left, ...others.filter(isChanged).map(({ slot }) => slot.id)]);
    },
  };
}

/** What else the rider has to pay that day, also as a guest with the same phone: each walk-in is a guest of its own. */
function useOtherRides({ slot, rider }: Reservation, own: readonly Reservation[]): Reservation[] {
  const { zone, features } = usePark();
  const extras = useMemo(() => deskExtras(features), [features]);
  const make = useMemo(() => reservationMaker(zone), [zone]);
  const day = deskDay(dayOf(slot.start, zone), zone, extras);
  const { data } = useQuery({ ...day, enabled: features.includes('bills') });
  if (!data || !rider) return [];
  const ownIds = [slot.id, ...own.map((ride) => ride.slot.id)];
  return make(data)
    .filter((other) => !ownIds.includes(other.slot.id) && other.rider && isOnePerson(rider, other.rider))
    .filter((other) => decidePaying(other.slot) === 'ok' && other.slot.heldUntil === null)
    .toSorted(byPlace);
}

function isOnePerson(a: Rider, b: Rider): boolean {
  return a.id === b.id || (a.phone !== '' && inPoland(a.phone) === inPoland(b.phone));
}

function inPoland(phone: string): string {
  return tidyPhone(phone).replace(/^\+48/, '');
}
