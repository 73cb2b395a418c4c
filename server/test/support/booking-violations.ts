import type { ViolationFixture } from './violation-fixture.ts';

const living = "(select min(id) from booking where state = 'booked' and payment_id is null)";
const paid = '(select min(id) from booking where payment_id is not null)';

/** For each invariant of bookings something that breaks it. */
export const bookingViolations: Record<string, ViolationFixture> = {
  'slot-points-at-its-living-booking': {
    violate: [
      `update booking set state = 'cancelled', ended_at = 1, end_reason = 'staff' where id = ${living}`,
    ],
    says: /^Slot \d+ and the booking that it points at do not agree\.$/,
  },
  'living-booking-has-its-slot': {
    violate: [
      `insert into booking (slot_id, account_id, state, start_at, minutes, asset_id, price_cents, first_slot_id)
        select 99000, account_id, 'booked', 1, 15, 1, 1, 99000 from booking where id = ${living}`,
    ],
    says: /^Booking \d+ stands, but slot 99000 does not point at it\.$/,
  },
  'living-booking-is-as-its-slot': {
    violate: [`update booking set price_cents = price_cents + 1 where id = ${living}`],
    says: /^Booking \d+ says another time, track or price than its slot\.$/,
  },
  'booking-is-in-the-history': {
    violate: [
      `insert into booking (slot_id, account_id, state, first_slot_id, made_at, ended_at, end_reason)
        select 99000, account_id, 'cancelled', 99000, 1, 2, 'rider' from booking where id = ${living}`,
    ],
    says: /^Booking \d+ is cancelled, but the history says otherwise\.$/,
  },
  'party-has-one-contact': {
    violate: [
      `insert into party (id, account_id, created_at, created_by)
        select 99000, max(id), 0, max(id) from account where id <> (select account_id from booking where id = ${living})`,
      `update booking set party_id = 99000 where id = ${living}`,
    ],
    says: /^Booking \d+ is of party 99000, but of another rider than its contact\.$/,
  },
  'payment-is-of-its-booking': {
    violate: [`update booking set payment_id = null where id = ${paid}`],
    says: /^Payment \d+ is for booking \d+, which does not know it\.$/,
  },
  'booking-is-paid-by-its-own-payment': {
    violate: [`update booking set payment_id = 99000 where id = ${living}`],
    says: /^Booking \d+ is paid by payment 99000, which is not its own, or is voided\.$/,
  },
};
