import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownData as t } from '../../../i18n/pl/own-data.ts';
import type { Account } from '../../../session/account.ts';
import { plain, show } from '../../../testing/render.tsx';
import { DeviceList } from './DeviceList.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const user: Account = {
  id: 'a',
  email: 'ola@example.com',
  firstName: 'Ola',
  phone: '600700800',
  role: 'User',
  language: 'pl',
};
const device = {
  browser: 'Firefox',
  system: 'Android',
  started: '2026-07-01T08:00:00Z',
  used: '2026-07-01T08:00:00Z',
};
const devices = [
  { ...device, id: '1', current: true },
  { ...device, id: '2', current: false },
];
const pass = { id: 7, name: { pl: 'Karnet 10', en: 'Pass 10' } };
const info = { features: ['desk', 'own-links'] };
const link = `${t.links.end}: ${t.links.calendar}`;

let open: { calendar: boolean; passes: (typeof pass)[] };
let asked: string[];

beforeEach(() => {
  asked = [];
  open = { calendar: true, passes: [pass] };
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    const path = String(url).replace(/^https?:\/\/[^/]+/, '');
    if (method !== 'GET') asked.push(`${method} ${path}`);
    if (method !== 'GET') open = { ...open, calendar: false };
    if (method !== 'GET') return new Response(null, { status: 204 });
    return Response.json({ data: path.endsWith('/links') ? open : devices });
  });
});

afterEach(() => vi.unstubAllGlobals());

test('Among the devices stand the calendar’s link and those of shared passes, and one is ended after a question', async () => {
  await show(<DeviceList user={user} />, { info });
  expect(await screen.findByText(t.links.pass('Karnet 10'))).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: plain(link) }));
  expect(await screen.findByText(plain(t.links.calendarText))).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: t.links.end }));
  await waitFor(() => expect(screen.queryByText(t.links.calendar)).toBeNull());
  expect(asked).toEqual(['DELETE /users/me/calendar']);
  expect(screen.getByText(t.links.pass('Karnet 10'))).toBeTruthy();
});

test('Whoever logs the other devices out is told before that the links end, too', async () => {
  await show(<DeviceList user={user} />, { info });
  await screen.findByText(t.links.calendar);
  fireEvent.click(await screen.findByRole('button', { name: t.devices.endOthers }));
  expect(await screen.findByText((text) => plain(text).endsWith(plain(t.links.endToo)))).toBeTruthy();
});

test('A new password says so, too', async () => {
  await show(<PasswordForm user={user} />, { info });
  expect(await screen.findByText((text) => plain(text).includes(plain(t.links.endToo)))).toBeTruthy();
});

test('Where no link is open, nothing is said of links', async () => {
  open = { calendar: false, passes: [] };
  await show(<PasswordForm user={user} />, { info });
  expect(screen.getByText(plain(t.password.summary))).toBeTruthy();
});
