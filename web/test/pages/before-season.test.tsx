import { emptySeason } from '@cablepark/domain/season/season.schema';
import { aPlan } from '@cablepark/domain/testing/season';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { info } from '../../src/i18n/pl/info.ts';
import { seasonWords } from '../../src/park/season/seasonWords.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { plain } from '../support/page.ts';

const next = { first_day: '2027-05-01', last_day: '2027-09-30', opens_on: '2027-04-01', opens_at: '08:00' };

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
  const prices = [{ from: '00:00', weekday: 5000, fridayEvening: 5000, weekend: 6000, holiday: 6000 }];
  const plan = aPlan({ firstDay: next.first_day, lastDay: next.last_day, prices });
  const content = JSON.stringify({ ...emptySeason, plans: [plan] });
  await site.park.store.db
    .insertInto('season')
    .values({ id: 1, content, version: 1, updated_at: 0 })
    .execute();
  site.park.clock.set('2026-11-27T09:00:00Z');
  const admin = await site.newPerson('Admin');
  await site.call('PATCH', '/park', admin, { hours: { isFromSeason: true } });
});

const expectSaid = (text: string) =>
  waitFor(async () =>
    expect(plain((await screen.findByRole('main')).textContent ?? '')).toContain(plain(text)),
  );

test.each([
  ['/planner', 'pl', 'Sezon zaczynamy 1 maja 2027. Rezerwacje ruszają 1 kwietnia 2027 o 08:00.'],
  ['/planner/1', 'pl', seasonWords(next, 'pl').text],
  ['/planner/1', 'en', 'The season begins on 1 May 2027. Bookings open on 1 April 2027 at 08:00.'],
  ['/contact', 'pl', seasonWords(next, 'pl').text],
  ['/contact', 'pl', 'W sezonie, od 1 maja do 30 września 2027'],
] as const)('In winter %s says in %s when the season begins', async (path, lang, text) => {
  await site.show(path, { lang });
  await expectSaid(text);
});

test('Within the season nobody reads when it begins', async () => {
  site.park.clock.set('2027-05-10T09:00:00Z');
  site.park.season.forget();
  await site.show('/contact');
  await expectSaid(info.contact.daily);
  await expectSaid('09:00–21:00');
  expect(plain(screen.getByRole('main').textContent ?? '')).not.toContain('2027');
});
