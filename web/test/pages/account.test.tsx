import { ownCancelling } from '@cablepark/domain/payments/void-reasons';
import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { putPayment } from '../../../server/test/support/bookings.ts';
import { makePass } from '../../../server/test/support/passes.ts';
import { makePayment } from '../../../server/test/support/payments.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { givenBack as givenBackEn } from '../../src/i18n/en/rides/given-back.ts';
import { en } from '../../src/i18n/en.ts';
import { givenBack as givenBackPl } from '../../src/i18n/pl/rides/given-back.ts';
import { pl } from '../../src/i18n/pl.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import {
  answer,
  button,
  expectNoQuestion,
  expectPath,
  expectQuestion,
  expectText,
  expectToast,
  named,
  plain,
  press,
} from '../support/page.ts';
import { at, makeQuarters, nextDay } from '../support/slots.ts';

const { account, auth, common, errors, planner } = pl;
type Person = Awaited<ReturnType<TestSite['newPerson']>>;
let site: TestSite;
let rider: Person;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

afterEach(() => site.park.clock.set('2026-07-01T08:00:00Z'));

let day = '';

/** A new rider who holds a slot at noon of a day in July. @returns its id */
async function withSlot(on = nextDay()): Promise<number> {
  day = on;
  rider = await site.newPerson();
  const [id = 0] = await makeQuarters(site, [day, '12:00'], 1, { booked_by: rider.id });
  return id;
}

const standingSlot = async (id: number) =>
  await site.park.store.db
    .selectFrom('slot')
    .leftJoin('booking', 'booking.id', 'slot.booking_id')
    .select(['slot.booked_by', 'booking.payment_id'])
    .where('slot.id', '=', id)
    .executeTakeFirstOrThrow();
const open = (lang: 'pl' | 'en' = 'pl') => site.show('/myAccount', { as: rider, lang });
const refusal = { errors: [{ message: 'Broken.', extensions: { code: 'INVALID_QUERY' } }] };

test.each([
  ['pl', pl],
  ['en', en],
] as const)(
  'The slots to come stand under their day, and until when they can be cancelled, in %s',
  async (lang, t) => {
    await withSlot();
    const date = Temporal.PlainDate.from(day);
    const head = `${weekdayText(date, lang)} ${dateText(date)}`;
    await open(lang);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(t.account.welcome('Ola'));
    await waitFor(() => expect(plain(document.querySelector('h3')?.textContent ?? '')).toBe(head));
    const row = plain(document.querySelector('h3 + ul')?.textContent ?? '');
    for (const part of ['12:00', t.common.track(1), t.common.price(5500), t.account.cancel])
      expect(row).toContain(plain(part));
    await expectText(new RegExp(plain(t.account.cancelNote(t.account.beforeMinutes(60)))));
  },
);

test('A slot is cancelled after a question, and is gone from the list', async () => {
  const id = await withSlot();
  await open();
  await press(account.cancelAt('12:00', common.track(1)));
  await expectQuestion(planner.cancelQuestion);
  await answer(planner.keepBooking);
  await expectNoQuestion();
  expect((await standingSlot(id)).booked_by).toBe(rider.id);
  await press(account.cancelAt('12:00', common.track(1)));
  await answer(planner.cancelBooking);
  await expectToast(planner.cancelled);
  await expectText(account.noUpcoming);
  expect((await standingSlot(id)).booked_by).toBeNull();
});

test('Inside the free hours the question says what cancelling may cost; in the last one whom to call', async () => {
  const on = nextDay();
  site.park.clock.set(at(on, '07:00'));
  await withSlot(on);
  await open();
  await press(account.cancelAt('12:00', common.track(1)));
  await expectQuestion(planner.cancelLate(account.hoursBefore(6), common.price(5500)));
  await answer(planner.keepBooking);
  site.park.clock.set(at(day, '11:00:01'));
  await press(account.cancelAt('12:00', common.track(1)));
  await expectQuestion(account.cancelTooLate(account.beforeMinutes(60)));
});

test('What is over is in the archive, and says so', async () => {
  rider = await site.newPerson();
  await makeQuarters(site, ['2026-06-04', '12:00'], 1, { booked_by: rider.id });
  await open();
  await expectText(account.noUpcoming);
  expect((await screen.findByRole('link', { name: named(account.toPlanner) })).getAttribute('href')).toBe(
    '/planner',
  );
  fireEvent.click(await screen.findByRole('radio', { name: named(account.archived) }));
  await expectText(account.ended);
  await waitFor(() => expect(document.querySelector('h3')?.textContent).toContain('04.06.2026'));
  expect(
    screen.queryByRole('button', { name: named(account.cancelAt('12:00', common.track(1))) }),
  ).toBeNull();
});

test('A new rider finds the way to the planner in both lists', async () => {
  rider = await site.newPerson();
  await open();
  await expectText(account.noUpcoming);
  fireEvent.click(await screen.findByRole('radio', { name: named(account.archived) }));
  await expectText(account.noArchived);
  await expectText(account.noUpcomingHint);
});

test('A slot that was paid at the desk says so, and how it is cancelled', async () => {
  const id = await withSlot();
  await putPayment(site.park.store.db, id, await makePayment(site.park, id, '2026-07-01T08:00:00Z'));
  await open();
  await expectText(account.paid);
  await press(account.howToCancelAt('12:00', common.track(1)));
  await expectQuestion(planner.paidText);
  await answer(common.ok);
  expect((await standingSlot(id)).booked_by).toBe(rider.id);
});

test('Slots that are refused say so in their place, and come at the next attempt', async () => {
  await withSlot();
  site.answerInstead(({ path }) =>
    path.startsWith('/items/Slot?') ? Response.json(refusal, { status: 400 }) : null,
  );
  await open();
  await expectText(account.loadFailed);
  site.answerInstead(() => null);
  await press(common.tryAgain);
  await button(account.cancelAt('12:00', common.track(1)));
});

test('A cancelling without an answer says that nothing changed, and works at the next try', async () => {
  const id = await withSlot();
  await open();
  await press(account.cancelAt('12:00', common.track(1)));
  site.answerInstead(({ method }) => {
    if (method === 'PATCH' || method === 'POST') throw new TypeError('Failed to fetch');
    return null;
  });
  await answer(planner.cancelBooking);
  await expectQuestion(planner.notChanged);
  expect((await standingSlot(id)).booked_by).toBe(rider.id);
  site.answerInstead(() => null);
  await answer(common.tryAgain);
  await expectToast(planner.cancelled);
});

test('Who has not proved the address is offered a link, which is sent once asked for', async () => {
  rider = await site.newPerson();
  await open();
  await expectText(account.proveTitle);
  await press(account.proveSend);
  await expectText(account.proveSent(rider.email));
  await expect.poll(() => site.park.mailer.sent.some(({ to }) => to === rider.email)).toBe(true);
});

test('Logging out leads away, and the account asks to log in again', async () => {
  rider = await site.newPerson();
  await open();
  await press(account.logout);
  await expectPath('/login');
  await site.show('/myAccount');
  await expectPath('/login');
});

describe('Whoever deletes the account', () => {
  const remains = async () =>
    (
      await site.park.store.db
        .selectFrom('account')
        .select('email')
        .where('id', '=', rider.id)
        .executeTakeFirst()
    )?.email === rider.email;

  test('is warned, may keep it, and is gone after agreeing', async () => {
    const id = await withSlot();
    await open();
    await press(account.deleteAccount);
    await expectQuestion(account.deleteWarning);
    await answer(account.deleteKeep);
    await expectNoQuestion();
    expect(await remains()).toBe(true);
    await press(account.deleteAccount);
    await answer(account.deleteConfirm);
    await expectToast(account.accountDeleted);
    await expectPath('/login');
    expect(await remains()).toBe(false);
    expect((await standingSlot(id)).booked_by).toBeNull();
  });

  test('is told what is left on passes', async () => {
    rider = await site.newPerson();
    await makePass(site.park, rider, { name: { pl: 'Karnet 10', en: 'Pass of 10' } });
    await open();
    await press(account.deleteAccount);
    await expectQuestion(account.deletePass.rides('Karnet 10', 10));
  });

  test('hears it where it fails without a word, and keeps it', async () => {
    rider = await site.newPerson();
    await open();
    site.answerInstead(({ method }) =>
      method === 'DELETE' ? new Response('<html>Bad gateway</html>', { status: 502 }) : null,
    );
    await press(account.deleteAccount);
    await answer(account.deleteConfirm);
    const alert = await screen.findByText(new RegExp(`^${auth.failed.deleteAccount}`));
    expect(alert.textContent).toContain(errors.unexpected);
    expect(await remains()).toBe(true);
  });
});

test('The way to the passes and to one’s own data stands under the name', async () => {
  rider = await site.newPerson();
  await open();
  const main = within(await screen.findByRole('main'));
  expect((await main.findByRole('link', { name: named(account.passes) })).getAttribute('href')).toBe(
    '/myAccount/passes',
  );
  expect((await main.findByRole('link', { name: named(account.ownData) })).getAttribute('href')).toBe(
    '/myAccount/data',
  );
});

test.each([
  ['pl', pl, givenBackPl, '2026-06-05'],
  ['en', en, givenBackEn, '2026-06-06'],
] as const)(
  'What was given back stands below the past slots, with why, in %s',
  async (lang, t, words, on) => {
    const { db } = site.park.store;
    rider = await site.newPerson();
    const [id = 0] = await makeQuarters(site, [on, '12:00'], 1);
    const voided = { at: '2026-06-07T02:00:00Z', reason: ownCancelling.soldAgain };
    await makePayment(site.park, id, '2026-06-03T08:00:00Z', { voided });
    await db.updateTable('booking').set({ account_id: rider.id }).where('slot_id', '=', id).execute();
    await open(lang);
    fireEvent.click(await screen.findByRole('radio', { name: named(t.account.archived) }));
    const section = await screen.findByRole('region', { name: named(words.heading) });
    expect(plain(section.textContent ?? '')).toContain(plain(`12:00 · ${t.common.track(1)}`));
    expect(plain(section.textContent ?? '')).toContain(
      plain(`${words.back.money(t.common.price(5500))} — ${words.reason.soldAgain}`),
    );
  },
);
