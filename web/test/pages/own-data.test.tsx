import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { ownData as enData } from '../../src/i18n/en/own-data.ts';
import { account } from '../../src/i18n/pl/account.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { ownData as t } from '../../src/i18n/pl/own-data.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import {
  answer,
  expectNoQuestion,
  expectText,
  expectToast,
  fillIn,
  named,
  part,
  plain,
  pressIn,
} from '../support/page.ts';

let site: TestSite;
let rider: Awaited<ReturnType<TestSite['newPerson']>>;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

beforeEach(async () => {
  rider = await site.newPerson();
});

const open = (lang: 'pl' | 'en' = 'pl') => site.show('/myAccount/data', { as: rider, lang });
const saved = async () => await site.call<Record<string, unknown>>('GET', '/users/me', rider);
const logsIn = async (password: string) =>
  await site.call('POST', '/auth/login', null, { email: rider.email, password }).then(
    () => true,
    () => false,
  );
const mailsTo = (email: string) => site.park.mailer.sent.filter(({ to }) => to === email);

test('Name and phone are corrected, and the site greets by the name', async () => {
  await open();
  const about = await part(t.about.heading);
  const save = await about.findByRole<HTMLButtonElement>('button', { name: named(t.save) });
  expect(save.disabled).toBe(true);
  await fillIn(about, auth.name, '');
  await about.findByText(t.about.nameMissing);
  await fillIn(about, auth.name, 'Zuzanna');
  await fillIn(about, auth.phone, '601');
  await about.findByText(auth.phoneInvalid);
  expect(save.disabled).toBe(true);
  await fillIn(about, auth.phone, '601 602 603');
  await pressIn(about, t.save);
  await expectToast(t.about.saved);
  expect(await saved()).toMatchObject({ first_name: 'Zuzanna', description: '601602603' });
  // The next page's code, which a browser has fetched by then.
  await import('../../src/features/account/AccountPage.tsx');
  const link = await screen.findByRole('link', { name: named(t.toAccount) });
  await act(async () => void fireEvent.click(link));
  await expectText(account.welcome('Zuzanna'));
});

describe('The language', () => {
  test('that is chosen is that of the page and of the mails', async () => {
    await open();
    fireEvent.click(await (await part(t.language.heading)).findByLabelText(t.language.names.en));
    await screen.findByRole('heading', { level: 1, name: named(enData.title) });
    await expect.poll(async () => (await saved())['language']).toBe('en');
    await site.call('POST', '/auth/password/request', null, { email: rider.email });
    await expect.poll(() => mailsTo(rider.email)[0]?.subject).toMatch(/password/);
  });

  test('of the mails is not changed by a device that speaks another, which says so', async () => {
    await site.call('PATCH', '/users/me', rider, { language: 'pl' });
    await open('en');
    const choice = await part(enData.language.heading);
    await choice.findByText(plain(enData.language.mailsIn.pl));
    expect((await saved())['language']).toBe('pl');
    await pressIn(choice, enData.language.mailsToo);
    await waitFor(() => expect(choice.queryByText(plain(enData.language.mailsIn.pl))).toBeNull());
    expect((await saved())['language']).toBe('en');
  });
});

test('The devices are listed, this one first, and logged out one by one or all the others', async () => {
  for (const _device of [1, 2, 3]) expect(await logsIn(rider.password)).toBe(true);
  await open();
  const devices = await part(t.devices.heading);
  const count = (expected: number) =>
    waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(expected));
  await count(4);
  expect(devices.getAllByRole('listitem')[0]?.textContent).toContain(t.devices.current);
  expect(devices.getAllByText(t.devices.current)).toHaveLength(1);
  const [first] = devices.getAllByRole('button', { name: new RegExp(`^${t.devices.end}:`) });
  fireEvent.click(first as HTMLElement);
  await expectToast(t.devices.ended);
  await count(3);
  await pressIn(devices, t.devices.endOthers);
  await answer(common.goBack);
  await expectNoQuestion();
  await count(3);
  await pressIn(devices, t.devices.endOthers);
  await answer(t.devices.endOthers);
  await expectToast(t.devices.othersEnded);
  await count(1);
  // This one is still logged in.
  expect(await saved()).toMatchObject({ email: rider.email });
});

test.each([
  ['reminders', '/users/me/reminders'],
  ['season', '/users/me/season-mails'],
  ['board', '/users/me/board-name'],
] as const)('A rider chooses about %s, and finds the choice again', async (topic, path) => {
  const choice = async () => (await site.call<{ wanted: boolean }>('GET', path, rider)).wanted;
  const before = await choice();
  await open();
  const section = await part(t[topic].heading);
  const box = (isOn: boolean) => section.findByLabelText<HTMLInputElement>(plain(isOn ? t.yes : t.no));
  await waitFor(async () => expect((await box(before)).checked).toBe(true));
  fireEvent.click(await box(!before));
  await expect.poll(choice).toBe(!before);
  await open();
  const again = await part(t[topic].heading);
  await waitFor(async () =>
    expect((await again.findByLabelText<HTMLInputElement>(plain(before ? t.no : t.yes))).checked).toBe(true),
  );
});

test('A choice that is not kept goes back, and says so', async () => {
  await open();
  const section = await part(t.reminders.heading);
  const on = await section.findByLabelText<HTMLInputElement>(plain(t.yes));
  await waitFor(() => expect(on.checked).toBe(true));
  site.answerInstead(({ method }) => (method === 'PATCH' ? new Response('', { status: 502 }) : null));
  fireEvent.click(await section.findByLabelText(plain(t.no)));
  await section.findByText(new RegExp(t.reminders.failed));
  expect(on.checked).toBe(true);
});

test('The evening’s mail of new bookings is offered to the staff alone', async () => {
  await open();
  await part(t.board.heading);
  expect(screen.queryByRole('region', { name: named(t.digest.heading) })).toBeNull();
  rider = await site.newPerson('Manager');
  await open();
  await part(t.digest.heading);
});

test('The calendar’s link is made, opens by its program, and is given up for another', async () => {
  await open();
  const calendar = await part(t.calendar.heading);
  await pressIn(calendar, t.calendar.make);
  const field = () => calendar.findByLabelText<HTMLInputElement>(plain(t.calendar.link));
  const first = (await field()).value;
  const answers = async (link: string) => (await fetch(new URL(link).pathname)).status;
  expect(await answers(first)).toBe(200);
  const opens = await calendar.findByRole('link', { name: named(t.calendar.open) });
  expect(opens.getAttribute('href')).toBe(first.replace(/^https?:/, 'webcal:'));
  await pressIn(calendar, t.calendar.renew);
  await answer(t.calendar.keep);
  await expectNoQuestion();
  expect((await field()).value).toBe(first);
  await pressIn(calendar, t.calendar.renew);
  await answer(t.calendar.renew);
  await waitFor(async () => expect((await field()).value).not.toBe(first));
  expect([await answers(first), await answers((await field()).value)]).toEqual([404, 200]);
});

test('An open link is among the devices, and ends there', async () => {
  await open();
  await pressIn(await part(t.calendar.heading), t.calendar.make);
  const field = await (await part(t.calendar.heading)).findByLabelText<HTMLInputElement>(
    plain(t.calendar.link),
  );
  const { pathname } = new URL(field.value);
  await open();
  const devices = await part(t.devices.heading);
  await pressIn(devices, `${t.links.end}: ${t.links.calendar}`);
  await answer(t.links.end);
  await expectToast(t.links.ended);
  await waitFor(() => expect(devices.queryByText(t.links.calendar)).toBeNull());
  expect((await fetch(pathname)).status).toBe(404);
});

test('The copy of the data is given for the password alone', async () => {
  await open();
  const download = await part(t.download.heading);
  await pressIn(download, t.download.open);
  await fillIn(download, t.currentPassword, 'zgadywanka');
  await pressIn(download, t.download.get);
  expect(await download.findByText(plain(t.wrongPassword))).toBeTruthy();
});

test('Which terms were accepted is said with their day, and leads to them as they were', async () => {
  const admin = await site.newPerson('Admin');
  const url = '/park/contents/terms';
  const write = async (inForceFrom: string) => {
    const { version, content } = await site.call<{ version: number; content: object }>('GET', url, admin);
    const body = { edited: version, content: { ...content, follows: false, inForceFrom } };
    return (await site.call<{ version: number }>('POST', `${url}/versions`, admin, body)).version;
  };
  const first = await write('2026-06-01');
  rider = await site.newPerson();
  await write('2026-08-15');
  await open();
  const accepted = await part(t.accepted.heading);
  const link = await accepted.findByRole('link', {
    name: named(`${t.accepted.version(t.accepted.terms, first)} ${t.accepted.from('01.06.2026')}`),
  });
  expect(link.getAttribute('href')).toBe(`/terms?version=${first}`);
});
