import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { pl } from '../../src/i18n/pl.ts';
import { answer, expectNoQuestion, expectQuestion, expectToast } from '../support/page.ts';
import { PlannerDays } from '../support/plannerDays.ts';
import { at, pressSlot, slot } from '../support/slots.ts';

const { account, planner } = pl;
const here = new PlannerDays();

describe('What cancelling may cost', () => {
  test.each([
    ['pl', '05:59', false],
    ['pl', '06:00', false],
    ['pl', '06:01', true],
    ['en', '10:59', true],
  ] as const)('is said in both questions, in %s, of noon at %s', async (lang, time, isLate) => {
    const words = { pl, en }[lang];
    const [id] = await here.quarters('12:00', 1);
    here.site.park.clock.set(at(here.day, time));
    await here.site.show(`/planner/1?day=${here.day}`, { as: await here.site.newPerson(), lang });
    const t = words.planner;
    const limit = words.account.hoursBefore(6);
    const price = words.common.price(5500);
    await pressSlot(id, t.state.free);
    await expectQuestion(isLate ? t.bookTermsLate(limit, price) : t.bookTerms(words.account.freeHours(6)));
    await answer(t.book);
    await answer(t.allDone);
    await pressSlot(id, t.state.mine);
    await expectQuestion(t.cancelQuestion);
    const question = (await screen.findByRole('alertdialog')).textContent ?? '';
    expect(question.includes(t.cancelLate(limit, price))).toBe(isLate);
    await answer(t.cancelBooking);
    await expectToast(t.cancelled);
    await slot(id, t.state.free);
  });
});

test('Inside the last hour a rider is asked to call instead of cancelling', async () => {
  here.site.park.clock.set(at(here.day, '11:01'));
  const late = await here.site.newPerson();
  const [id] = await here.quarters('12:00', 1, { booked_by: late.id });
  await here.open(late);
  await pressSlot(id, planner.state.mine);
  await expectQuestion(account.cancelTooLate(account.beforeMinutes(60)));
});

test('A cancelling that the last hour overtakes is explained, not only refused', async () => {
  here.site.park.clock.set(at(here.day, '10:59'));
  const late = await here.site.newPerson();
  const [id] = await here.quarters('12:00', 1, { booked_by: late.id });
  await here.open(late);
  await pressSlot(id, planner.state.mine);
  await expectQuestion(planner.cancelQuestion);
  here.site.park.clock.set(at(here.day, '11:01'));
  await answer(planner.cancelBooking);
  await expectQuestion(account.cancelTooLateTitle);
  expect(await here.riderOf(id)).toBe(late.id);
});

test('Who keeps the booking keeps it', async () => {
  const [id] = await here.quarters('12:00', 1);
  await here.book(id, here.rider);
  await here.open(here.rider);
  await pressSlot(id, planner.state.mine);
  await answer(planner.keepBooking);
  await expectNoQuestion();
  await slot(id, planner.state.mine);
});

test('What was paid at the desk is not cancelled here: the page says whom to call', async () => {
  const [id] = await here.quarters('12:00', 1);
  await here.book(id, here.rider);
  await here.site.call('POST', '/items/Payment', await here.site.newPerson('Manager'), {
    slot: id,
    method: 'cash',
    amount: 55,
  });
  await here.open(here.rider);
  await pressSlot(id, planner.state.mine);
  await expectQuestion(planner.paidText);
});
