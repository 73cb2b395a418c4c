import { inFours } from '@cablepark/domain/passes/pass-code';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offerPasses, passRow } from '../../../server/test/support/passes.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { ownPasses as t } from '../../src/i18n/pl/own-passes.ts';
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
import { makeQuarters, nextDay } from '../support/slots.ts';

type Person = OnlineSite['admin'];
const names = { pl: 'Karnet na 10 slotów' };
let online: OnlineSite;
let site: OnlineSite['site'];
let rider: Person;

beforeAll(async () => {
  online = await openOnlineSite();
  ({ site } = online);
});

beforeEach(async () => {
  rider = await site.newPerson();
});

const open = (as = rider, hash = '') => site.show(`/myAccount/passes${hash}`, { as });
const card = (name: string = names.pl) => screen.findByRole('region', { name });

describe('A present', () => {
  /** A pass that the rider bought online. */
  const bought = async () => {
    await offerPasses(site.park, { shared: true });
    await online.buy(rider, { pass_kind: passRow });
  };

  test('is given after a question, printed or sent, and waits; who gave it may keep it', async () => {
    await bought();
    await open();
    await press(t.present.give);
    await expectQuestion(t.present.giveText);
    await answer(t.present.keep);
    await press(t.present.give);
    await answer(t.present.give);
    await expectPath('/myAccount/present');
    const [voucher] = await screen.findAllByRole('article', { name: named(t.present.voucher) });
    expect(voucher?.textContent).toContain(names.pl);
    const link = await screen.findByLabelText<HTMLInputElement>(plain(t.present.link));
    expect(link.value).toBe(window.location.href);
    await open();
    await expectText(t.present.waits);
    const way = await screen.findByRole('link', { name: named(t.present.open) });
    await site.show(way.getAttribute('href') ?? '', { as: rider });
    await press(t.present.keepIt);
    await expectToast(t.take.done);
    await within(await card()).findByText(plain(t.left.rides(10, 10)));
  });

  test('is taken by its link, once', async () => {
    await bought();
    await open();
    await press(t.present.give);
    await answer(t.present.give);
    await expectPath('/myAccount/present');
    const { hash } = window.location;
    const friend = await site.newPerson();
    await site.show(`/myAccount/present${hash}`, { as: friend });
    await screen.findByRole('heading', { name: named(t.present.forYou) });
    await press(t.present.claim);
    await expectToast(t.take.done);
    await expectText(t.present.yours);
    await screen.findByRole('link', { name: named(t.present.book) });
    await open(friend);
    await within(await card()).findByText(plain(t.left.rides(10, 10)));
    await open();
    await expectText(t.none);
    await site.show(`/myAccount/present${hash}`, { as: rider });
    await expectText(t.present.goneTitle);
  });

  test('shows a friend without an account from whom it is, what it is good for and until when', async () => {
    await bought();
    await open();
    await press(t.present.give);
    await answer(t.present.give);
    await expectPath('/myAccount/present');
    const { hash } = window.location;
    localStorage.clear();
    await site.show(`/myAccount/present${hash}`);
    await expectText(t.present.from('Ola'));
    await expectText(t.present.worth.rides(10));
    await expectText(/^Ważny /);
    (await screen.findByRole('link', { name: named(t.present.claimWithAccount) })).click();
    await expectPath('/login');
    await expectText(auth.presentWaits);
  });

  test('is taken by the letters of its code; what is no code is refused in words that say what to do', async () => {
    await bought();
    await open();
    await press(t.present.give);
    await answer(t.present.give);
    await expectPath('/myAccount/present');
    const code = window.location.hash.slice(1);
    await open(await site.newPerson());
    await fill(t.take.code, 'nie-ma-takiego');
    await press(t.take.button);
    await expectText(t.take.wrong);
    await fill(t.take.code, inFours(code).toLowerCase());
    await press(t.take.button);
    await expectToast(t.take.done);
    await within(await card()).findByText(plain(t.left.rides(10, 10)));
  });

  test('is offered only of a pass that is new', async () => {
    await bought();
    const [id] = await makeQuarters(site, [nextDay(), '12:00'], 1);
    const [pass] = await site.call<{ id: number }[]>('GET', '/items/Pass', rider);
    await site.call('PATCH', `/items/Slot/${id}`, rider, { bookedBy: rider.id, pass: pass?.id });
    await open();
    await card();
    expect(screen.queryByRole('button', { name: named(t.present.give) })).toBeNull();
  });
});
