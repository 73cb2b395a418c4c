import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { sendDue } from '../../../server/test/support/outbox.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { groupsTexts } from '../../src/features/staff-desk/groups/groups.texts.ts';
import { partyTexts } from '../../src/features/staff-desk/party/party.texts.ts';
import { group as en } from '../../src/i18n/en/groups/group.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { group as t } from '../../src/i18n/pl/groups/group.ts';
import {
  click,
  dialog,
  expectSays,
  expectTold,
  fieldIn,
  tap,
  textOf,
  the,
  write,
} from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectPath, expectText, expectToast } from '../support/page.ts';

const desk = groupsTexts.pl;
const email = 'ola@szkola.example';
let site: TestSite;
let manager: AccountOfTest;

/** Six free quarters of an hour from 16:00 on 10 July. */
beforeEach(async () => {
  site = await openSite({ env: { PUBLIC_URL: 'https://park.example' } });
  site.park.clock.set('2026-07-01T10:00:00Z');
  await makeTracks(site.park);
  for (const minute of ['00', '15', '30'])
    for (const asset_id of [1, 2]) await makeSlot(site.park, `2026-07-10T14:${minute}:00Z`, { asset_id });
  manager = await site.newPerson('Manager', 'Marek');
});

/** The link of the group's newest mail. */
async function mailedLink(): Promise<string> {
  await sendDue(site.park);
  const mail = site.park.mailer.sent.findLast(({ to }) => to === email);
  return /\/group\/offer\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function enquire(people = '5'): Promise<void> {
  await site.show('/group');
  await write(t.day, '2026-07-10');
  await write(t.time, '16:00');
  await write(t.people, people);
  await write(t.name, 'SP 5');
  await write(auth.email, email);
  await tap(t.send);
}

const proved = async () => {
  await enquire();
  await expectText(t.sentTitle);
  const link = await mailedLink();
  await site.show(link);
  await tap(t.prove);
  await expectText(t.open);
  return link;
};

const offer = async () => {
  await site.show('/desk/groups', { as: manager });
  await tap(`${desk.offer}: SP 5`);
  const sheet = await dialog();
  await waitFor(() => expect(textOf(sheet)).toContain('16:00–16:45'));
  await write(desk.terms, 'Zaliczka przelewem.', sheet);
  await write(desk.deposit, '300', sheet);
  await tap(desk.send, sheet);
  await expectTold(desk.deposit, desk.depositFault, sheet);
  await write(desk.deposit, '60', sheet);
  await tap(desk.send, sheet);
  await expectToast(desk.sent);
};

const main = async () => textOf(await screen.findByRole('main'));

test('A group asks, the desk offers, the group accepts and names its people, and the desk sees them', async () => {
  const link = await proved();
  await site.show('/today', { as: manager });
  await expectText(desk.count(1));
  await offer();
  await waitFor(async () => expect(await main()).toContain(desk.held('03.07.2026, 12:00')));

  await site.show('/today?day=2026-07-10', { as: manager });
  const mark = (await screen.findAllByText(desk.offerUntil('03.07.2026, 12:00')))[0];
  await click(mark?.closest('a') as HTMLElement);
  await expectPath('/desk/groups');
  await waitFor(() => expect(textOf(document.activeElement)).toContain('SP 5'));

  expect(await mailedLink()).toBe(link);
  await site.show(link);
  await expectText(t.offered(5, '275 zł'));
  expect(await main()).toContain('Zaliczka przelewem.');
  await expectText(t.deposit('60 zł'));
  await tap(t.accept);
  await expectText(t.acceptedNow);
  await expectText(t.depositDue('60 zł'));
  await write(t.names, 'Ala\nOla\n1. Ela\nUla\nIza\nEwa');
  await expectTold(t.names, t.namesFault(6, 5));
  await write(t.names, 'Ala\nOla\n1. Ela');
  await tap(t.saveNames);
  await expectText(t.namesSaved);

  await site.show('/today?day=2026-07-10', { as: manager });
  await the('button', /^Ala/);
  await the('button', /^Ela/);
  await site.show('/desk/groups', { as: manager });
  await expectText(desk.noneWaiting);
});

test('The form says what is wrong before it sends anything', async () => {
  await enquire('4');
  await expectTold(t.people, t.peopleFault(5, 60));
  await write(t.day, '2026-06-30');
  await tap(t.send);
  await expectTold(t.day, t.dayFault);
  expect(await mailedLink()).toBe('');
});

test('An offer proposes the park’s deposit, which follows its places until somebody types another', async () => {
  await proved();
  const admin = await site.newPerson('Admin', 'Adam');
  await site.call('PATCH', '/park', admin, { groups: { depositBy: 'percent', deposit: 30 } });
  site.park.parkSettings.forget();
  await site.show('/desk/groups', { as: manager });
  await tap(`${desk.offer}: SP 5`);
  const sheet = await dialog();
  const deposit = async () => (await fieldIn(desk.deposit)).value;
  await waitFor(async () => expect(await deposit()).toBe('83'));
  await write(partyTexts.pl.people, '4', sheet);
  await waitFor(async () => expect(await deposit()).toBe('66'));
  await write(desk.deposit, '', sheet);
  await write(partyTexts.pl.people, '5', sheet);
  expect(await deposit()).toBe('');
});

test('A group declines after a question, and the places are free', async () => {
  const link = await proved();
  await offer();
  await site.show(link);
  await tap(t.decline);
  await answer(t.decline);
  await expectText(t.declined);
  const free = await site.park.store.db
    .selectFrom('slot')
    .select('id')
    .where('booked_by', 'is', null)
    .execute();
  expect(free).toHaveLength(6);
});

test('The desk withdraws an offer with a line, which the group reads instead of accepting', async () => {
  const link = await proved();
  await offer();
  await tap(`${desk.withdraw}: SP 5`);
  const question = await dialog();
  await write(desk.line, 'Wyciąg stoi.', question);
  await tap(desk.withdraw, question);
  await expectToast(desk.refused);
  await site.show(link);
  await expectText(t.withdrawn);
  await expectText('Wyciąg stoi.');
  expect(screen.queryByRole('button', { name: t.accept })).toBeNull();
});

test('An offer that has changed since it was read says so, and shows what there is now', async () => {
  const link = await proved();
  await offer();
  await site.show(link);
  await expectText(t.offered(5, '275 zł'));
  const [row] = await site.call<{ id: number }[]>('GET', '/items/GroupEnquiry', manager);
  await site.call('POST', `/desk/group-enquiries/${row?.id}/refusal`, manager, { answer: null, offer: 1 });
  await tap(t.accept);
  await expectText(t.gone);
  await expectText(t.withdrawn);
});

test('The desk extends an offer', async () => {
  await proved();
  await offer();
  await tap(`${desk.extend}: SP 5`);
  const form = await dialog();
  await write(desk.until, '2026-07-02T10:00', form);
  await tap(desk.extend, form);
  await expectTold(desk.until, desk.extendFault, form);
  await write(desk.until, '2026-07-05T10:00', form);
  await tap(desk.extend, form);
  await expectToast(desk.extended);
  await waitFor(async () => expect(await main()).toContain(desk.held('05.07.2026, 10:00')));
});

test('Places that somebody took meanwhile are offered anew', async () => {
  const rider = await site.newPerson('User', 'Jagoda');
  await proved();
  await site.show('/desk/groups', { as: manager });
  await tap(`${desk.offer}: SP 5`);
  const sheet = await dialog();
  await expectSays(() => sheet, partyTexts.pl.found(5, '16:00–16:45', '275 zł'));
  await site.call('PATCH', '/items/Slot/1', rider, { bookedBy: rider.id });
  await tap(desk.send, sheet);
  await expectSays(() => sheet, desk.taken);
  await tap(desk.send, sheet);
  await expectToast(desk.sent);
});

test.each(['/group/offer', '/group/offer?token=g1.AAAAAAAAAAAAAAAAAAAAAAAA'])(
  'A link that is broken says what to do, in English: %s',
  async (path) => {
    await site.show(path, { lang: 'en' });
    await expectText(en.broken);
    await the('link', en.again);
  },
);
