import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { invitations } from '../../src/i18n/pl/staff/desk/invitations.ts';
import { people } from '../../src/i18n/pl/staff/desk/people.ts';
import { emailTexts } from '../../src/staff/people/email.texts.ts';
import { all, dialog, expectSays, fieldIn, set, tap, textOf, the, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, expectToast, plain, question } from '../support/page.ts';

const email = emailTexts.pl;
let site: TestSite;
let admin: AccountOfTest;
let rider: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
});

beforeEach(async () => {
  rider = await site.newPerson('User', 'Igor');
});

const search = async (value: string) => set(await screen.findByRole('searchbox'), value);
/** The page with this account alone. */
const openFor = async ({ email }: AccountOfTest) => {
  await site.show('/desk/people', { as: admin });
  await search(email);
  await expectText(people.found(1));
};
const standingOf = async ({ id }: AccountOfTest) =>
  await site.park.store.db
    .selectFrom('account')
    .select(['status', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();
const row = () => document.querySelector('main li');
const roleField = async (name: string) =>
  (await fieldIn(people.roleOf(name))) as unknown as HTMLSelectElement;

test('An account is found by its address, and where there is none the page says so', async () => {
  await site.show('/desk/people', { as: admin });
  await search('nobody@nowhere.example');
  await expectText(people.none);
  await search(rider.email);
  await expectText(people.found(1));
  expect(await the('heading', 'Igor')).toBeTruthy();
});

test('An Admin corrects the address of who never booked, in the list and on the card', async () => {
  await openFor(rider);
  await tap(email.emailOf(rider.email));
  await write(email.email, admin.email, await dialog());
  await tap(email.emailSave, await dialog());
  await expectText(new RegExp(email.emailRefused.RECORD_NOT_UNIQUE));
  await write(email.email, `x${rider.email}`, await dialog());
  await tap(email.emailSave, await dialog());
  await expectToast(email.emailDone);
  await site.show(`/desk/people/${rider.id}`, { as: admin });
  await tap(email.emailOf(`x${rider.email}`));
  await write(email.email, rider.email, await dialog());
  await tap(email.emailSave, await dialog());
  await the('link', rider.email);
  await site.show(`/desk/people/${rider.id}`, { as: await site.newPerson('Manager') });
  await the('link', rider.email);
  expect(all('button', email.emailOf(rider.email))).toEqual([]);
});

test('A name is found without its diacritics', async () => {
  await site.newPerson('User', 'Żaneta Żółkowska');
  await site.show('/desk/people', { as: admin });
  await search('zolk');
  await expectText(people.found(1));
  expect(await the('heading', 'Żaneta Żółkowska')).toBeTruthy();
});

test('The list can be narrowed to one role', async () => {
  const editor = await site.newPerson('Editor', 'Ewelina');
  await site.show('/desk/people', { as: admin });
  await the('heading', /^Adam/);
  await write(people.role, 'Editor', document.querySelector('search') as HTMLElement);
  await expectText(people.found(1));
  expect(textOf(row())).toContain(editor.email);
});

test('A role is given after a question that says what it may, and who goes back changes nothing', async () => {
  await openFor(rider);
  const role = await roleField('Igor');
  await set(role, 'Manager');
  expect(textOf(await question())).toContain(plain(people.roleText.Manager));
  await answer(common.goBack);
  expect(role.value).toBe('User');
  expect(await standingOf(rider)).toMatchObject({ role: 'User' });
  await set(role, 'Manager');
  await answer(people.changeRole);
  await expectToast(people.roleChanged);
  expect(await standingOf(rider)).toMatchObject({ role: 'Manager' });
  await waitFor(async () => expect((await roleField('Igor')).value).toBe('Manager'));
});

test('Whoever leaves the staff takes the links of the tracks’ calendars along, and the question says so', async () => {
  const editor = await site.newPerson('Editor', 'Ewa');
  await openFor(editor);
  await set(await roleField('Ewa'), 'User');
  expect(textOf(await question())).toContain(plain(people.calendarsToo));
  await answer(common.goBack);
  await tap(people.blockOne('Ewa'));
  expect(textOf(await question())).toContain(plain(people.calendarsToo));
});

test('An account is blocked after a question, and unblocked without one', async () => {
  await openFor(rider);
  await tap(people.blockOne('Igor'));
  expect(textOf(await question())).toContain(plain(people.blockText));
  await answer(people.block);
  await expectToast(people.blockedDone);
  await expectSays(row, people.blocked);
  expect(await standingOf(rider)).toMatchObject({ status: 'blocked' });
  await tap(people.unblockOne('Igor'));
  await expectToast(people.unblocked);
  expect(await standingOf(rider)).toMatchObject({ status: 'active' });
});

test('Deleting says what goes and what stays, and is done once it is confirmed', async () => {
  await openFor(rider);
  await tap(people.deleteOne('Igor'));
  expect(textOf(await question())).toContain(plain(people.deleteText));
  await answer(common.goBack);
  expect(textOf(row())).toContain(rider.email);
  await tap(people.deleteOne('Igor'));
  await answer(people.deleteConfirm);
  await expectToast(people.deleted);
  await expectText(people.none);
  expect(await site.ask('GET', `/users/${rider.id}`, admin)).toMatchObject({ status: 403 });
});

test('An account that another Admin has deleted meanwhile is told to be gone', async () => {
  await openFor(rider);
  await tap(people.blockOne('Igor'));
  await question();
  await site.ask('DELETE', `/users/${rider.id}`, admin);
  await answer(people.block);
  await expectToast(people.gone);
  await expectText(people.none);
});

test('The last admin can be neither demoted, blocked nor deleted, and hears why', async () => {
  await openFor(admin);
  expect(textOf(row())).toContain(people.you);
  await set(await roleField('Adam'), 'Editor');
  expect(textOf(await question())).toContain(plain(people.ownRoleText));
  await answer(people.changeRole);
  await expectToast(people.lastAdmin);
  for (const [press, confirm] of [
    [people.blockOne('Adam'), people.block],
    [people.deleteOne('Adam'), people.deleteConfirm],
  ] as const) {
    // Toasts of the tests before may still stand there.
    for (const close of screen.getAllByRole('button', { name: common.close })) fireEvent.click(close);
    await waitFor(() => expect(document.querySelector('.Toastify__toast')).toBeNull());
    await tap(press);
    await answer(confirm);
    await expectToast(people.lastAdmin);
  }
  expect(await standingOf(admin)).toMatchObject({ status: 'active', role: 'Admin' });
});

test('Each row says which terms were accepted, and which account was never asked', async () => {
  const { version, content } = await site.call<{ version: number; content: object }>(
    'GET',
    '/park/contents/terms',
    admin,
  );
  const next = { ...content, follows: false, inForceFrom: '2026-06-01' };
  await site.call('POST', '/park/contents/terms/versions', admin, { edited: version, content: next });
  site.park.pageContents.forget();
  const early = await site.newPerson('User', 'Wczesna');
  await openFor(early);
  const said = `${people.accepted.version(people.accepted.terms, version + 1)} ${people.accepted.from('01.06.2026')}`;
  expect((await the('link', said)).getAttribute('href')).toBe(`/terms?version=${version + 1}`);
  await site.park.store.db
    .updateTable('account')
    .set({ terms_version: null, privacy_version: null })
    .where('id', '=', early.id)
    .execute();
  await openFor(early);
  await expectSays(row, people.accepted.none);
});

test('Somebody is invited once: what is missing and who is known is told, and the link can be handed over', async () => {
  await site.show('/desk/people', { as: admin });
  const part = (await screen.findByText(invitations.title)).closest('details') as HTMLElement;
  await tap(invitations.invite, part);
  await expectSays(() => part, invitations.checkFields);
  await write(invitations.name, 'Marek', part);
  await write(invitations.email, rider.email, part);
  await tap(invitations.invite, part);
  await expectSays(() => part, invitations.known);
  await write(invitations.email, 'marek@example.com', part);
  await tap(invitations.invite, part);
  await expectSays(() => part, invitations.handOverOnly);
  const link = (await fieldIn(invitations.link, part)).value;
  expect(textOf(part)).toContain(plain(invitations.mails.folder('marek@example.com')));
  expect(textOf(part)).toContain(plain(invitations.waiting));

  leavePage();
  await site.show(link.replace(/^https?:\/\/[^/]+/, ''));
  await the('heading', auth.invitedTitle);
  await write(auth.newPassword, 'pomost i lina');
  await tap(auth.save);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  await write(auth.email, 'marek@example.com');
  await write(auth.password, 'pomost i lina');
  await tap(auth.login);
  await waitFor(() => expect(window.location.pathname).toBe('/today'));
});
