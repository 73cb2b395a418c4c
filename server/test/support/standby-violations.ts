import type { ViolationFixture } from './violation-fixture.ts';

/** For each invariant about riders who wait. */
export const standbyViolations: Record<string, ViolationFixture> = {
  'reserved-slot-is-free': {
    violate: [
      `update slot set reserved_until = 0 where id = (select min(id) from slot where booking_id is not null)`,
    ],
    says: /^Slot \d+ is booked, and still kept/,
  },
  'offered-wish-has-its-offer': {
    violate: [
      `insert into standby (account_id, from_at, until_at, state, created_at, waits_since) values ((select min(id) from account), 1, 2, 'offered', 0, 0)`,
    ],
    says: /^The wish \d+ waits for an answer about no slot\.$/,
  },
};
