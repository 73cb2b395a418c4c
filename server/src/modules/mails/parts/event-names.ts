import type { Language } from '@cablepark/domain/time/display';
import type { Db } from '../../../db/store.ts';

/** The names of these events by id, without deleted ones. */
export async function findEventNames(
  db: Db,
  events: readonly (number | null)[],
  language: Language,
): Promise<ReadonlyMap<number | null, string>> {
  const ids = [...new Set(events)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('event')
    .select(['id', 'name', 'name_en'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name, name_en: nameEn }) => [id, eventName({ name, nameEn }, language)]));
}

export function eventName(names: { name: string; nameEn: string | null }, language: Language): string {
  return (language === 'en' && names.nameEn) || names.name;
}

/** The names of the newest event, for a sample. */
export async function findNewestEvent(db: Db): Promise<{ name: string; nameEn: string | null } | null> {
  const row = await db
    .selectFrom('event')
    .select(['name', 'name_en as nameEn'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
