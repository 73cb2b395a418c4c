import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makePass } from '../../../server/test/support/passes.ts';
import { makePayment } from '../../../server/test/support/payments.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { cardTexts } from '../../src/features/staff-desk/card/card.texts.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { payments } from '../../src/i18n/pl/staff/desk/payments.ts';
import { click, dialog, expectSays, tap, textOf, the, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectPath, expectText, expectToast } from '../support/page.ts';

const t = cardTexts.pl;
let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-04T08:00:00Z');
  await makeTracks(site.park);
});

beforeEach(async () => {
  site.park.clock.set('2026-07-04T08:00:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  rider = await site.newPerson('User', 'Żaneta');
  await site.park.store.db.deleteFrom('slot').where('booking_id', 'is', null).execute();
});

const part = (name: string) => the('region', name);

test('From a name on Today a card opens with what is unpaid, to come and past, and takes the payment', async () => {
  await makeSlot(site.park, '2026-07-04T08:00:00Z', { booked_by: rider.id });
  await makeSlot(site.park, '2026-07-03T08:00:00Z', { booked_by: rider.id });
  await site.show('/today', { as: manager });
  await click(await the('link', 'Żaneta'));
  await expectPath(`/desk/people/${rider.id}`);
  await expectSays(() => document.querySelector('h1'), 'Żaneta');
  await expectText(t.due(2, common.price(11_000)));
  const coming = await part(t.coming);
  await expectSays(() => coming, 'sobota 04.07.2026, 10:00');
  await expectSays(() => document.body, 'piątek 03.07.2026, 10:00');
  await click(coming.querySelector('li > button:last-child') as HTMLElement);
  await tap(new RegExp(`^${desk.method.cash}`), await dialog());
  await expectToast(desk.payDone);
  await expectText(t.due(1, common.price(5500)));
});

test('A note says who wrote it and when, and goes after a question', async () => {
  await site.show(`/desk/people/${rider.id}`, { as: manager });
  await write(t.note, 'Pływa na goofy.');
  await tap(t.save);
  await expectToast(t.saved);
  const notes = await part(t.notes);
  await expectSays(() => notes, 'Pływa na goofy.');
  await expectSays(() => notes, t.noteBy('Marek', '04.07.2026, 10:00'));
  await tap(t.deleteOf('Pływa na goofy.'));
  await answer(t.delete);
  await expectSays(() => notes, t.noNotes);
});

test('Money that waits for the rider is given back by an Editor, who says how', async () => {
  const { db } = site.park.store;
  const slot = await makeSlot(site.park, '2026-07-04T09:00:00Z', { booked_by: rider.id });
  const payment = await makePayment(site.park, slot, '2026-07-04T08:00:00Z');
  const { booking_id } = await db
    .selectFrom('payment')
    .select('booking_id')
    .where('id', '=', payment)
    .executeTakeFirstOrThrow();
  const { id: closure_id } = await db
    .insertInto('closure')
    .values({
      from_at: 0,
      until_at: 0,
      for_now: 0,
      reason: 'other',
      note: null,
      note_en: null,
      created_at: 0,
      created_by: manager.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('slot').set({ booked_by: null, booking_id: null }).where('id', '=', slot).execute();
  const booking = Number(booking_id);
  await db
    .updateTable('booking')
    .set({ state: 'cancelled', ended_at: 1, end_reason: 'closed', payment_id: payment })
    .where('id', '=', booking)
    .execute();
  const ride = {
    closure_id,
    booking_id: booking,
    slot_id: slot,
    start_at: Date.parse('2026-07-04T09:00:00Z'),
  };
  await db
    .insertInto('closure_ride')
    .values({ ...ride, state: 'back', answer_until: 0 })
    .execute();
  await site.show(`/desk/people/${rider.id}`, { as: manager });
  await expectText(t.owedBy);
  await site.show(`/desk/people/${rider.id}`, { as: await site.newPerson('Editor') });
  const owed = await part(t.owed);
  await tap(/^Oddaj 55/, owed);
  await click(await the('radio', payments.ways.cash, owed));
  await tap(/^Oddaj 55/, owed);
  await expectToast(t.owedDone(common.price(5500)));
  await waitFor(() => expect(screen.queryByRole('region', { name: t.owed })).toBeNull());
  const entries = await db
    .selectFrom('cash_entry')
    .select('amount_cents')
    .where('payment_id', '=', payment)
    .execute();
  expect(entries.map(({ amount_cents }) => amount_cents)).toEqual([5500, -5500]);
});

test('Passes lead to their page, and a card with nothing says so', async () => {
  const { pass } = await makePass(site.park, rider);
  await site.show(`/desk/people/${rider.id}`, { as: manager });
  const passes = await part(t.passes);
  await waitFor(() =>
    expect(passes.querySelector('a')?.getAttribute('href')).toMatch(/^\/desk\/passes\?code=/),
  );
  expect(pass).toBeGreaterThan(0);
  for (const text of [t.noneComing, t.nonePast, t.noneEnded]) await expectText(text);
});

test('There is no card of nobody, and none for riders', async () => {
  await site.show('/desk/people/7b0fb4c2-5f7e-4d6c-9d7e-2f6a0c1d8e93', { as: manager });
  await expectText(t.gone);
  await site.show(`/desk/people/${rider.id}`, { as: rider });
  await expectPath('/login');
  expect(textOf(document.body)).not.toContain(t.notes);
  expect(screen.queryByRole('dialog')).toBeNull();
});
