import { defaultContent } from '@cablepark/domain/park/content';
import { anException } from '@cablepark/domain/testing/season';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { builtSite } from '../../test/support/built-site.ts';
import { atEnd } from '../../test/support/cleanup.ts';
import { engines } from '../../test/support/engines.ts';
import { openTestPark } from '../../test/support/park.ts';
import { aPerson } from '../../test/support/people.ts';
import { openSeasonFixture, smallSeason } from '../../test/support/season-fixture.ts';
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

test.each([
  [true, true],
  [false, false],
])('Days that the season excepts are special if the hours are its own: %s', async (isFromSeason, says) => {
  const [engine] = engines;
  if (!engine) throw new Error('no engine');
  const fixture = await openSeasonFixture(engine);
  await fixture.reset();
  const exceptions = [
    anException({ firstDay: '2026-06-04', isClosed: true }),
    anException({ firstDay: '2026-06-06', hours: { opens: '10:00', closes: '24:00' } }),
    anException({ firstDay: '2026-06-07', price: 9900 }),
  ];
  await fixture.change(smallSeason({ exceptions }));
  const content = { ...defaultContent, hours: { ...defaultContent.hours, isFromSeason } };
  const park = { ...fixture.park, parkSettings: { read: async () => content, forget() {} } };
  const app = Fastify();
  atEnd(() => app.close());
  const folder = await builtSite('body{color:teal}');
  await app.register(async (site) => registerSite(site, park, folder));
  const { body } = await app.inject('/');
  const closed = '"opens":"00:00","closes":"00:00","validFrom":"2026-06-04"';
  const longer = '"opens":"10:00","closes":"00:00","validFrom":"2026-06-06"';
  expect([body.includes(closed), body.includes(longer)]).toEqual([says, says]);
  expect(body).not.toContain('"validFrom":"2026-06-07"');
});
