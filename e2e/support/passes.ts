import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import type { PassFacts } from '@cablepark/domain/prices/pass-facts.schema';
import { writeContent } from './contents.ts';
import type { Park } from './park.ts';
import type { Person } from './people.ts';

/** The row of the default price list that is a pass. */
export const passRow = 'pass-10';

/** What it is called. */
export const passName = defaultPrices.groups.flatMap(({ rows }) => rows).find(({ id }) => id === passRow)
  ?.name ?? { pl: '', en: '' };

/** From now on the park sells ten slots of up to an hour, good for a year, to share; say what differs. */
export async function offerPass(park: Park, admin: Person, differs: Partial<PassFacts> = {}): Promise<void> {
  const pass: PassFacts = {
    minutes: null,
    rideMinutes: 60,
    validDays: 365,
    validUntil: null,
    tracks: null,
    perDay: null,
    shared: true,
    ...differs,
  };
  const groups = defaultPrices.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (row.id === passRow ? { ...row, pass } : row)),
  }));
  await writeContent(park, admin, 'prices', { ...defaultPrices, groups });
}

/** Sells it at the desk. @param rider null: as a present. @returns its code */
export async function sellPass(park: Park, manager: Person, rider: Person | null): Promise<string> {
  const sale = {
    kind: passRow,
    method: 'cash',
    account: rider?.id ?? null,
    request_key: crypto.randomUUID(),
  };
  const { id } = await park.call<{ id: number }>('POST', '/passes', sale, manager);
  const asked = `/items/Pass/${id}?fields=code`;
  return (await park.call<{ code: string }>('GET', asked, undefined, manager)).code;
}
