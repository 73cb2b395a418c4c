import { sql } from 'kysely';
import type { Db } from '../../src/db/store.ts';
import { writeFeed } from '../../src/modules/calendar/write-feed.ts';
import { composeMail } from '../../src/modules/mails/compose-mail.ts';
import type { TestPark } from '../support/park.ts';

/** People of the park of 0.2.0. */
export const [ola, jan, ewa, desk] = [
  'fb58944a-abec-413b-a06b-e1b24e7fba9c',
  '26e59b9e-9d2e-411d-81e7-2537409b3740',
  '14cb3f25-831a-42e2-8856-0702e9605467',
  'a7778e09-a70a-4a4a-ad35-94615b54a989',
];

type Row = Record<string, string | number | null>;

const at = (time: string) => Temporal.Instant.from(time).epochMilliseconds;
export const written = '2026-07-04T10:00:00Z';
const starts = (slot: number) => at('2026-07-21T08:00:00Z') + slot * 900_000;

const slots: Row[] = [1, 2, 3, 4, 5, 6].map((slot) => ({
  id: 200 + slot,
  start_at: starts(slot),
  end_at: starts(slot + 1),
  duration: 15,
  price_cents: 5500,
  asset_id: 1,
  series: `s${slot}`,
  booked_by: slot <= 3 ? (jan ?? null) : null,
}));

const entry = (id: number, action: string, slot: number, more: Row = {}): Row => ({
  id,
  action_type: action,
  created_at: at(written) - 60_000 + id,
  slot_id: 200 + slot,
  user_id: jan ?? null,
  actor_id: desk ?? null,
  moved_from: null,
  ...more,
});

/** Three that the staff made in a row; one that was moved, and cancelled then. */
const entries: Row[] = [
  entry(101, 'book', 1),
  entry(102, 'book', 2),
  entry(103, 'book', 3),
  entry(110, 'book', 4),
  entry(111, 'cancel', 4),
  entry(112, 'book', 5, { moved_from: 110 }),
  entry(113, 'cancel', 5),
];

const ride = { slot: 205, start: starts(5), minutes: 15, track: 1, price: 5500, event: null };

/** Messages as 0.2.0, and versions before it, wrote them; the number of each is in its name. */
const messages: { kind: string; to: string | undefined; data: object; more?: Row }[] = [
  // 1 to 3: moved, along a chain; by a version that did not say who did it; of no booking.
  { kind: 'moved', to: ewa, data: { byStaff: false, entry: 34, from: ride } },
  { kind: 'moved', to: ewa, data: { entry: 32, from: ride } },
  { kind: 'moved', to: ewa, data: { byStaff: true, entry: 9999, from: ride } },
  // 4 and 5: booked; one was cancelled since, and one never was. Made in a row, and counted.
  {
    kind: 'booked',
    to: ola,
    data: { byStaff: false, bookings: [9, 13, 42, 9999].map((one) => ({ entry: one })) },
  },
  { kind: 'booked', to: jan, data: { byStaff: true, bookings: [{ entry: 101 }], countedTo: 103 } },
  // 6: of a version whose messages named all their rides.
  { kind: 'booked', to: ewa, data: { bookings: [{ entry: 43 }, { entry: 30 }] } },
  // 7: cancelled, after a move; without one; and one that nobody knew.
  {
    kind: 'cancelled',
    to: jan,
    data: {
      byStaff: true,
      rides: [
        { ...ride, entry: 112, late: false },
        { ...ride, slot: 23, start: starts(9), entry: 37, late: true },
        { ...ride, slot: 206, start: starts(6), entry: null, late: false },
      ],
      counted: 2,
    },
  },
  // 8 and 9: reminders, of which one has left.
  {
    kind: 'reminder-24h',
    to: ola,
    data: {
      bookings: [{ entry: 9, start: 1784527200000 }],
      rest: { until: 1784535300000, entry: 24 },
    },
  },
  {
    kind: 'reminder-24h',
    to: ewa,
    data: { bookings: [{ entry: 34, start: 1784538900000 }] },
    more: { ended_at: at('2026-07-19T09:00:00Z'), outcome: 'sent' },
  },
  // 10 and 11: given up, and sent again; sent, and done with.
  {
    kind: 'booked',
    to: ewa,
    data: { byStaff: false, bookings: [{ entry: 29 }] },
    more: { ended_at: at(written), outcome: 'dead' },
  },
  {
    kind: 'booked',
    to: ewa,
    data: { byStaff: false, bookings: [{ entry: 29 }] },
    more: { ended_at: at(written), outcome: 'sent' },
  },
];

/** Puts them into a park of 0.2.0. */
export async function addMessages(db: Db): Promise<void> {
  await insert(db, 'slot', slots);
  await insert(db, 'booking_history', entries);
  const times = { created_at: at(written), due_at: at(written), useless_at: at('2026-08-01T00:00:00Z') };
  await insert(
    db,
    'outbox',
    messages.map(({ kind, to, data, more }, index) => ({
      kind,
      account_id: to ?? null,
      data: JSON.stringify(data),
      dedupe: `of 0.2.0: ${index + 1}`,
      ended_at: null,
      outcome: null,
      ...times,
      ...more,
    })),
  );
}

/** The columns are those of 0.2.0, which the types of this version do not know. */
async function insert(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db);
}

/** What the mails say that wait, and the calendars that are fetched; of links only that they are there. */
export async function tellAll(park: TestPark): Promise<Record<string, unknown>> {
  park.clock.set(written);
  const rows = await park.store.db.selectFrom('outbox').selectAll().where('ended_at', 'is', null).execute();
  const mails = rows
    .toSorted((a, b) => a.id - b.id)
    .map(async (row) => {
      const composed = await composeMail(park, row);
      if (!('mail' in composed)) return [row.dedupe, composed];
      const { subject, text, calendar } = composed.mail;
      const words = text.replaceAll(/token=\S+/g, 'token=…');
      return [
        row.dedupe,
        { subject, text: words, calendar: calendar?.map(({ content }) => factsIn(content)) },
      ];
    });
  const feeds = [
    { account_id: ola },
    { account_id: ewa },
    { account_id: jan },
    { asset_id: 1 },
    { asset_id: 2 },
  ].map(async (of) => {
    const feed = { id: 1, salt: '', account_id: null, asset_id: null, ...of } as Parameters<
      typeof writeFeed
    >[1];
    return [JSON.stringify(of), factsIn(await writeFeed(park, feed))];
  });
  return Object.fromEntries(await Promise.all([...mails, ...feeds]));
}

/** What tells a program which entry it is, of a calendar's lines. */
function factsIn(calendar: string): string[] {
  const lines = calendar
    .split('\r\n')
    .filter((line) => /^(METHOD|UID|SEQUENCE|DTSTAMP|DTSTART|SUMMARY)/.test(line));
  return lines.join(' ').split(/ (?=UID)/);
}
