import { deskRidesOf } from '@cablepark/domain/slots/desk-rides';
import { startsOf, type When } from '@cablepark/domain/slots/upcoming';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { readBookings } from '../../../booking/api/readBookings.ts';
import { clock } from '../../../lib/time/clock.ts';
import { followedSlots } from '../../../live/followedLists.ts';
import type { FollowedList } from '../../../live/messages.ts';
import { type DeskExtras, deskKey, readDeskData } from './deskData.ts';

interface Question {
  when: When;
  /** Part of the key: a page that is open past midnight refetches. */
  today: Temporal.PlainDate;
  zone: string;
  extras: DeskExtras;
}

/** Days of the archive that still change, and that the page follows. */
const recentDays = 2;

/** The followed part of the reservations. */
export function followedBookings({ when, today, zone }: Omit<Question, 'extras'>): FollowedList {
  const range = startsOf(when, today, zone);
  const recent = { ...range, from: startOfDay(today.subtract({ days: recentDays }), zone) };
  return followedSlots(when === 'upcoming' ? range : recent, { bookedBy: { _nnull: true } });
}

/** All upcoming or archived reservations. */
export function deskBookings({ when, today, zone, extras }: Question) {
  return queryOptions({
    queryKey: [...deskKey, 'bookings', when, today.toString(), extras],
    queryFn: async ({ signal }) => {
      const slots = await readBookings(startsOf(when, today, zone), signal);
      const asOf = clock.now();
      // Today's list needs no slots that were past at its load; the archive still grows.
      const rides = when === 'upcoming' ? deskRidesOf(when, slots, asOf, zone) : slots;
      return await readDeskData(rides, { extras, now: asOf }, signal);
    },
  });
}
