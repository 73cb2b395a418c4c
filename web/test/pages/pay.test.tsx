import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { offerPasses, passRow } from '../../../server/test/support/passes.ts';
import { makeSlot } from '../../../server/test/support/slots.ts';
import { several } from '../../src/i18n/pl/parties/several.ts';
import { pay as pl } from '../../src/i18n/pl/pay.ts';
import { pl as plTexts } from '../../src/i18n/pl.ts';
import { type OnlineSite, openOnlineSite } from '../support/onlineSite.ts';
import {
  answer,
  expectPath,
  expectQuestion,
  expectText,
  expectToast,
  fill,
  named,
  plain,
  press,
} from '../support/page.ts';
import { at, makeQuarters, pressSlot, slot } from '../support/slots.ts';

const { account, common, planner } = plTexts;
const day = '2026-07-10';
let online: OnlineSite;
let site: OnlineSite['site'];
let rider: OnlineSite['admin'];
let leaving: MockInstance<(url: string | URL) => void>;
let slots = 0;

beforeAll(async () => {
  online = await openOnlineSite();
  ({ site } = online);
});

beforeEach(async () => {
  rider = await site.newPerson();
  leaving = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaving.mockRestore();
  online.provider.mood.isBroken = false;
  site.park.clock.set('2026-07-01T08:00:00Z');
  await online.setPayments({ online: 'optional', afterNoShows: false });
});

/** One more free slot of the day. */
async function aSlot(): Promise<{ id: number; time: string }> {
  slots += 1;
  const time = new Temporal.PlainTime(9)
    .add({ minutes: 15 * slots })
    .toString()
    .slice(0, 5);
  return { id: await makeSlot(site.park, at(day, time)), time };
}
const main = async () => plain((await screen.findByRole('main')).textContent ?? '');
const payNow = (grosze = 5500) => press(plain(pl.payAmount(common.price(grosze))));
const openPlanner = () => site.show(`/planner/1?day=${day}`, { as: rider });

test('Where riders may pay online, the answer to a booking leads there', async () => {
  const { id } = await aSlot();
  await openPlanner();
  await pressSlot(id, planner.state.free);
  await expectQuestion(planner.payOnlineToo);
  await answer(planner.book);
  const go = history.go.bind(history);
  const leftFrom: string[] = [];
  const stepping = vi.spyOn(history, 'go').mockImplementation((steps) => {
    leftFrom.push(window.location.pathname);
    go(steps);
  });
  await answer(account.payOnline);
  await expectPath('/pay');
  await payNow();
  await waitFor(() => expect(leaving).toHaveBeenCalled());
  stepping.mockRestore();
  // The question's own entry of the history is left before the page is: a step back after that would leave the payment.
  expect(leftFrom).toEqual(['/planner/1']);
});

test('Where the park takes no money online, no button asks for it', async () => {
  const { id } = await aSlot();
  await online.setPayments({ online: 'off', afterNoShows: false });
  await openPlanner();
  await pressSlot(id, planner.state.free);
  await answer(planner.book);
  await expectQuestion(planner.allDone);
  expect(screen.queryByRole('button', { name: named(account.payOnline) })).toBeNull();
  await site.show(`/pay?slots=${id}`, { as: rider });
  await expectText(pl.off);
});

describe('Where riders pay before a slot is theirs', () => {
  test('the question says how long it waits, and leads on to pay', async () => {
    await online.setPayments({ online: 'required' });
    const { id, time } = await aSlot();
    await openPlanner();
    await pressSlot(id, planner.state.free);
    await expectQuestion(planner.bookTermsFirst(account.freeHours(6)));
    await answer(planner.bookAndPay);
    await expectPath('/pay');
    expect(window.location.search).toBe(`?slots=${id}`);
    await expectText(planner.fixedTime);
    expect(await main()).toContain(time);
  });

  test('several slots wait together, and lead on to one payment', async () => {
    await online.setPayments({ online: 'required' });
    const [first, second] = [await aSlot(), await aSlot()];
    await openPlanner();
    await pressSlot(first.id, planner.state.free);
    await answer(several.more);
    await pressSlot(second.id, common.price(5500));
    await press(several.book);
    await answer(planner.bookAndPay);
    await expectPath('/pay');
    expect(window.location.search).toBe(`?slots=${first.id},${second.id}`);
    await payNow(11_000);
    await waitFor(() => expect(leaving).toHaveBeenCalledTimes(1));
  });

  test('what waits is said in the planner, the account and the events, with the way to pay', async () => {
    await online.setPayments({ online: 'required' });
    const { id } = await aSlot();
    await site.call('PATCH', `/items/Slot/${id}`, rider, { bookedBy: rider.id });
    for (const path of ['/planner/1', '/myAccount', '/events']) {
      await site.show(path, { as: rider });
      await expectText(pl.heldHeading(1));
      const link = await screen.findByRole('link', { name: named(pl.now) });
      expect(link.getAttribute('href')).toBe(`/pay?slots=${id}`);
    }
    await site.show('/planner/1', { as: rider });
    await expectText(new RegExp(`, ${planner.state.held}$`));
    expect(screen.queryByText(new RegExp(planner.youRide))).toBeNull();
    await openPlanner();
    await pressSlot(id, planner.state.held);
    await expectPath('/pay');
  });

  test('it is the riders alone who do: the staff book as ever', async () => {
    await online.setPayments({ online: 'required' });
    const { id } = await aSlot();
    await site.show(`/planner/1?day=${day}`, { as: await site.newPerson('Manager') });
    await pressSlot(id, planner.state.free);
    await expectQuestion(planner.bookTerms(account.freeHours(6)));
    await answer(planner.book);
    await expectToast(planner.booked);
  });
});

test('Who has missed two slots pays first, and nobody else', async () => {
  await online.setPayments({ online: 'optional', afterNoShows: true });
  const first = await aSlot();
  await openPlanner();
  await pressSlot(first.id, planner.state.free);
  await answer(planner.book);
  await answer(planner.allDone);
  await slot(first.id, planner.state.mine);
  for (const time of ['09:00', '09:15']) {
    const [id] = await makeQuarters(site, ['2026-06-30', time], 1, { booked_by: rider.id });
    await site.call('POST', '/desk/no-shows', online.admin, { slot: id, missing: true });
  }
  const next = await aSlot();
  await openPlanner();
  await pressSlot(next.id, planner.state.free);
  await expectQuestion(planner.bookTermsFirst(account.freeHours(6)));
  await answer(planner.bookAndPay);
  await expectPath('/pay');
});

describe('The page of paying', () => {
  test('names what is paid for, and leads to the provider once', async () => {
    const { id, time } = await aSlot();
    await site.show(`/pay?slots=${id}`, { as: rider });
    await waitFor(async () => expect(await main()).toContain(time));
    const button = await screen.findByRole('button', { name: named(pl.payAmount(common.price(5500))) });
    for (const each of [button, button]) fireEvent.click(each);
    await waitFor(() => expect(leaving).toHaveBeenCalledOnce());
    expect(leaving.mock.calls[0]?.[0]).toContain(online.provider.url);
    const { db } = site.park.store;
    const begun = await db.selectFrom('bill').select('id').where('account_id', '=', rider.id).execute();
    expect(begun).toHaveLength(1);
    expect(window.location.pathname).toMatch(/^\/pay\/[\w-]+$/);
  });

  test('takes a company’s number only if it is one', async () => {
    const { id } = await aSlot();
    await site.show(`/pay?slots=${id}`, { as: rider });
    const begun: string[] = [];
    site.answerInstead(({ method, path }) => {
      if (method === 'POST') begun.push(path);
      return null;
    });
    await fill(pl.taxId, '123');
    await payNow();
    await expectText(pl.taxIdWrong);
    expect(begun).toEqual([]);
    await fill(pl.taxId, '526-000-12-46');
    await payNow();
    await waitFor(() => expect(leaving).toHaveBeenCalledOnce());
  });

  test('without anything to pay says so, and where to go', async () => {
    const { id } = await aSlot();
    const other = await site.newPerson();
    await site.call('PATCH', `/items/Slot/${id}`, other, { bookedBy: other.id });
    for (const search of ['', '?slots=', '?slots=abc', `?slots=${id}`, '?pass=no-such-row']) {
      await site.show(`/pay${search}`, { as: rider });
      await screen.findByRole('heading', { name: named(pl.nothing) });
      expect((await screen.findByRole('link', { name: named(pl.toPlanner) })).getAttribute('href')).toBe(
        '/planner',
      );
    }
  });

  test('of a slot that another takes meanwhile says that it failed, and leads on', async () => {
    const { id } = await aSlot();
    await site.show(`/pay?slots=${id}`, { as: rider });
    await screen.findByRole('button', { name: named(pl.payAmount(common.price(5500))) });
    const other = await site.newPerson();
    await site.call('PATCH', `/items/Slot/${id}`, other, { bookedBy: other.id });
    await payNow();
    await expectText(pl.failed);
    expect((await screen.findByRole('link', { name: named(pl.toPlanner) })).getAttribute('href')).toBe(
      '/planner',
    );
  });

  test('where the provider is not there says so, and begins anew at the next press', async () => {
    const { id } = await aSlot();
    await site.show(`/pay?slots=${id}`, { as: rider });
    online.provider.mood.isBroken = true;
    await payNow();
    await expectText(pl.failed);
    online.provider.mood.isBroken = false;
    await payNow();
    await waitFor(() => expect(leaving).toHaveBeenCalledOnce());
  });

  test('asks a visitor to log in first', async () => {
    await site.show('/pay?slots=1');
    await expectPath('/login');
  });
});

describe('A slot that was paid online', () => {
  test('says before it is cancelled what comes back, and how', async () => {
    const { id, time } = await aSlot();
    await online.buy(rider, { slots: [id] });
    await site.show('/myAccount', { as: rider });
    await press(account.giveBackAt(time, common.track(1)));
    await expectQuestion(planner.giveBack.money(common.price(5500)));
    await answer(planner.giveBack.button);
    await expectToast(planner.giveBack.doneMoney(common.price(5500)));
    await expectText(account.noUpcoming);
  });

  test('says inside the free hours that nothing comes back', async () => {
    const { id, time } = await aSlot();
    await online.buy(rider, { slots: [id] });
    site.park.clock.set(Temporal.Instant.from(at(day, time)).subtract({ hours: 2 }).toString());
    await site.show('/login');
    await fill(plTexts.auth.email, rider.email);
    await fill(plTexts.auth.password, rider.password);
    await press(plTexts.auth.login);
    await press(account.giveBackAt(time, common.track(1)));
    await expectQuestion(planner.giveBack.nothing);
    await screen.findByRole('button', { name: named(planner.giveBack.buttonNothing) });
  });
});

test('A slot that was booked without paying has the way to pay beside it', async () => {
  const { id, time } = await aSlot();
  await site.call('PATCH', `/items/Slot/${id}`, rider, { bookedBy: rider.id });
  await site.show('/myAccount', { as: rider });
  const link = await screen.findByRole('link', { name: named(account.payOnlineAt(time, common.track(1))) });
  expect(link.getAttribute('href')).toBe(`/pay?slots=${id}`);
});

test('A pass is bought online: the page says what it is good for, and that it may be given back', async () => {
  await offerPasses(site.park);
  await site.show(`/pay?pass=${passRow}`, { as: rider });
  await expectText(pl.passMayBeReturned);
  await payNow(49_000);
  await waitFor(() => expect(leaving).toHaveBeenCalledOnce());
  const id = window.location.pathname.split('/').at(-1) ?? '';
  await online.pay(id);
  await site.show(`/pay/${id}`, { as: rider });
  await screen.findByRole('heading', { name: named(pl.paidPass) });
  expect((await screen.findByRole('link', { name: named(pl.toPasses) })).getAttribute('href')).toBe(
    '/myAccount/passes',
  );
});
