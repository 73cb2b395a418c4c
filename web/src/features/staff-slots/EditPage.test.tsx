import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staff } from '../../i18n/pl/staff.ts';
import { plain, show } from '../../testing/render.tsx';
import EditPage from './EditPage.tsx';

const t = staff.edit;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(plain(label));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = (task: keyof typeof t.tasks) => fireEvent.click(screen.getByLabelText(t.tasks[task]));

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ data: [] })));
afterEach(() => vi.unstubAllGlobals());

test('What is typed in one form is still there after a look at another', async () => {
  await show(<EditPage />);
  type(t.price, '60');
  choose('change');
  type(t.start, '2026-07-04T10:00');
  type(t.newPrice, '48.5');
  choose('delete');
  type(t.end, '2026-07-04T12:00');
  choose('create');
  expect(field(t.price).value).toBe('60');
  choose('change');
  expect([field(t.start).value, field(t.newPrice).value]).toEqual(['2026-07-04T10:00', '48.5']);
  choose('delete');
  expect([field(t.start).value, field(t.end).value]).toEqual(['', '2026-07-04T12:00']);
});

test('The way to the whole season is there where the server plans one', async () => {
  await show(<EditPage />, { info: { features: ['season'] } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: plain(t.wholeSeasonLink) });
  expect(link.getAttribute('href')).toBe('/desk/season');
});

test('Another backend has no season to lead to', async () => {
  await show(<EditPage />);
  expect(screen.queryByText(plain(t.wholeSeasonLink))).toBeNull();
});
