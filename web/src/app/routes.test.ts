import { readFileSync } from 'node:fs';
import { paths } from '@cablepark/contract/paths';
import { isPageOfSite } from '@cablepark/contract/site-paths';
import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { shell } from '../i18n/pl/shell.ts';
import { rareRoutes } from './RareRoutes.tsx';
import { routes } from './routes.tsx';
import { staffRoutes } from './StaffRoutes.tsx';
import { staffGroups } from './staffPages.ts';

/** The permission that the guard of this page requires. */
function actionOf(path: string): unknown {
  const element = matchRoutes(staffRoutes, path)?.at(-1)?.route.element;
  return isValidElement<{ action?: string }>(element) ? element.props.action : undefined;
}

test.each(staffGroups.flatMap(({ entries }) => entries.map(({ to, action }) => [to, action] as const)))(
  'Whoever finds %s in the staff’s menu is let in: %s',
  (path, action) => {
    expect(actionOf(path)).toBe(action);
  },
);

test('Every page behind a guard of the staff is in their menu', () => {
  // A page of one item is reached from the page of the list.
  const inMenu = staffGroups.flatMap(({ entries }) => entries.map(({ to }) => to));
  const isOneOfMany = (path: string) => inMenu.some((to) => path.startsWith(`${to}/`));
  const guarded = flat(staffRoutes).filter((path) => actionOf(path) !== undefined && !isOneOfMany(path));
  expect(guarded.toSorted()).toEqual(inMenu.toSorted());
});

test('The icon of the installed site offers to book and the own slots, and opens on the start page', () => {
  const text = readFileSync(new URL('../../public/site.webmanifest', import.meta.url), 'utf8');
  const { shortcuts, start_url, scope } = JSON.parse(text) as {
    shortcuts: { name: string; url: string }[];
    start_url: string;
    scope: string;
  };
  expect([start_url, scope]).toEqual([paths.home, '/']);
  expect(shortcuts).toEqual([
    { name: 'Rezerwuj', url: paths.planner },
    { name: shell.mySlots, url: paths.account },
  ]);
});

test('The server knows every page of the site, and sends nobody home from it', () => {
  const addresses = [...flat(routes), ...flat(rareRoutes), ...flat(staffRoutes)]
    .filter((path) => path !== '*')
    .map((path) => `/${path.replace(/^\//, '').replace(/:\w+\??/, '1')}`);
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((path) => !isPageOfSite(path))).toEqual([]);
});

function flat(some: readonly RouteObject[]): string[] {
  return some.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...flat(children ?? []),
  ]);
}
