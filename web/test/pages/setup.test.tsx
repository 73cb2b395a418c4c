import { paths } from '@cablepark/contract/paths';
import { rowsOf } from '@cablepark/domain/prices/price-list';
import { emptySeason } from '@cablepark/domain/season/season.schema';
import { aPlan } from '@cablepark/domain/testing/season';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { beginEmptyPark } from '../../../server/src/modules/system/setup/begin-empty-park.ts';
import { offerSetupLink } from '../../../server/src/modules/system/setup/offer-setup-link.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot } from '../../../server/test/support/slots.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { invitations } from '../../src/i18n/pl/staff/desk/invitations.ts';
import { park } from '../../src/i18n/pl/staff/site/park.ts';
import { setup as t } from '../../src/i18n/pl/staff/site/setup.ts';
import { start } from '../../src/i18n/pl/start.ts';
import { click, expectSays, expectTold, fieldIn, set, tap, textOf, the, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectPath, expectText, expectToast, plain, question } from '../support/page.ts';

let site: TestSite;
/** Who goes on with the setup once the link from the log has made the first Admin. */
let owner: AccountOfTest | undefined;

beforeAll(async () => {
  site = await openSite();
  await beginEmptyPark(site.park);
});

/** A step of the list, by its name. */
const step = (name: keyof typeof t.steps) =>
  [...document.querySelectorAll<HTMLElement>('main ol > li')].find((each) =>
    textOf(each.querySelector('h2')).startsWith(plain(t.steps[name])),
  ) as HTMLElement;
const openStep = async (name: keyof typeof t.steps) => {
  await waitFor(() => expect(step(name)).toBeTruthy());
  const toggle = step(name).querySelector('button') as HTMLElement;
  if (toggle.getAttribute('aria-expanded') !== 'true') await click(toggle);
  return step(name);
};
const open = async () => {
  owner ??= await site.newPerson('Admin', 'Kasia');
  await site.show('/desk/setup', { as: owner });
  await waitFor(() => expect(step('contact')).toBeTruthy());
};
const buttonsOf = (name: keyof typeof t.steps) =>
  [...step(name).querySelectorAll('[id] button')].map(textOf).filter((text) => text !== invitations.copy);
const isDone = (name: keyof typeof t.steps) =>
  waitFor(() => expect(textOf(step(name).querySelector('h2'))).toContain(t.states.done));
const content = async () => {
  site.park.parkSettings.forget();
  return await site.park.parkSettings.read();
};

test('Before it opens, visitors read that it will, and the terms and the log-in are there', async () => {
  for (const path of ['/prices', '/events', '/signup']) {
    await site.show(path);
    expect(await the('heading', start.closed.title)).toBeDefined();
    leavePage();
  }
  await site.show('/login');
  await the('heading', auth.loginTitle);
});

test('A link that nobody printed makes nobody an admin, and says where to get one', async () => {
  await site.show('/first-admin#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await expectText(start.firstAdmin.deadTitle);
  await expectText('./cablepark setup-link');
  expect(screen.queryByLabelText(auth.name)).toBeNull();
});

test('The link from the log leaves the address at once, is checked, and makes the admin', async () => {
  const token = await offerSetupLink(site.park.store, site.park.clock);
  site.answerInstead(({ path }) =>
    path === '/setup/check' ? Response.json({ errors: [] }, { status: 503 }) : null,
  );
  await site.show(`/first-admin#${token}`);
  await expectText(new RegExp(start.firstAdmin.checkFailed.replace('.', '')));
  expect(window.location.hash).toBe('');
  site.answerInstead(() => null);
  await tap('Spróbuj ponownie');
  await tap(start.firstAdmin.submit);
  for (const text of [auth.nameRequired, auth.phoneInvalid, auth.emailRequired]) await expectText(text);
  await expect.poll(() => document.activeElement).toBe(await screen.findByLabelText(auth.name));
  await write(auth.name, 'Kasia');
  await write(auth.phone, '600 700 800');
  await write(auth.email, 'kasia@example.com');
  await write(auth.password, 'kotwica i lina');
  await tap(start.firstAdmin.submit);
  await expectPath('/desk/setup');
  await the('heading', t.title);
  const admins = await site.park.store.db
    .selectFrom('account')
    .select('email')
    .where('role', '=', 'Admin')
    .execute();
  expect(admins).toEqual([{ email: 'kasia@example.com' }]);
});

test('Name, contact and company are steps that are done once they are said; what is wrong is told', async () => {
  await open();
  const contact = await openStep('contact');
  await write(park.fields.name, 'Jezioro Wake', contact);
  await write(park.fields['contact.phone'], 'dzwońcie', contact);
  await tap(t.save, contact);
  await expectTold(park.fields['contact.phone'], park.faults['contact.phone'], contact);
  await write(park.fields['contact.phone'], '+48 600 700 800', contact);
  // As a map copies them, typed key by key.
  const latitude = await fieldIn(park.fields['contact.map.lat'], contact);
  const longitude = await fieldIn(park.fields['contact.map.lon'], contact);
  const point = () => [latitude.value, longitude.value];
  for (const key of '52.4512, 21.0345') await set(latitude, latitude.value + key);
  expect(point()).toEqual(['52,4512, 21.0345', '']);
  fireEvent.blur(latitude);
  await waitFor(() => expect(point()).toEqual(['52,4512', '21,0345']));
  fireEvent.paste(longitude, { clipboardData: { getData: () => '53.78, 21.57' } });
  await tap(t.save, contact);
  await isDone('contact');
  expect(await content()).toMatchObject({
    name: 'Jezioro Wake',
    contact: { phone: '+48 600 700 800', map: { lat: 53.78, lon: 21.57 } },
  });
  const operator = await openStep('operator');
  await write(park.fields['operator.name'], 'Jezioro sp. z o.o.', operator);
  await write(park.fields['operator.address'], 'Plażowa 2, 00-001 Wieś', operator);
  await write(park.fields['operator.taxId'], '526-000-12-47', operator);
  await tap(t.save, operator);
  await expectTold(park.fields['operator.taxId'], park.faults['operator.taxId'], operator);
  await write(park.fields['operator.taxId'], '526-000-12-46', operator);
  await tap(t.save, operator);
  await isDone('operator');
});

test('Tracks need no more than a name', async () => {
  await open();
  const tracks = await openStep('tracks');
  for (const name of ['Duży', 'Mały']) {
    await write(t.tracks.name, name, tracks);
    await tap(t.tracks.add, tracks);
    await expectSays(() => step('tracks'), name);
  }
  await waitFor(async () => expect((await fieldIn(t.tracks.name, step('tracks'))).value).toBe(''));
  await tap(t.next, step('tracks'));
  await isDone('tracks');
});

test('A typo in the name of a track is mended where it was made', async () => {
  await open();
  const tracks = await openStep('tracks');
  await write(t.tracks.nameOf('Mały'), 'Małe', tracks);
  await tap(t.tracks.rename, tracks);
  await expectSays(() => step('tracks'), 'Duży, Małe');
});

test('The price list holds what was typed, and nothing else', async () => {
  await open();
  const prices = await openStep('prices');
  await expectSays(() => step('prices'), t.nothingYet);
  await write(t.prices.labels.weekday, '48', prices);
  await write(t.prices.labels.weekend, '59', prices);
  await tap(t.save, prices);
  await isDone('prices');
  site.park.pageContents.forget();
  const { content: list } = (await site.park.pageContents.read()).prices;
  expect(rowsOf(list).map(({ price, weekendPrice }) => [price, weekendPrice])).toEqual([[48, 59]]);
});

test('Pictures and words lead to their editors', async () => {
  await open();
  const pages = await openStep('pages');
  const links = [...pages.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    paths.homeEditor,
    paths.pagesEditor,
    paths.pictures,
    paths.looks,
    paths.eventsEditor,
    paths.park,
  ]);
});

test('What was only looked at is put off, and is not counted as done', async () => {
  await open();
  const before = textOf(document.querySelector('main label'));
  await tap(t.next, await openStep('pages'));
  await waitFor(() => expect(textOf(step('pages').querySelector('h2'))).toContain(t.states.later));
  const [done] = /\d+/.exec(before) ?? [];
  await waitFor(() =>
    expect(textOf(document.querySelector('main label'))).toBe(plain(t.progress(Number(done), 1, 11))),
  );
});

test('A step can be put off, and the list says how many are behind one', async () => {
  await open();
  await openStep('season');
  const behind = textOf(document.querySelector('main label'));
  await tap(t.notNow, step('season'));
  await waitFor(() => expect(textOf(step('season').querySelector('h2'))).toContain(t.states.later));
  await waitFor(() => expect(textOf(document.querySelector('main label'))).not.toBe(behind));
});

test('Somebody is invited, though no mail leaves: the link can be handed over', async () => {
  await open();
  const staff = await openStep('staff');
  await write(invitations.name, 'Marek', staff);
  await write(invitations.email, 'marek@example.com', staff);
  // Going on would lose Marek.
  expect(buttonsOf('staff')).toEqual([invitations.invite]);
  await tap(invitations.invite, staff);
  await expectSays(() => step('staff'), invitations.mails.folder('marek@example.com'));
  await expectSays(() => step('staff'), invitations.localLink);
  await waitFor(() => expect(buttonsOf('staff')).toContain(t.next));
  expect((await fieldIn(invitations.link, step('staff'))).value).toMatch(/\/\w+.*token|#/);
});

test('A booking on trial is booked and cancelled as any rider would; without a free slot one is led to the season', async () => {
  await open();
  const trial = await openStep('trial');
  await tap(t.trial.book, trial);
  await expectSays(() => step('trial'), t.trial.none);
  await planNextSummer();
  await open();
  await tap(t.trial.book, await openStep('trial'));
  await expectSays(() => step('trial'), t.trial.opensOn('01.05.2027', '01.04.2027', '08:00'));
  await expectSays(() => step('trial'), t.trial.openAll);
  await site.park.store.db.deleteFrom('season').execute();
  site.park.season.forget();
  const { id } = await site.call<{ id: number }>('POST', '/items/Asset', owner ?? null, { name: 'Próba' });
  const slot = await makeSlot(site.park, '2026-07-02T10:00:00Z', { asset_id: id });
  const rider = () =>
    site.park.store.db
      .selectFrom('slot')
      .select('booked_by')
      .where('id', '=', slot)
      .executeTakeFirstOrThrow();
  await tap(t.trial.book, step('trial'));
  await expectSays(() => step('trial'), t.trial.booked);
  expect((await rider()).booked_by).toBe(owner?.id);
  await tap(t.trial.cancel, step('trial'));
  await expectSays(() => step('trial'), t.trial.cancelled);
  await isDone('trial');
  expect((await rider()).booked_by).toBeNull();
});

test('A mail to try tells where it went', async () => {
  await open();
  await openStep('mail');
  await tap(t.mail.test, step('mail'));
  await expectSays(() => step('mail'), 'Wiadomość leży w folderze');
  await tap(t.next, step('mail'));
  await waitFor(() => expect(textOf(step('mail').querySelector('h2'))).toContain(t.states.later));
  expect(site.park.mailer.sent.map(({ to }) => to)).toContain(owner?.email);
});

test('The day of opening is told to visitors; opening lets them in, and shutting asks first', async () => {
  await open();
  await openStep('open');
  await expectSays(() => step('open'), t.open.missing);
  await write(t.open.day, '2026-07-15', step('open'));
  await tap(t.open.saveDay, step('open'));
  await expectToast(t.open.daySaved);
  leavePage();
  await site.show('/prices');
  await the('heading', start.closed.titleOn('15 lipca 2026'));
  leavePage();

  await open();
  await openStep('open');
  await tap(t.open.open, step('open'));
  await expectToast(t.open.opened);
  await expectSays(() => step('open'), t.open.isOpen);
  expect((await content()).opening).toMatchObject({ isOpen: true });
  await tap(t.open.shut, step('open'));
  expect(textOf(await question())).toContain(plain(t.open.shutText));
  await answer(t.open.shut);
  await expectToast(t.open.shutDone);
  expect((await content()).opening).toMatchObject({ isOpen: false });
});

test('The notice above the staff’s pages is gone once the owner says that the setup is over', async () => {
  owner ??= await site.newPerson('Admin', 'Kasia');
  await site.show('/bookings', { as: owner });
  await expectText(t.notice);
  leavePage();
  await open();
  await tap(t.finish);
  await expectToast(t.finished);
  expect((await content()).setup).toMatchObject({ isOver: true });
});

/** Its slots can be booked a month ahead. */
async function planNextSummer(): Promise<void> {
  const plan = aPlan({ firstDay: '2027-05-01', lastDay: '2027-09-30' });
  const content = JSON.stringify({ ...emptySeason, plans: [plan] });
  await site.park.store.db
    .insertInto('season')
    .values({ id: 1, content, version: 1, updated_at: 0 })
    .execute();
  site.park.season.forget();
}
