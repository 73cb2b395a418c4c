import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { missing as enMissing } from '../../src/i18n/en/missing.ts';
import { start as enStart } from '../../src/i18n/en/start.ts';
import { en } from '../../src/i18n/en.ts';
import { missing } from '../../src/i18n/pl/missing.ts';
import { start } from '../../src/i18n/pl/start.ts';
import { pl } from '../../src/i18n/pl.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import {
  answer,
  expectNoText,
  expectPath,
  expectQuestion,
  expectText,
  expectToast,
  fill,
  named,
  press,
} from '../support/page.ts';
import { makeQuarters, pressSlot } from '../support/slots.ts';

const { account, auth, common, consent, errors, planner, shell } = pl;
let site: TestSite;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

describe.each([
  ['pl', missing],
  ['en', enMissing],
] as const)('An unknown address in %s', (lang, t) => {
  test.each(['a visitor', 'a rider'])('leads %s home, and home says which page is not there', async (who) => {
    await site.show('/no/such/page', { lang, ...(who === 'a rider' ? { as: await site.newPerson() } : {}) });
    await expectPath('/');
    await expectToast(t.page('/no/such/page'));
  });
});

describe('The language', () => {
  test('is switched on the page, stays there, and is kept for the account’s mails', async () => {
    const rider = await site.newPerson();
    await site.show('/myAccount', { as: rider });
    await screen.findByText(account.welcome('Ola'));
    fireEvent.click(await screen.findByRole('link', { name: new RegExp(shell.switchLanguage) }));
    await screen.findByText(en.account.welcome('Ola'));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(localStorage.getItem('lang')).toBe('en');
    const kept = async () => (await site.call<{ language: string }>('GET', '/users/me', rider)).language;
    await expect.poll(kept).toBe('en');
    fireEvent.click(await screen.findByRole('link', { name: new RegExp(en.shell.switchLanguage) }));
    await screen.findByText(account.welcome('Ola'));
    await expect.poll(kept).toBe('pl');
  });
});

describe('While the park cannot be asked who is logged in', () => {
  const mine = ({ path }: { path: string }) => path.startsWith('/users/me');
  const unavailable = () => new Response('<html>Bad gateway</html>', { status: 503 });

  test('nobody is logged out: the page says why it waits, and goes on once the park answers', async () => {
    const rider = await site.newPerson();
    site.answerInstead((call) => (mine(call) ? unavailable() : null));
    await site.show('/myAccount', { as: rider });
    await screen.findByRole('heading', { name: named(common.unreachedTitle) });
    await expectText(errors.startServer(errors.unexpected));
    await expectPath('/myAccount');
    const again = await within(await screen.findByRole('main')).findByRole('button', {
      name: common.tryAgain,
    });
    site.answerInstead(() => null);
    fireEvent.click(again);
    await screen.findByText(account.welcome('Ola'));
  });

  test('a public page says so and offers no log-in', async () => {
    site.answerInstead((call) => (mine(call) ? unavailable() : null));
    await site.show('/prices', { as: await site.newPerson() });
    await expectText(common.unreached);
    expect(screen.queryByRole('link', { name: named(shell.login) })).toBeNull();
    site.answerInstead(() => null);
    fireEvent.focus(window);
    await expectNoText(common.unreached);
  });

  test('somebody who wants to book is not taken for a stranger', async () => {
    const [id] = await makeQuarters(site, ['2026-07-04', '12:00'], 1);
    site.answerInstead((call) => {
      if (mine(call)) throw new TypeError('Failed to fetch');
      return null;
    });
    await site.show('/planner/1?day=2026-07-04', { as: await site.newPerson() });
    await expectText(common.unreached);
    await pressSlot(id, planner.state.free);
    await expectQuestion(common.unreachedTitle);
    site.answerInstead(() => null);
    await answer(common.tryAgain);
    await expectNoText(common.unreached);
    await pressSlot(id, planner.state.free);
    await expectQuestion(planner.bookQuestion);
  });
});

describe('The bars', () => {
  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: shell.quickMenu }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('show a visitor the log-in, a rider the slots, the staff their day', async () => {
    await site.show('/prices');
    await waitFor(async () => expect(await tabs()).toEqual([shell.home, shell.book, shell.login]));
    await site.show('/prices', { as: await site.newPerson() });
    await waitFor(async () => expect(await tabs()).toEqual([shell.home, shell.book, shell.mySlots]));
    await site.show('/prices', { as: await site.newPerson('Manager') });
    await waitFor(async () => expect(await tabs()).toContain(shell.staff));
    expect(await tabs()).not.toContain(shell.home);
  });
});

describe('The question about cookies', () => {
  test('is not asked where the park has nothing to ask for', async () => {
    await site.show('/prices');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: named(consent.title) })).toBeNull();
    expect(screen.queryByRole('button', { name: named(consent.settings) })).toBeNull();
  });

  test('of a park on the map is asked for that alone, until it is answered, and again on demand', async () => {
    const admin = await site.newPerson('Admin');
    const put = (map: object | null) => site.call('PATCH', '/park', admin, { contact: { map } });
    await put({ lat: 53.78, lon: 21.57 });
    // Only where there is a map to consent to.
    await site.show('/prices');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: named(consent.title) })).toBeNull();
    await site.show('/location');
    const banner = await screen.findByRole('region', { name: named(consent.title) });
    expect(banner.textContent).toContain(consent.map);
    fireEvent.click(within(banner).getByRole('button', { name: named(consent.reject) }));
    await waitFor(() => expect(screen.queryByRole('region', { name: named(consent.title) })).toBeNull());
    await site.show('/contact');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: named(consent.title) })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: named(consent.settings) }));
    await screen.findByRole('region', { name: named(consent.title) });
    await put(null);
  });
});

describe('A park that is not open yet', () => {
  const set = async (opening: object) => {
    const admin = await site.newPerson('Admin');
    await site.call('PATCH', '/park', admin, { opening });
  };

  afterEach(() => set({ isOpen: true, day: null }));

  test.each([
    ['pl', start.closed, '1 maja 2027'],
    ['en', enStart.closed, '1 May 2027'],
  ] as const)(
    'says to visitors and riders when it opens, and shows its staff everything, in %s',
    async (lang, t, day) => {
      await set({ isOpen: false, day: '2027-05-01' });
      await site.show('/planner', { lang });
      await screen.findByRole('heading', { level: 1, name: named(t.titleOn(day)) });
      await site.show('/planner', { as: await site.newPerson(), lang });
      await screen.findByRole('heading', { level: 1, name: named(t.titleOn(day)) });
      await screen.findByRole('link', { name: named(t.account) });
      await site.show('/planner', { as: await site.newPerson('Manager'), lang });
      const { chooseTrack } = { pl, en }[lang].planner;
      expect(await screen.findByRole('heading', { level: 1, name: named(chooseTrack) })).toBeTruthy();
    },
  );

  test('shows its terms all the same', async () => {
    await set({ isOpen: false });
    await site.show('/terms');
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(shell.terms));
  });
});

describe('Logging in', () => {
  test('with an account that may not see the page says so each time', async () => {
    const rider = await site.newPerson();
    await site.show('/bookings', { as: rider });
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((told) => told.textContent)).toContain(auth.roleNeeded),
    );
    await fill(auth.email, rider.email);
    await fill(auth.password, rider.password);
    await press(auth.login);
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(auth.roleNeeded),
    );
    const manager = await site.newPerson('Manager');
    await fill(auth.email, manager.email);
    await fill(auth.password, manager.password);
    await press(auth.login);
    await expectPath('/bookings');
  });

  test('that fails without a word says what to do, every time anew, and loses nothing', async () => {
    await site.show('/login');
    site.answerInstead(({ path }) =>
      path === '/auth/login' ? new Response('<html>', { status: 500 }) : null,
    );
    await fill(auth.email, 'ola@example.com');
    await fill(auth.password, 'pomost i wiosło');
    const told = () => screen.findByText(new RegExp(`^${auth.failed.login}`));
    await press(auth.login);
    const first = await told();
    expect(first.textContent).toContain(errors.unexpected);
    await press(auth.login);
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect((await told()).isConnected).toBe(true);
    expect((await screen.findByLabelText<HTMLInputElement>(auth.email)).value).toBe('ola@example.com');
    expect((await screen.findByLabelText<HTMLInputElement>(auth.password)).value).toBe('pomost i wiosło');
  });

  test('leads back to the page that asked for it', async () => {
    const rider = await site.newPerson();
    await site.show('/myAccount/data');
    await expectPath('/login');
    await fill(auth.email, rider.email);
    await fill(auth.password, rider.password);
    await press(auth.login);
    await expectPath('/myAccount/data');
  });

  test('whose session has ended elsewhere says so', async () => {
    const rider = await site.newPerson();
    const { db } = site.park.store;
    await db.deleteFrom('session').where('account_id', '=', rider.id).execute();
    site.park.clock.set('2026-07-01T09:00:00Z');
    await site.show('/myAccount', { as: rider });
    await expectPath('/login');
    site.park.clock.set('2026-07-01T08:00:00Z');
  });
});
