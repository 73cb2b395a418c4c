import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  expectPath,
  expectText,
  expectToast,
  named,
  plain,
  region,
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
const part = async (heading: string) => within(await region(heading));
const saved = async () => await site.call<Record<string, unknown>>('GET', '/users/me', rider);
const logsIn = async (password: string) =>
  await site.call('POST', '/auth/login', null, { email: rider.email, password }).then(
    () => true,
    () => false,
  );
const mailsTo = (email: string) => site.park.mailer.sent.filter(({ to }) => to === email);

type Part = Awaited<ReturnType<typeof part>>;

async function fillIn(where: Part, label: string, value: string): Promise<void> {
  fireEvent.change(await where.findByLabelText(plain(label)), { target: { value } });
}

async function pressIn(where: Part, name: string | RegExp): Promise<void> {
  const button = await where.findByRole<HTMLButtonElement>('button', {
    name: named(name),
  });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

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
  fireEvent.click(await screen.findByRole('link', { name: named(t.toAccount) }));
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

describe('Another address', () => {
  const wanted = () => `nowa-${rider.id}@example.com`;
  const ask = async (email: string, password = rider.password) => {
    const address = await part(t.email.heading);
    await pressIn(address, `${t.change}: ${t.email.heading}`);
    await fillIn(address, t.email.newEmail, email);
    await fillIn(address, t.currentPassword, password);
    return address;
  };
  const linkIn = async () => {
    await expect.poll(() => mailsTo(wanted()).length).toBe(1);
    return /\/confirm-email\?token=\S+/.exec(mailsTo(wanted())[0]?.text ?? '')?.[0] ?? '';
  };

  test('that is none, or the same, is named', async () => {
    await open();
    const address = await ask('nowa');
    await address.findByText(auth.emailInvalid);
    await fillIn(address, t.email.newEmail, rider.email.toUpperCase());
    await address.findByText(t.email.same);
    expect(
      (await address.findByRole<HTMLButtonElement>('button', { name: named(t.email.send) })).disabled,
    ).toBe(true);
  });

  test('waits for its proof once the password is right, and can be taken back', async () => {
    await open();
    const address = await ask(wanted(), 'zgadywanka');
    await pressIn(address, t.email.send);
    await address.findByText(plain(t.wrongPassword));
    await fillIn(address, t.currentPassword, rider.password);
    await pressIn(address, t.email.send);
    await address.findByText(t.email.pendingTitle);
    expect((await saved())['email']).toBe(rider.email);
    await pressIn(address, t.email.takeBack);
    await expectToast(t.email.takenBack);
    await waitFor(() => expect(address.queryByText(t.email.pendingTitle)).toBeNull());
  });

  test('is the account’s once its link is opened and pressed, and not before; the link is good once', async () => {
    await open();
    await pressIn(await ask(wanted()), t.email.send);
    await expectToast(t.email.sent(wanted()));
    await expect.poll(() => mailsTo(rider.email).length).toBe(1);
    const link = await linkIn();
    await site.show(link);
    await screen.findByRole('heading', { name: named(t.confirm.title) });
    expect((await saved())['email']).toBe(rider.email);
    fireEvent.click(await screen.findByRole('button', { name: named(t.confirm.submit) }));
    await expectToast(t.confirm.done);
    await expectPath('/myAccount/data');
    await (await part(t.email.heading)).findByText(wanted());
    await site.show(link);
    fireEvent.click(await screen.findByRole('button', { name: named(t.confirm.submit) }));
    await expectText(t.confirm.dead);
    expect(screen.queryByRole('button', { name: named(t.confirm.submit) })).toBeNull();
  });

  test('that became somebody else’s meanwhile is not taken', async () => {
    await open();
    await pressIn(await ask(wanted()), t.email.send);
    const link = await linkIn();
    const { db } = site.park.store;
    const other = await site.newPerson();
    await db.updateTable('account').set({ email: wanted() }).where('id', '=', other.id).execute();
    await site.show(link);
    fireEvent.click(await screen.findByRole('button', { name: named(t.confirm.submit) }));
    await expectText(t.confirm.known);
  });
});

describe('The password', () => {
  const ask = async (current: string, password: string) => {
    const section = await part(t.password.heading);
    await pressIn(section, `${t.change}: ${t.password.heading}`);
    await fillIn(section, t.currentPassword, current);
    await fillIn(section, auth.newPassword, password);
    return section;
  };

  test('is changed with the old one alone', async () => {
    await open();
    const section = await ask('zgadywanka', 'nowa lina na wodzie');
    await pressIn(section, auth.save);
    await section.findByText(plain(t.wrongPassword));
    expect(await logsIn(rider.password)).toBe(true);
    await fillIn(section, t.currentPassword, rider.password);
    await pressIn(section, auth.save);
    await expectToast(t.password.saved);
    expect([await logsIn(rider.password), await logsIn('nowa lina na wodzie')]).toEqual([false, true]);
  });

  test('that is too short cannot be saved', async () => {
    await open();
    const section = await ask(rider.password, 'lina');
    expect((await section.findByRole<HTMLButtonElement>('button', { name: named(auth.save) })).disabled).toBe(
      true,
    );
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
  const box = (isOn: boolean) =>
    section.findByLabelText<HTMLInputElement>(plain(isOn ? t[topic].on : t[topic].off));
  await waitFor(async () => expect((await box(before)).checked).toBe(true));
  fireEvent.click(await box(!before));
  await expect.poll(choice).toBe(!before);
  await open();
  const again = await part(t[topic].heading);
  await waitFor(async () =>
    expect(
      (await again.findByLabelText<HTMLInputElement>(plain(before ? t[topic].off : t[topic].on))).checked,
    ).toBe(true),
  );
});

test('A choice that is not kept goes back, and says so', async () => {
  await open();
  const section = await part(t.reminders.heading);
  const on = await section.findByLabelText<HTMLInputElement>(plain(t.reminders.on));
  await waitFor(() => expect(on.checked).toBe(true));
  site.answerInstead(({ method }) => (method === 'PATCH' ? new Response('', { status: 502 }) : null));
  fireEvent.click(await section.findByLabelText(plain(t.reminders.off)));
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
  await download.findByText(plain(t.wrongPassword));
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
    name: plain(`${t.accepted.version(t.accepted.terms, first)} ${t.accepted.from('01.06.2026')}`),
  });
  expect(link.getAttribute('href')).toBe(`/terms?version=${first}`);
});
