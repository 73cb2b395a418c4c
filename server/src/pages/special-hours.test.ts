import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { builtSite } from '../../test/support/built-site.ts';
import { atEnd } from '../../test/support/cleanup.ts';
import { openTestPark } from '../../test/support/park.ts';
import { aPerson } from '../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../test/support/slots.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertClosure } from '../modules/closures/closings/closures.store.ts';
import { registerSite } from './site.ts';

test('The home page alone tells search engines on which days a closure changes the hours', async () => {
  const park = await openTestPark();
  park.clock.set('2026-07-01T08:47:11Z');
  await makeTracks(park);
  for (const start of ['2026-07-02T08:00:00Z', '2026-07-02T12:00:00Z']) await makeSlot(park, start);
  const closure = {
    tracks: [1],
    from: Temporal.Instant.from('2026-07-02T10:00:00Z'),
    until: Temporal.Instant.from('2026-07-02T18:00:00Z'),
    isForNow: false,
    reason: 'event',
    note: null,
    noteEn: null,
  } as const;
  const { id } = await aPerson(park);
  await inTransaction(park, { id, role: 'Manager' }, (transaction) => insertClosure(transaction, closure));
  const folder = await builtSite('body{color:teal}');
  const app = Fastify();
  atEnd(() => app.close());
  await app.register(async (site) => registerSite(site, park, folder));
  const hours = /"opens":"10:00","closes":"10:15","validFrom":"2026-07-02"/;
  expect((await app.inject('/')).body).toMatch(hours);
  expect((await app.inject('/contact')).body).not.toMatch(hours);
});
