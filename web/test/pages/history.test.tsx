import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { desk as t } from '../../src/i18n/pl/staff/desk/desk.ts';
import { expectSays, tap, textOf, tick } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText } from '../support/page.ts';

let site: TestSite;
let editor: AccountOfTest;
let zosia: AccountOfTest;

/** Zosia books and cancels a slot herself, too late, and Ewa books another one for her. */
beforeAll(async () => {
  site = await openSite();
  [editor, zosia] = [await site.newPerson('Editor', 'Ewa'), await site.newPerson('User', 'Zosia')];
  await makeTracks(site.park);
  const own = await makeSlot(site.park, '2026-07-01T12:00:00Z');
  const given = await makeSlot(site.park, '2026-07-03T12:00:00Z');
  await site.ask('PATCH', `/items/Slot/${own}`, zosia, { bookedBy: zosia.id });
  site.park.clock.set('2026-07-01T08:01:00Z');
  await site.ask('PATCH', `/items/Slot/${own}`, zosia, { bookedBy: null });
  site.park.clock.set('2026-07-01T08:02:00Z');
  await site.ask('PATCH', `/items/Slot/${given}`, editor, { bookedBy: zosia.id });
});

const lines = () => [...document.querySelectorAll('main li')].map(textOf);

test('An editor reads who booked and cancelled, who of the staff did it for a rider, and what was late', async () => {
  await site.show('/history', { as: editor });
  await waitFor(() => expect(lines()).toHaveLength(3));
  const [given, cancelled, booked] = lines();
  for (const line of lines()) expect(line).toContain('Zosia');
  expect(given).toContain(t.byStaff('Ewa'));
  expect(cancelled).toContain(t.cancelled);
  expect(cancelled).toContain(t.late);
  expect(booked).toContain(t.booked);
  expect(booked).not.toContain(t.byStaff('Ewa'));
});

test('It can be narrowed to what was cancelled', async () => {
  await site.show('/history', { as: editor });
  await waitFor(() => expect(lines()).toHaveLength(3));
  await tick(t.cancellations);
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(lines()[0]).toContain(t.cancelled);
});

test('A list that cannot be read says so, and comes at the next attempt', async () => {
  site.answerInstead(({ path }) =>
    path.startsWith('/items/BookingHistory') ? Response.json({ errors: [] }, { status: 400 }) : null,
  );
  await site.show('/history', { as: editor });
  await expectSays(() => document.querySelector('main'), t.historyFailed);
  site.answerInstead(() => null);
  await tap(common.tryAgain);
  await waitFor(() => expect(lines()).toHaveLength(3));
});

test('A month without anything says so', async () => {
  site.park.clock.set('2026-09-15T08:00:00Z');
  await site.show('/history', { as: await site.newPerson('Editor') });
  await expectText(t.historyEmpty);
  site.park.clock.set('2026-07-01T08:00:00Z');
});
