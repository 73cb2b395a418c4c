import { deskRidesOf } from '@cablepark/domain/slots/desk-rides';
import { startsOf, type When } from '@cablepark/domain/slots/upcoming';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { readBookings } from '../../../booking/api/readBookings.ts';
import { clock } from '../../../lib/time/clock.ts';
import { followedSlots } from '../../../live/followedLists.ts';
import type { FollowedList } from '../../../live/messages.ts';
import { deskKey, readDeskData } from './deskData.ts';

interface Question {
  when: When;
  /** Part of the key: a page left open past midnight asks again. */
  today: Temporal.PlainDate;
  zone: string;
  noShows: boolean;
}

/** Of what is over, only so much still changes while somebody looks. */
const recentDays = 2;

/** What changes of them. */
export function followedBookings({ when, today, zone }: Omit<Question, 'noShows'>): FollowedList {
  const range = startsOf(when, today, zone);
  const recent = { ...range, from: startOfDay(today.subtract({ days: recentDays }), zone) };
  return followedSlots(when === 'upcoming' ? range : recent, { bookedBy: { _nnull: true } });
}

/** All reservations that are upcoming, or archived. */
export function deskBookings({ when, today, zone, noShows }: Question) {
  return queryOptions({
    queryKey: [...deskKey, 'bookings', when, today.toString(), noShows],
    queryFn: async ({ signal }) => {
      const slots = await readBookings(startsOf(when, today, zone), signal);
      const asOf = clock.now();
      // Of what was over when the list of today was read nothing more need be known; the archive is still growing.
      const wanted = when === 'upcoming' ? deskRidesOf(when, slots, asOf, zone) : slots;
      return await readDeskData(wanted, { noShows, now: asOf }, signal);
    },
  });
}
