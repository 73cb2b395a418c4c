import { randomUUID } from 'node:crypto';
import { defaultPrices } from '@cablepark/domain/pages/default-prices';
import type { PassFacts } from '@cablepark/domain/pages/pass-facts.schema';
import type { Person } from './api.ts';
import type { Park } from './park.ts';

/** The row of the sample price list that is a pass of ten slots. */
export const passRow = 'pass-10';

const facts: PassFacts = {
  minutes: null,
  rideMinutes: 60,
  validDays: 365,
  validUntil: null,
  tracks: null,
  perDay: null,
  shared: true,
};

/** Has the park sell passes of ten slots, good on all tracks and to share. @returns what the price list calls them */
export async function offerPasses(park: Park, admin: Person): Promise<{ pl: string; en: string }> {
  const groups = defaultPrices.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (row.id === passRow ? { ...row, pass: facts } : row)),
  }));
  const { version } = await park.call<{ version: number }>('GET', '/park/contents/prices', undefined, admin);
  const body = { edited: version, content: { ...defaultPrices, groups } };
  await park.call('POST', '/park/contents/prices/versions', body, admin);
  const row = groups.flatMap(({ rows }) => rows).find(({ id }) => id === passRow);
  if (!row) throw new Error('The sample price list has no pass of ten slots.');
  return row.name;
}

/** Sells a pass to a rider at the desk. */
export async function sellPass(park: Park, manager: Person, rider: Person): Promise<void> {
  await park.call(
    'POST',
    '/passes',
    { kind: passRow, method: 'cash', account: rider.id, request_key: randomUUID() },
    manager,
  );
}
