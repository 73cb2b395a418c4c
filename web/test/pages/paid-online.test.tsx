import { friendsPath } from '@cablepark/contract/friends/friends';
import type { OwnFriendsLinks } from '@cablepark/contract/friends/friends.schema';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCheckoutJob } from '../../../server/src/modules/bills/index.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot } from '../../../server/test/support/slots.ts';
import { account } from '../../src/i18n/pl/account.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { pay } from '../../src/i18n/pl/pay.ts';
import { friends } from '../../src/i18n/pl/rides/friends.ts';
import { standby } from '../../src/i18n/pl/rides/standby.ts';
import { money } from '../../src/i18n/pl/staff/desk/money.ts';
import { payments as t } from '../../src/i18n/pl/staff/desk/payments.ts';
import {
  all,
  click,
  dialog,
  expectSays,
  fieldIn,
  lookAgainLater,
  set,
  tap,
  textOf,
  the,
  write,
} from '../support/actions.ts';
import { type OnlineSite, openOnlineSite } from '../support/onlineSite.ts';
import { leavePage } from '../support/openSite.tsx';
import { expectNoText, expectText, expectToast, plain } from '../support/page.ts';
import { at, makeQuarters } from '../support/slots.ts';

let online: OnlineSite;
let site: OnlineSite['site'];
let provider: OnlineSite['provider'];
let job: ReturnType<typeof startCheckoutJob>;
let editor: AccountOfTest;
let manager: AccountOfTest;
let rider: AccountOfTest;
let slot: number;
let checkout: string;
let minutes = 0;

beforeAll(async () => {
  online = await openOnlineSite();
  ({ site, provider } = online);
  job = startCheckoutJob(site.park, { isTimed: false });
  [editor, manager] = [await site.newPerson('Editor', 'Ewa'), await site.newPerson('Manager', 'Marek')];
});

/** Each test has a rider who has paid 55 zł online for a slot in a week. */
beforeEach(async () => {
  minutes += 15;
  provider.mood.refusesRefunds = false;
  rider = await site.newPerson('User', 'Rita');
  slot = await makeSlot(site.park, Temporal.Instant.from('2026-07-08T08:00:00Z').add({ minutes }).toString());
  checkout = await online.buy(rider, { slots: [slot] });
});

const number = () => String(provider.transactions.get(checkout)?.orderId);
const refunds = () => provider.transactions.get(checkout)?.refunds ?? [];
const books = () => the('region', t.heading);
/** The payment as the takings show it. */
const openPayment = async (as: AccountOfTest) => {
  await site.show('/desk/takings', { as });
  await set(await screen.findByLabelText(t.find), number());
  const list = await books();
  await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(1));
  await click(list.querySelector('li button') as HTMLElement);
  return await dialog();
};

test('A refund that the provider refused is to be settled: an Editor says how, a Manager reads it', async () => {
  provider.mood.refusesRefunds = true;
  await site.ask('POST', '/me/cancellations', rider, { slot });
  await job.release();
  provider.endRefunds();
  await job.reconcile();
  await site.show('/desk/takings', { as: manager });
  await the('heading', money.kinds['refund-refused']);
  expect(all('button', new RegExp(`^${money.done}`))).toEqual([]);
  leavePage();

  await site.show('/desk/takings', { as: editor });
  // The list goes from the end of the page to its top once there is something in it.
  await expectSays(() => document.querySelector('main'), money.todo['refund-refused']);
  const list = await the('region', money.heading);
  await tap(new RegExp(`^${money.done}`), list);
  await tap(money.done, await dialog());
  await expectSays(() => document.querySelector('dialog'), money.noteFault);
  await expectSays(() => document.querySelector('dialog'), money.wayFault);
  await write(money.note, 'Oddane gotówką', await dialog());
  await click(await the('radio', money.ways.cash, await dialog()));
  await tap(money.done, await dialog());
  await expectToast(money.answered);
  const given = await site.park.store.db.selectFrom('cash_entry').selectAll().orderBy('id', 'desc').execute();
  expect(given[0]).toMatchObject({ kind: 'back', method: 'cash', amount_cents: -5500 });
  await expectSays(() => document.querySelector('main'), money.none);
  expect(textOf(await the('region', money.heading))).not.toContain(plain(money.todo['refund-refused']));
});

test('A payment is found by the provider’s number; part of it goes back for a reason, and never more than there is', async () => {
  const open = await openPayment(editor);
  await expectSays(() => open, number());
  await tap(t.refund, open);
  await write(t.refundAmount, '56', open);
  await tap(t.refund, open);
  await expectSays(() => open, t.refundAmountFault(common.price(5500)));
  await expectSays(() => open, t.refundReasonFault(3));
  await write(t.refundAmount, '20', open);
  await write(t.refundReason, 'Wiatr zatrzymał tor', open);
  await tap(t.refundConfirm(common.price(2000)), open);
  await expectToast(t.refundDone(common.price(2000)));
  await expectSays(() => open, 'Wiatr zatrzymał tor');
  await job.release();
  await waitFor(() => expect(refunds()).toMatchObject([{ amount: 2000 }]));
  await expectSays(() => document.querySelector('main'), t.isBack(common.price(2000)));
});

test('A refund without an answer says how much has gone back so far, and is given once when it is pressed again', async () => {
  const open = await openPayment(editor);
  await tap(t.refund, open);
  await write(t.refundAmount, '20', open);
  await write(t.refundReason, 'Wiatr zatrzymał tor', open);
  let lost = true;
  site.answerInstead(({ method, path }) => {
    if (!lost || method !== 'POST' || !path.includes('refund')) return null;
    lost = false;
    throw new TypeError('Failed to fetch');
  });
  await tap(t.refundConfirm(common.price(2000)), open);
  await expectSays(() => open, t.refundUnsure(common.price(0)));
  await tap(t.refundConfirm(common.price(2000)), open);
  await expectToast(t.refundDone(common.price(2000)));
  const rows = await site.park.store.db.selectFrom('refund').selectAll().execute();
  expect(rows.filter(({ reason }) => reason === 'Wiatr zatrzymał tor').length).toBeLessThanOrEqual(2);
});

test('A Manager reads the payment and gives nothing back', async () => {
  const open = await openPayment(manager);
  await expectSays(() => open, number());
  await the('button', t.receiptSave, open);
  expect(all('button', t.refund)).toEqual([]);
});

describe('Where riders may pay online', () => {
  const day = '2026-07-20';

  test('a friend who took a slot is led to pay for it', async () => {
    const [host, friend] = [await site.newPerson('User', 'Ewa'), await site.newPerson()];
    const proved = { proved_email: host.email };
    await site.park.store.db.updateTable('account').set(proved).where('id', '=', host.id).execute();
    const [own, shared] = await makeQuarters(site, [day, '12:00'], 2);
    const until = site.park.clock.now().add({ hours: 20 }).toString();
    const body = { slots: [own, shared], own, until };
    const { links } = await site.call<OwnFriendsLinks>('POST', '/me/friends-links', host, body);
    await site.show(friendsPath(links[0]?.token ?? ''), { as: friend });
    await tap(new RegExp(`^${friends.takeAt('')}`));
    const toPay = await the('link', account.payOnline);
    expect(toPay.getAttribute('href')).toBe(`/pay?slots=${shared}`);
  });

  test('a friend whose answer was lost is told that the slot is theirs, and led to pay', async () => {
    const [host, friend] = [await site.newPerson('User', 'Iga'), await site.newPerson()];
    const proved = { proved_email: host.email };
    await site.park.store.db.updateTable('account').set(proved).where('id', '=', host.id).execute();
    const [own, shared, other] = await makeQuarters(site, [day, '16:00'], 3);
    const until = site.park.clock.now().add({ hours: 20 }).toString();
    const body = { slots: [own, shared, other], own, until };
    const { links } = await site.call<OwnFriendsLinks>('POST', '/me/friends-links', host, body);
    await site.show(friendsPath(links[0]?.token ?? ''), { as: friend });
    site.answerInstead(({ method, path }) =>
      method === 'POST' && path.startsWith('/friends-link') ? 'lost' : null,
    );
    await tap(new RegExp(`^${friends.takeAt('')}.*16:15`));
    const toPay = await the('link', account.payOnline);
    expect(toPay.getAttribute('href')).toBe(`/pay?slots=${shared}`);
    await expectText(friends.tookIt);
    expect(document.body.textContent).not.toContain(plain(friends.claimFailed));
  });

  test('who fills in the form keeps what was typed where reading the slots again fails', async () => {
    const [slot] = await makeQuarters(site, [day, '17:00'], 1);
    await site.show(`/pay?slots=${slot}`, { as: await site.newPerson() });
    await write(pay.taxId, '526-000-12-46');
    let readings = 0;
    site.answerInstead(({ path }) => {
      if (!path.startsWith('/items/Slot?')) return null;
      readings += 1;
      return Response.json({ errors: [] }, { status: 400 });
    });
    await lookAgainLater();
    await waitFor(() => expect(readings).toBeGreaterThan(0));
    await expectNoText(pay.loadFailed);
    expect((await fieldIn(pay.taxId)).value).toBe('526-000-12-46');
  });

  test('who took an offered slot is, too, also where the answer was lost', async () => {
    const [slot = 0] = await makeQuarters(site, [day, '14:00'], 1);
    const startTime = at(day, '14:00');
    const until = site.park.clock.now().add({ hours: 1 }).toString();
    const times = { startTime, duration: 15, until };
    const offer = { slot, asset: 1, price: 55, why: null, first_tap: false, pays_first: false, waits: false };
    let isTaken = false;
    let loses = false;
    site.answerInstead(({ method, path }) => {
      if (!path.startsWith('/mailed-offer')) return null;
      if (method !== 'GET') isTaken = true;
      if (method !== 'GET' && loses) throw new TypeError('Failed to fetch');
      return Response.json({ data: { ...offer, ...times, state: isTaken ? 'taken' : 'open' } });
    });
    const take = async () => {
      isTaken = false;
      await site.show('/standby?token=1.abc', { as: await site.newPerson() });
      await tap(standby.take);
      const toPay = await the('link', account.payOnline);
      expect(toPay.getAttribute('href')).toBe(`/pay?slots=${slot}`);
    };
    await take();
    loses = true;
    await take();
    await expectText(standby.taken);
    expect(document.body.textContent).not.toContain(plain(standby.answerFailed));
  });
});
