import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { common } from '../../../i18n/pl/common.ts';
import { passes as t } from '../../../i18n/pl/staff/desk/passes.ts';
import { plain, show } from '../../../testing/render.tsx';
import { PassEnding } from './PassEnding.tsx';

afterEach(() => vi.unstubAllGlobals());

const when = '04.07.2026, 12:00';

const entry = { pass: 7, delta: -1, reason: 'void', slot: null };

test.each([
  ['a pass that its buyer has withdrawn from', 'withdrawn', t.withdrawn(when)],
  ['a pass that staff have voided', 'Pomyłka', t.voidedFor(when, 'Pomyłka')],
])('The desk sees of %s when that was, and what went back', async (_what, note, said) => {
  const row = { ...entry, id: 3, note, moneyBack: 441, date_created: '2026-07-04T10:00:00.000Z' };
  vi.stubGlobal('fetch', async () => Response.json({ data: [row] }));
  await show(<PassEnding pass={7} />);
  expect(await screen.findByText(plain(said))).toBeTruthy();
  expect(screen.getByText(plain(t.endedMoney(common.price(44_100))))).toBeTruthy();
});

test('A ride that came back later adds its money, and changes nothing of how the pass ended', async () => {
  const ended = {
    ...entry,
    id: 3,
    note: 'withdrawn',
    moneyBack: 441,
    date_created: '2026-07-04T10:00:00.000Z',
  };
  const ride = { ...entry, id: 4, note: 'Pomyłka', moneyBack: 49, date_created: '2026-07-06T10:00:00.000Z' };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ data: url.includes('sort=-id') ? [ride, ended] : [ended, ride] }),
  );
  await show(<PassEnding pass={7} />);
  expect(await screen.findByText(plain(t.withdrawn(when)))).toBeTruthy();
  expect(screen.getByText(plain(t.endedMoney(common.price(49_000))))).toBeTruthy();
});
