import { billViolations } from './bill-violations.ts';
import { bookingViolations } from './booking-violations.ts';
import { cashViolations } from './cash-violations.ts';
import { passViolations } from './pass-violations.ts';
import { standbyViolations } from './standby-violations.ts';
import type { ViolationFixture } from './violation-fixture.ts';

const unpaid = "(select min(id) from booking where state = 'booked' and payment_id is null)";
const booked = `(select slot_id from booking where id = ${unpaid})`;
const free = '(select min(id) from slot where booked_by is null)';
const paid = '(select min(id) from booking where payment_id is not null)';
const payment = `(select payment_id from booking where id = ${paid})`;
const someone = "(select min(id) from account where role = 'Editor')";
const aRider = '(select min(booked_by) from slot)';
const nobody = "'nobody'";

function mark(booking: string, by = someone): string {
  return `insert into no_show (id, booking_id, created_at, created_by) values ((select coalesce(max(id), 0) + 1 from no_show), ${booking}, 0, ${by})`;
}

function write(action: string, slot: string, rider: string, actor = rider): string {
  return `insert into booking_history (action_type, created_at, slot_id, user_id, actor_id, late) values ('${action}', 0, ${slot}, ${rider}, ${actor}, 0)`;
}

function log(action: string, subject: string, id: string, actor = someone): string {
  return `insert into audit (created_at, actor_id, action, subject, subject_id) values (0, ${actor}, '${action}', '${subject}', ${id})`;
}

function session(account: string, family: string, ends = 2): string {
  return `insert into session (token_hash, family, account_id, created_at, expires_at) values ('${family}' || ${account}, '${family}', ${account}, 1, ${ends})`;
}

function seasonChange(state: string, cursor: number, steps: number): string {
  return `insert into season_change (created_at, created_by, touched_at, state, before, after, refill, "cursor", steps, reach, expected, counts) values (0, 'x', 0, '${state}', '{}', '{}', 0, ${cursor}, ${steps}, '{}', '{}', '{}')`;
}

function weather(content: string, confirmedAt: number | null): string {
  return `insert into weather (id, place, content, confirmed_at, due_at, claimed_until, failures) values ('forecast', 'x', ${content}, ${confirmedAt}, 0, 0, 0)`;
}

function voiding(by: string, reason = 'x', at = '9999999999999'): string {
  return `insert into payment_void (payment_id, created_at, created_by, reason) values (${payment}, ${at}, ${by}, '${reason}')`;
}
const voided = voiding(someone);

/** For each invariant, by its name, something that breaks it. */
export const violationFixtures: Record<string, ViolationFixture> = {
  ...standbyViolations,
  'slot-lasts-its-duration': {
    violate: [`update slot set end_at = start_at where id = ${free}`],
    says: /^Slot \d+ does not end/,
  },
  'slot-price-is-not-negative': {
    violate: [`update slot set price_cents = -1 where id = ${free}`],
    says: /^Slot \d+ has a price below zero\.$/,
  },
  'slots-do-not-overlap': {
    violate: [
      `update slot set duration = 20, end_at = start_at + 1200000 where id = (select min(id) from slot)`,
    ],
    says: /^Slot \d+ begins on track \d+ before an earlier slot has ended\.$/,
  },
  'slot-track-exists': {
    violate: [`update slot set asset_id = 999 where id = ${free}`],
    says: /^Slot \d+ is on track 999/,
  },
  'slot-event-exists': {
    violate: [`update slot set event_id = 999 where id = ${free}`],
    says: /^Slot \d+ belongs to event 999/,
  },
  'slot-holder-exists': {
    violate: [`update slot set booked_by = ${nobody} where id = ${booked}`],
    says: /^Slot \d+ is held by account nobody, which does not exist\.$/,
  },
  'erased-rider-holds-no-unpaid-ride-to-come': {
    violate: [
      "update account set status = 'erased' where id = (select booked_by from slot where id = (select max(slot_id) from booking where state = 'booked' and payment_id is null))",
    ],
    says: /^Slot \d+ is to come, unpaid, and held by the erased account/,
  },
  'no-show-is-of-a-booked-slot': {
    violate: [
      mark('null'),
      mark(unpaid),
      `update booking set state = 'cancelled', ended_at = 1, end_reason = 'staff' where id = ${unpaid}`,
    ],
    says: /is of no booking\.$(.|\n)*which they do not hold\.$|which they do not hold\.$(.|\n)*is of no booking\.$/m,
  },
  'no-show-is-noted-once': {
    violate: [mark(unpaid), mark(unpaid)],
    says: /^Slot \d+ has 2 no-show marks\.$/,
  },
  'paid-slot-is-booked': {
    violate: [`update booking set state = 'cancelled' where id = ${paid}`],
    says: /^Slot \d+ is paid by payment \d+, but nobody holds it\.$/,
  },
  'slot-payment-exists': {
    violate: [`update booking set payment_id = 99999 where id = ${unpaid}`],
    says: /^Slot \d+ is paid by payment 99999, which does not exist\.$/,
  },
  'slot-payment-is-its-own': {
    violate: [`update payment set booking_id = ${unpaid} where id = ${payment}`],
    says: /^Slot \d+ is paid by payment \d+, which was taken for slot \d+\.$/,
  },
  'slot-payment-is-not-voided': {
    violate: [voided],
    says: /^Slot \d+ is paid by payment \d+, which is voided\.$/,
  },
  'payment-is-known-to-its-slot': {
    violate: [
      `update payment set booking_id = 99999 where id = (select max(id) from payment)`,
      `update booking set payment_id = null where id = ${paid}`,
    ],
    says: /for booking 99999, which does not exist\.$(.|\n)*which does not know it\.$|which does not know it\.$(.|\n)*booking 99999, which does not exist\.$/m,
  },
  'slot-is-paid-once': {
    violate: [
      `insert into payment (booking_id, amount_cents, method, created_at) values (${paid}, 1, 'cash', 0)`,
    ],
    says: /^Slot \d+ has 2 payments that are not voided\.$/,
  },
  'payment-is-not-negative': {
    violate: [`update payment set amount_cents = -1 where id = ${payment}`],
    says: /^Payment \d+ is of less than nothing\.$/,
  },
  'voided-payment-says-who-and-why': {
    violate: [voiding(someone, '')],
    says: /^Payment \d+ is voided by half/,
  },
  'payment-is-voided-once-after-it-was-taken': {
    violate: [voiding(someone, 'x', '1')],
    says: /^Payment \d+ is voided 1 times, before it was taken, or does not exist\.$/,
  },
  'payment-people-exist': {
    violate: [`update payment set created_by = ${nobody} where id = ${payment}`],
    says: /^Payment \d+ names account nobody/,
  },
  ...passViolations,
  ...billViolations,
  ...bookingViolations,
  ...cashViolations,
  'history-ends-with-the-holder': {
    violate: [
      `update slot set booked_by = null where id = ${booked}`,
      `update slot set booked_by = ${aRider} where id = (select max(id) from slot where booked_by is null)`,
    ],
    says: /^Slot \d+ is held by \S+, but its history is empty\.$/m,
  },
  'history-takes-turns': {
    violate: [write('cancel', free, aRider)],
    says: /^History entry \d+ cancels on slot \d+ what nobody had booked\.$/,
  },
  'deleted-slot-was-free': {
    violate: [`delete from slot where id = ${booked}`],
    says: /^History entry \d+ books slot \d+, which does not exist any more\.$/,
  },
  'history-people-exist': {
    violate: [write('book', free, aRider, nobody)],
    says: /^History entry \d+ names account nobody/,
  },
  'erased-account-holds-no-person': {
    violate: [`update account set status = 'erased' where id = ${someone}`],
    says: /^Account \S+ is erased, but something of the person is left in it\.$/,
  },
  'email-is-in-its-normal-form': {
    violate: [`update account set email = ' Ola@Example.com' where id = ${someone}`],
    says: /^Account \S+ has an e-mail address that nobody can log in with\.$/,
  },
  'email-is-of-one-account': {
    violate: ["update account set email = 'same@example.com' where role <> 'User'"],
    says: /^Account \S+ shares its e-mail address: 3 accounts have it\.$/,
  },
  'session-is-of-a-living-account': {
    violate: [session(nobody, 'a')],
    says: /^Account nobody is blocked, erased or gone, but has 1 sessions\.$/,
  },
  'session-family-is-of-one-account': {
    violate: [session(someone, 'a'), session(aRider, 'a')],
    says: /^Accounts \S+ and \S+ share a session\.$/,
  },
  'session-times-are-in-order': {
    violate: [session(someone, 'a', 1)],
    says: /^Account \S+ has a session that ended before it began\.$/,
  },
  'reset-link-is-of-a-living-account': {
    violate: [`insert into reset_token (token_hash, account_id, expires_at) values ('a', ${nobody}, 1)`],
    says: /^Account nobody is erased or gone, but a link to reset its password works\.$/,
  },
  'email-change-is-of-a-living-account': {
    violate: [
      `insert into email_change (token_hash, account_id, email, expires_at)
        values ('a', ${nobody}, 'a@example.com', 1)`,
    ],
    says: /^Account nobody is erased or gone, but a link to change its address works\.$/,
  },
  'calendar-is-of-a-living-account': {
    violate: [`insert into calendar_feed (account_id, salt) values (${nobody}, 'a')`],
    says: /^Account nobody is erased or gone, but has a calendar\.$/,
  },
  'event-ends-after-its-start': {
    violate: ['update event set end_at = start_at where id = (select min(id) from event)'],
    says: /^Event \d+ ends before it starts\.$/,
  },
  'event-track-exists': {
    violate: ['update event set asset_id = 999 where id = (select min(id) from event)'],
    says: /^Event \d+ is on track 999/,
  },
  'retired-track-has-nobody-to-come': {
    violate: ["update asset set status = 'retired'"],
    says: /^Slot \d+ is to come and booked, on track \d+, which is retired\.$/m,
  },
  'tracks-are-not-too-many': {
    violate: [
      `insert into asset (id, name) values ${Array.from({ length: 12 }, (_, n) => `(${900 + n}, 'x')`).join()}`,
    ],
    says: /^There are 14 tracks that are not retired, of at most 12\.$/,
  },
  'track-is-readable': {
    violate: ["update asset set obstacles = '[{}]' where id = (select max(id) from asset)"],
    says: /^Track \d+ cannot be read\.$/,
  },
  'event-picture-exists': {
    violate: ["update event set image = 'gone' where id = (select min(id) from event)"],
    says: /^Event \d+ shows picture gone, which does not exist\.$/,
  },
  'picture-has-content': {
    violate: [
      `insert into file (id, type, width, height, content, created_at, created_by) values ('bare', 'image/webp', 0, 1, 'x', 0, ${someone})`,
    ],
    says: /^Picture bare is empty or no picture\.$/,
  },
  'staff-in-logs-exist': {
    violate: [mark(unpaid, nobody), log('x', 'Slot', "'1'", nobody)],
    says: /Audit entry \d+ names account nobody(.|\n)*No-show \d+ names account nobody/,
  },
  'audit-knows-every-voided-payment-once': {
    violate: [voided],
    says: /^Payment \d+ and the audit log disagree: it was voided 0 times by the log\.$/,
  },
  'audit-names-payments-that-exist': {
    violate: [log('payment.create', 'Payment', "'99999'")],
    says: /^Audit entry \d+ tells of payment 99999, which does not exist\.$/,
  },
  'park-content-is-readable': {
    violate: [
      'delete from park_content',
      "insert into park_content (id, content, updated_at) values (1, '{', 0)",
    ],
    says: /^The park's content \(row 1\) cannot be read\.$/,
  },
  'weather-is-readable': {
    violate: [weather('\'[{"at":"now"}]\'', 0)],
    says: /^What the weather services said \(forecast\) cannot be read\.$/,
  },
  'weather-has-its-age': {
    violate: [weather("'[]'", null)],
    says: /^What the weather services said \(forecast\) has no age\.$/,
  },
  'water-is-no-ice-nor-soup': {
    violate: [
      "insert into water_temperature (id, tenths, measured_at, created_by) values ('sensor', 850, 0, null)",
    ],
    says: /^The temperature of the water by sensor is 85 °C/,
  },
  'season-is-readable': {
    violate: [
      'delete from season',
      "insert into season (id, content, version, updated_at) values (1, '{', 1, 0)",
    ],
    says: /^The season \(row 1\) cannot be read\.$/,
  },
  'planned-slot-is-in-no-gap': {
    violate: [
      `update slot set planned = 1 where id = ${free}`,
      `insert into slot_gap (asset_id, start_at, end_at) select asset_id, start_at, start_at + 1 from slot where id = ${free}`,
    ],
    says: /^Slot \d+ was made by the plan where a hand had freed the time \(gap \d+\)\.$/,
  },
  'planned-slot-is-of-no-event': {
    violate: ['update slot set planned = 1 where id = (select min(id) from slot where event_id is not null)'],
    says: /^Slot \d+ belongs to an event/,
  },
  'season-is-changed-by-one-at-a-time': {
    violate: [seasonChange('applying', 0, 1), seasonChange('undoing', 0, 1)],
    says: /^2 changes of the season are carried out at once\.$/,
  },
  'season-journal-has-every-step': {
    violate: [seasonChange('done', 1, 1)],
    says: /^Change \d+ of the season has done 1 steps, but 0 stand in its journal\.$/,
  },
  'season-change-is-over-after-its-last-step': {
    violate: [seasonChange('undone', 0, 1)],
    says: /^Change \d+ of the season is over before its last step/,
  },
};
