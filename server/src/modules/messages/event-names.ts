import type { Language } from '@cablepark/domain/time/display';
import type { Db } from '../../db/store.ts';

/** What an event is called; null where there is none, or none any more. */
export async function findEventName(
  db: Db,
  event: number | null,
  language: Language,
): Promise<string | null> {
  if (event === null) return null;
  const row = await db
    .selectFrom('event')
    .select(['name', 'name_en'])
    .where('id', '=', event)
    .executeTakeFirst();
  if (!row) return null;
  return (language === 'en' && row.name_en) || row.name;
}
