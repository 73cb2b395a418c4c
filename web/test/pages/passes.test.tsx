import { inFours } from '@cablepark/domain/passes/pass-code';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePass, offerPasses, passRow } from '../../../server/test/support/passes.ts';
import { ownPasses as en } from '../../src/i18n/en/own-passes.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { ownPasses as t } from '../../src/i18n/pl/own-passes.ts';
import { pay } from '../../src/i18n/pl/pay.ts';
import { qrPath } from '../../src/ui/qr/qrPath.ts';
import { type OnlineSite, openOnlineSite } from '../support/onlineSite.ts';
import {
  answer,
  expectNoText,
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
const names = { pl: 'Karnet na 10 slotów', en: 'Pass for 10 slots' };
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
const codeOf = async (id: number) =>
  (await site.park.store.db.selectFrom('pass').select('code').where('id', '=', id).executeTakeFirstOrThrow())
    .code;
const makeLink = async () => {
  await press(t.share.make);
  return new URL((await screen.findByLabelText<HTMLInputElement>(plain(t.share.link))).value).hash;
};

test.each([
  ['off', t.noneHint],
  ['optional', t.noneHintOnline],
])('Who has no pass is told where one is had, where paying online is %s', async (policy, hint) => {
  await online.setPayments({ online: policy });
  await open();
  await expectText(t.none);
  await expectText(hint);
  await online.setPayments({ online: 'optional' });
});

test.each(['pl', 'en'] as const)(
  'A pass says what is left, what it is good for, and its code, in %s',
  async (lang) => {
    const words = lang === 'pl' ? t : en;
    const { pass } = await makePass(site.park, rider, { perDay: 3, tracks: [1] });
    await site.show('/myAccount/passes', { as: rider, lang });
    const text = plain((await card(names[lang])).textContent ?? '');
    const code = await codeOf(pass);
    const said = [
      words.left.rides(10, 10),
      words.longest(60),
      words.perDay.rides(3),
      words.fromFirst(30),
      words.personal,
      inFours(code),
    ];
    for (const each of said) expect(text).toContain(plain(each));
    const drawn = async () =>
      (await within(await card(names[lang])).findByRole('img', { name: named(words.qrOf(names[lang])) }))
        .querySelector('path')
        ?.getAttribute('d');
    await waitFor(async () => expect(await drawn()).toBe(qrPath(code).path));
  },
);

test('The code is shown as large as the screen, and put away', async () => {
  const { pass } = await makePass(site.park, rider);
  await open();
  await press(plain(t.showOf(names.pl)));
  const large = await screen.findByRole('dialog', { name: named(names.pl) });
  expect(large.textContent).toContain(inFours(await codeOf(pass)));
  fireEvent.click(within(large).getByRole('button', { name: named(common.close) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('What went from a pass and came to it is told when somebody looks', async () => {
  const { pass } = await makePass(site.park, rider);
  const [id] = await makeQuarters(site, [nextDay(), '12:00'], 1);
  await site.call('PATCH', `/items/Slot/${id}`, rider, { bookedBy: rider.id, pass });
  await open();
  const history = within(await card());
  expect(history.queryByText('+10')).toBeNull();
  const details = (await history.findByText(t.history)).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await history.findByText('+10');
  await history.findByText('−1');
  await history.findByText(new RegExp(`^${t.reason.ride}: .*12:00`));
});

test.each([
  ['used up', { balance: 0 }, t.state.used],
  ['over', { ends_at: 0 }, t.state.ended],
  ['void', { voided_at: 1 }, t.state.voided],
])('A pass that is %s says so, and shows no code', async (_what, differs, state) => {
  const { pass } = await makePass(site.park, rider, { shared: true });
  await site.park.store.db.updateTable('pass').set(differs).where('id', '=', pass).execute();
  await open();
  await within(await card()).findByText(state);
  expect(screen.queryByText(plain(t.codeHint))).toBeNull();
  expect(screen.queryByRole('button', { name: named(t.share.make) })).toBeNull();
});

test('Passes that are refused say so, and come at the next attempt', async () => {
  await makePass(site.park, rider);
  const refusal = { errors: [{ message: 'Broken.', extensions: { code: 'INVALID_QUERY' } }] };
  site.answerInstead(({ path }) =>
    path.startsWith('/items/Pass') ? Response.json(refusal, { status: 400 }) : null,
  );
  await open();
  await expectText(t.loadFailed);
  site.answerInstead(() => null);
  await press(common.tryAgain);
  await card();
});

describe('A shared pass', () => {
  test('is joined by its link, by whoever agrees; its owner sees who, and takes it back', async () => {
    await makePass(site.park, rider, { shared: true });
    const friend = await site.newPerson('User', 'Basia');
    await open();
    const hash = await makeLink();

    await open(friend, hash);
    await expectText(t.join.question);
    await expectText(t.none);
    await press(t.join.button);
    await expectToast(t.join.done);
    await expectText(t.notYours);
    // Who shares one shows no code of it.
    await expectNoText(t.codeHint);

    await open();
    await press(plain(t.share.takeOff('Basia')));
    await expectQuestion(t.share.takeOffText('Basia'));
    await answer(t.share.keep);
    await press(plain(t.share.takeOff('Basia')));
    await answer(t.share.takeOffShort);
    await expectToast(t.share.takenOff);
    await expectNoText('Basia');
    await open(friend, hash);
    await press(t.join.button);
    await expectText(t.join.wrong);
  });

  test('of which the link is turned off keeps who has joined, and lets nobody else in', async () => {
    await makePass(site.park, rider, { shared: true });
    const friend = await site.newPerson('User', 'Basia');
    await open();
    const hash = await makeLink();
    await site.call('POST', '/me/passes/joined', friend, { key: hash.slice(1) });
    await press(t.share.end);
    await expectQuestion(t.share.endText);
    await answer(t.share.end);
    await expectToast(t.share.ended);
    await open();
    await expectText('Basia');
    await open(await site.newPerson(), hash);
    await press(t.join.button);
    await expectText(t.join.wrong);
  });

  test('may be left by who has joined', async () => {
    const { pass } = await makePass(site.park, rider, { shared: true });
    await open();
    const hash = await makeLink();
    const friend = await site.newPerson('User', 'Basia');
    await site.call('POST', '/me/passes/joined', friend, { key: hash.slice(1) });
    await open(friend);
    await press(t.share.leave);
    await expectQuestion(t.share.leaveText);
    await answer(t.share.leave);
    await expectToast(t.share.gone);
    await expectText(t.none);
    expect(await site.call('GET', `/me/passes/${pass}/members`, rider)).toEqual([]);
  });

  test('that is another’s asks a visitor to log in, and then to join', async () => {
    await makePass(site.park, rider, { shared: true });
    await open();
    const hash = await makeLink();
    const friend = await site.newPerson();
    localStorage.clear();
    await site.show(`/myAccount/passes${hash}`);
    await expectPath('/login');
    await fill(auth.email, friend.email);
    await fill(auth.password, friend.password);
    await press(auth.login);
    await expectText(t.join.question);
  });
});

test('A pass of one’s own alone offers no link', async () => {
  await makePass(site.park, rider);
  await open();
  await card();
  expect(screen.queryByRole('button', { name: named(t.share.make) })).toBeNull();
});

test('Whoever has no pass yet is led to the prices', async () => {
  await open();
  await expectText(t.none);
  expect(screen.getByRole('link', { name: t.toPrices }).getAttribute('href')).toBe('/prices');
});

test('What is for sale is bought from here, with what it is good for', async () => {
  await offerPasses(site.park, { validDays: 365 });
  await open();
  const link = await screen.findByRole('link', { name: named(pay.buyOne(names.pl)) });
  expect(link.getAttribute('href')).toBe(`/pay?pass=${passRow}`);
  await expectText(new RegExp(plain(t.fromFirst(365))));
});
