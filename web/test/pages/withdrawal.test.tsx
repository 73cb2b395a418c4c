import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offerPasses, passRow } from '../../../server/test/support/passes.ts';
import { withdrawals as en } from '../../src/i18n/en/withdrawals.ts';
import { en as enTexts } from '../../src/i18n/en.ts';
import { withdrawals as pl } from '../../src/i18n/pl/withdrawals.ts';
import { pl as plTexts } from '../../src/i18n/pl.ts';
import { type OnlineSite, openOnlineSite } from '../support/onlineSite.ts';
import { expectPath, expectText, expectToast, link, plain, press, region } from '../support/page.ts';
import { makeQuarters } from '../support/slots.ts';

const names = { pl: 'Karnet na 10 slotów', en: 'Pass for 10 slots' };
const { common, shell } = plTexts;
let online: OnlineSite;
let site: OnlineSite['site'];
let rider: OnlineSite['admin'];

beforeAll(async () => {
  online = await openOnlineSite();
  ({ site } = online);
  await offerPasses(site.park);
});

beforeEach(async () => {
  rider = await site.newPerson();
});

afterEach(() => site.park.clock.set('2026-07-01T08:00:00Z'));

/** The rider has bought a pass online. @returns its id */
async function bought(): Promise<number> {
  await online.buy(rider, { pass_kind: passRow });
  const [pass] = await site.call<{ id: number }[]>('GET', '/items/Pass', rider);
  return pass?.id ?? 0;
}
const open = (search = '', lang: 'pl' | 'en' = 'pl') => site.show(`/withdraw${search}`, { as: rider, lang });
const statement = async (t: typeof pl = pl) => plain((await region(t.statement)).textContent ?? '');
const mailsTo = () => site.park.mailer.sent.filter(({ to }) => to === rider.email);

test('The foot of every page leads there, for a visitor by the log-in', async () => {
  await site.show('/prices');
  const way = await link(shell.withdraw);
  await site.show(way.getAttribute('href') ?? '');
  await expectPath('/login');
});

describe.each([
  ['pl', pl, plTexts],
  ['en', en, enTexts],
] as const)('From a pass, in %s', (lang, t, texts) => {
  test('one withdraws in two steps, after reading what goes back', async () => {
    const pass = await bought();
    await open('', lang);
    expect((await link(t.withdrawFrom(names[lang]))).getAttribute('href')).toBe(`/withdraw?pass=${pass}`);
    await open(`?pass=${pass}`, lang);
    const said = await statement(t);
    const price = texts.common.price(49_000);
    for (const part of [t.declaration(names[lang]), rider.email, t.backAll(price), t.passEnds])
      expect(said).toContain(plain(part));
    await press(t.confirm);
    await expectText(t.done);
    await expectText(plain(t.doneBack(price)));
    await expect.poll(() => mailsTo().at(-1)?.text).toContain(rider.email);
    expect(screen.queryByRole('region', { name: t.statement })).toBeNull();
  });
});

test('Of a pass that was ridden on the rest goes back, and what it paid for is freed', async () => {
  const pass = await bought();
  const [id] = await makeQuarters(site, ['2026-07-20', '12:00'], 1);
  await site.call('PATCH', `/items/Slot/${id}`, rider, { bookedBy: rider.id, pass });
  await open(`?pass=${pass}`);
  const said = await statement();
  expect(said).toContain(plain(pl.backAll(common.price(49_000))));
  expect(said).toContain(plain(pl.freed(1)));
});

test('The card of a pass says until when, leads there, and later that it was done', async () => {
  const pass = await bought();
  await site.show('/myAccount/passes', { as: rider });
  expect((await link(pl.withdrawFrom(names.pl))).getAttribute('href')).toBe(`/withdraw?pass=${pass}`);
  await open(`?pass=${pass}`);
  await press(pl.confirm);
  await expectText(pl.done);
  await site.show('/myAccount/passes', { as: rider });
  const card = within(await region(names.pl));
  await card.findByText(new RegExp(`^${plain(pl.done)}`));
});

test('After fourteen days there is nothing to withdraw from, and the page says why', async () => {
  site.park.clock.set('2026-06-01T08:00:00Z');
  rider = await site.newPerson();
  const pass = await bought();
  site.park.clock.set('2026-06-30T08:00:00Z');
  await site.show('/login');
  rider = { ...rider, ...(await loggedInAnew()) };
  await open(`?pass=${pass}`);
  await expectText(pl.none);
  await expectText(pl.noneHint);
  expect(screen.queryByRole('button', { name: pl.confirm })).toBeNull();
});

test('From the account one withdraws with a warning of passes that should go first; then it is gone', async () => {
  await bought();
  await open('?pass=account');
  const said = await statement();
  for (const part of [pl.declarationOfAccount, pl.passesFirst, pl.accountEnds])
    expect(said).toContain(plain(part));
  await press(pl.confirm);
  await expectToast(pl.accountGone(rider.email));
  await expectPath('/login');
  await expect(site.call('GET', '/users/me', rider)).rejects.toThrow('40');
});

test('Who goes back has withdrawn from nothing', async () => {
  const pass = await bought();
  await open(`?pass=${pass}`);
  await link(pl.goBack);
  // The link is drawn anew when the contracts come again, and a click on the old one does not reach the router.
  await waitFor(() => {
    const wayBack = screen.queryByRole('link', { name: pl.goBack });
    if (wayBack) fireEvent.click(wayBack);
    expect(screen.queryByText(plain(pl.fixedTime))).not.toBeNull();
  });
  const [row] = await site.call<{ voided: string | null }[]>('GET', '/items/Pass', rider);
  expect(row?.voided).toBeNull();
});

test('A statement that is not taken says so and can be made again', async () => {
  const pass = await bought();
  await open(`?pass=${pass}`);
  site.answerInstead(({ method }) => (method === 'POST' ? new Response('<html>', { status: 502 }) : null));
  await press(pl.confirm);
  await expectText(pl.failed);
  site.answerInstead(() => null);
  await press(pl.confirm);
  await expectText(pl.done);
});

test('Contracts that cannot be read say so, and come at the next attempt', async () => {
  const refusal = { errors: [{ message: 'Broken.', extensions: { code: 'INVALID_QUERY' } }] };
  site.answerInstead(({ path }) =>
    path.startsWith('/withdrawals') || path.startsWith('/me/withdrawals')
      ? Response.json(refusal, { status: 400 })
      : null,
  );
  await open();
  await expectText(pl.loadFailed);
  site.answerInstead(() => null);
  await press(common.tryAgain);
  await waitFor(async () => expect(await link(pl.withdrawFrom(pl.account))).toBeTruthy());
});

/** The tokens of a session that begins now. */
async function loggedInAnew(): Promise<Pick<OnlineSite['admin'], 'tokens'>> {
  const body = { email: rider.email, password: rider.password };
  const data = await site.call<{ access_token: string; refresh_token: string; expires: number }>(
    'POST',
    '/auth/login',
    null,
    body,
  );
  const expiresAt = site.park.clock.now().epochMilliseconds + data.expires;
  return { tokens: { accessToken: data.access_token, refreshToken: data.refresh_token, expiresAt } };
}
