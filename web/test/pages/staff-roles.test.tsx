import { groupsPage } from '@cablepark/contract/desk-paths';
import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { roles } from '@cablepark/domain/accounts/roles';
import { waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { staffGroups } from '../../src/app/staffPages.ts';
import { menu as menuEn } from '../../src/i18n/en/staff/menu.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { shell } from '../../src/i18n/pl/shell.ts';
import { menu } from '../../src/i18n/pl/staff/menu.ts';
import { all, fieldIn, tap, textOf, the } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { expectPath, expectText, fill } from '../support/page.ts';
import { staffLabel } from '../support/staffLabel.ts';

let site: TestSite;
let people: Record<(typeof roles)[number], AccountOfTest>;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
  people = {
    User: await site.newPerson('User'),
    Manager: await site.newPerson('Manager'),
    Editor: await site.newPerson('Editor'),
    Admin: await site.newPerson('Admin'),
  };
});

const day = [paths.today, paths.bookings];
const slots = [paths.season, paths.edit, paths.history];
const parkPages = [
  paths.park,
  paths.pictures,
  paths.pagesEditor,
  paths.tracksEditor,
  paths.looks,
  paths.pricesEditor,
  paths.setup,
];
const desk = [paths.passes, paths.holding, paths.messages, paths.takings, paths.closings];
/** What each role finds in the menu, in its order; written out, so that a right that moves is seen here. */
const found = {
  Manager: [...day, groupsPage, ...desk],
  Editor: [...day, groupsPage, ...slots, paths.eventsEditor, ...desk],
  Admin: [
    ...day,
    groupsPage,
    ...slots,
    paths.eventsEditor,
    paths.passes,
    paths.holding,
    paths.people,
    paths.messages,
    ...parkPages,
    paths.takings,
    paths.closings,
    paths.audit,
  ],
};
const linksOf = (place: HTMLElement) => [...place.querySelectorAll('a')].map((link) => textOf(link));

describe.each(['Manager', 'Editor', 'Admin'] as const)('Of the role %s', (role) => {
  test('the menu has its pages, in both languages, and says where one is', async () => {
    for (const [lang, words] of [
      ['pl', menu],
      ['en', menuEn],
    ] as const) {
      await site.show('/bookings', { as: people[role], lang });
      const tree = await the('navigation', words.title);
      expect(linksOf(tree)).toEqual(found[role].map((path) => staffLabel(path, lang)));
      expect([...tree.querySelectorAll('[aria-current=page]')].map(textOf)).toEqual([
        staffLabel(paths.bookings, lang),
      ]);
      leavePage();
    }
  });

  test('a phone has four of them at hand, and the others behind one press', async () => {
    await site.show('/bookings', { as: people[role] });
    const tabs = await the('navigation', menu.atHand);
    const atHand = [...day, ...(role === 'Manager' ? [] : [paths.season]), paths.takings];
    expect(linksOf(tabs)).toEqual(atHand.map((path) => staffLabel(path, 'pl')));
    await tap(shell.more, tabs);
    expect(linksOf(await the('navigation', menu.all))).toEqual(
      found[role].map((path) => staffLabel(path, 'pl')),
    );
  });
});

/** Every page of the staff with the right that it needs, those included that stand in no menu. */
const pages = [
  ...staffGroups.flatMap(({ entries }) => entries.map(({ to, action }) => ({ to, action }))),
  { to: paths.homeEditor, action: 'content.edit' as const },
  { to: `${paths.pagesEditor}/bar`, action: 'content.edit' as const },
  { to: paths.mailTexts, action: 'content.edit' as const },
];

test.each(pages)(
  '$to opens for the least role that may, and sends the next lower one to the log-in with the reason',
  async ({ to, action }) => {
    const least = roles.findIndex((role) => may(role, action));
    await site.show(to, { as: people[roles[least] ?? 'Admin'] });
    await waitFor(() => expect(document.querySelector('[data-frame=staff]')).toBeTruthy());
    await waitFor(() => expect(document.querySelector('main h1')).toBeTruthy());
    expect(window.location.pathname).toBe(to);
    leavePage();
    await site.show(to, { as: people[roles[least - 1] ?? 'User'] });
    await expectPath('/login');
    await expectText(auth.roleNeeded);
  },
);

test.each(['/today', '/desk/takings', '/desk/audit'])(
  '%s asks a visitor to log in, and gives no reason',
  async (path) => {
    await site.show(path);
    await expectPath('/login');
    expect(document.querySelector('main')?.textContent).not.toContain(auth.roleNeeded);
  },
);

test('Who may not see the page hears so again each time they log in there', async () => {
  const { email, password } = people.User;
  await site.show('/bookings', { as: people.User });
  await expectText(auth.roleNeeded);
  await fill(auth.email, email);
  await fill(auth.password, password);
  await tap(auth.login);
  const alert = await the('alert', /.*/);
  await waitFor(() => expect(textOf(alert)).toContain(auth.roleNeeded));
  expect((await fieldIn(auth.email)).value).toBe(email);
});

test('A role that was taken away while its page stood open closes the page at the next look', async () => {
  const editor = await site.newPerson('Editor');
  await site.show('/edit', { as: editor });
  await waitFor(() => expect(document.querySelector('main h1')).toBeTruthy());
  await site.ask('PATCH', `/users/${editor.id}`, people.Admin, { role: 'User' });
  leavePage();
  await site.show('/edit', { as: editor });
  await expectPath('/login');
  expect(all('checkbox', /.+/)).toEqual([]);
});
