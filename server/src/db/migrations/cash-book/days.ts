import { type Kysely, type RawBuilder, sql } from 'kysely';

const rowsAtOnce = 500;

/** A temporary table of all days of the park with possible money movements, with their first moments. */
export async function keepDays(db: Kysely<never>, zone: string): Promise<void> {
  await sql`create table cash_day (day text not null, from_ms bigint primary key)`.execute(db);
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(at) as first, max(at) as last from (
      select created_at as at from payment
      union all select created_at from payment_void
      union all select created_at from pass_entry
      union all select created_at from refund
      union all select ended_at from refund where ended_at is not null
      union all select paid_at from checkout where paid_at is not null
    ) as moments`.execute(db);
  const [found] = rows;
  if (found?.first == null || found.last == null) return;
  const days = daysBetween(found.first, found.last, zone);
  for (let at = 0; at < days.length; at += rowsAtOnce) {
    const values = days.slice(at, at + rowsAtOnce).map(({ day, fromMs }) => sql`(${day}, ${fromMs})`);
    await sql`insert into cash_day (day, from_ms) values ${sql.join(values)}`.execute(db);
  }
}

export async function dropDays(db: Kysely<never>): Promise<void> {
  await sql`drop table cash_day`.execute(db);
}

/** The park's day of a millisecond column. */
export function dayOf(column: string): RawBuilder<string> {
  return sql`(select day from cash_day where from_ms <= ${sql.raw(column)} order by from_ms desc limit 1)`;
}

function daysBetween(firstMs: number, lastMs: number, zone: string): { day: string; fromMs: number }[] {
  const dayAt = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate();
  const days: { day: string; fromMs: number }[] = [];
  const last = dayAt(lastMs);
  for (let day = dayAt(firstMs); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push({ day: day.toString(), fromMs: day.toZonedDateTime(zone).epochMilliseconds });
  return days;
}
