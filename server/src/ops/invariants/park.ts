import { hourRows, stormRows } from '@cablepark/contract/weather/weather.schema';
import { defaultContent, mergeContent } from '@cablepark/domain/park/content';
import { parkContent } from '@cablepark/domain/park/content.schema';
import { waterRange } from '@cablepark/domain/weather/water';
import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface NamedRow {
  id: number | string;
  person: string;
}

/** Events, pictures, the park's content, the weather and the audit logs. */
export const parkInvariants: Invariant[] = [
  invariant(
    'event-ends-after-its-start',
    () => sql<{ id: number }>`select id from event where end_at <= start_at`,
    ({ id }) => `Event ${id} ends before it starts.`,
  ),
  invariant(
    'event-track-exists',
    () => sql<{ id: number; asset_id: number }>`
      select id, asset_id from event
      where asset_id is not null and not exists (select 1 from asset where asset.id = event.asset_id)`,
    ({ id, asset_id }) => `Event ${id} is on track ${asset_id}, which does not exist.`,
  ),
  invariant(
    'event-picture-exists',
    () => sql<{ id: number; image: string }>`
      select id, image from event
      where image is not null and not exists (select 1 from file where file.id = event.image)
        and not exists (select 1 from library_picture where library_picture.id = event.image)`,
    ({ id, image }) => `Event ${id} shows picture ${image}, which does not exist.`,
  ),
  invariant(
    'picture-has-content',
    () => sql<{ id: string }>`
      select id from file where width <= 0 or height <= 0 or length(content) = 0 or type not like 'image/%'`,
    ({ id }) => `Picture ${id} is empty or no picture.`,
  ),
  invariant(
    'staff-in-logs-exist',
    () => sql<NamedRow & { log: string }>`
      select log, id, person from (
        select 'Audit entry' as log, cast(id as text) as id, actor_id as person from audit
        union all select 'No-show', cast(id as text), created_by from no_show
        union all select 'Slot edit', cast(id as text), user_created from slot_edit
        union all select 'Picture', id, created_by from file
      ) as named
      where person is not null and not exists (select 1 from account where account.id = named.person)`,
    ({ log, id, person }) => `${log} ${id} names account ${person}, which does not exist.`,
  ),
  invariant(
    'audit-knows-every-voided-payment-once',
    () => sql<{ id: number; times: number }>`
      with voided as materialized (
        select subject_id, count(*) as times from audit where action = 'payment.void' group by subject_id
      )
      select payment.id, coalesce(voided.times, 0) as times from payment
      left join voided on voided.subject_id = cast(payment.id as text)
      left join payment_void on payment_void.payment_id = payment.id
      where coalesce(voided.times, 0) <> (case when payment_void.id is null then 0 else 1 end)`,
    ({ id, times }) => `Payment ${id} and the audit log disagree: it was voided ${times} times by the log.`,
  ),
  invariant(
    'audit-names-payments-that-exist',
    () => sql<{ id: number; subject_id: string }>`
      with known as materialized (select cast(id as text) as name from payment)
      select audit.id, audit.subject_id from audit left join known on known.name = audit.subject_id
      where audit.subject = 'Payment' and known.name is null`,
    ({ id, subject_id }) => `Audit entry ${id} tells of payment ${subject_id}, which does not exist.`,
  ),
  invariant(
    'park-content-is-readable',
    () => sql<{ id: number; content: string }>`select id, content from park_content`,
    ({ id, content }) => (isContent(content) ? null : `The park's content (row ${id}) cannot be read.`),
  ),
  invariant(
    'weather-is-readable',
    () => sql<{ id: string; content: string }>`select id, content from weather where content is not null`,
    ({ id, content }) =>
      isWeather(id, content) ? null : `What the weather services said (${id}) cannot be read.`,
  ),
  invariant(
    'weather-has-its-age',
    () => sql<{ id: string }>`
      select id from weather where (content is null) <> (confirmed_at is null) or failures < 0`,
    ({ id }) => `What the weather services said (${id}) has no age.`,
  ),
  invariant(
    'water-is-no-ice-nor-soup',
    () => sql<{ id: string; tenths: number }>`
      select id, tenths from water_temperature
      where tenths < ${sql.lit(waterRange.least * 10)} or tenths > ${sql.lit(waterRange.most * 10)}
        or (created_by is null) <> (id = 'sensor')`,
    ({ id, tenths }) => `The temperature of the water by ${id} is ${tenths / 10} °C, or not theirs.`,
  ),
];

function isWeather(id: string, json: string): boolean {
  const schema = id === 'forecast' ? hourRows : stormRows;
  try {
    return schema.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}

function isContent(json: string): boolean {
  try {
    return parkContent.safeParse(mergeContent(defaultContent, JSON.parse(json))).success;
  } catch {
    return false;
  }
}
