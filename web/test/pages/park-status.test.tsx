import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';

let site: TestSite;
let desk: Awaited<ReturnType<TestSite['newPerson']>>;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
  site.park.clock.set('2026-07-01T08:00:00Z');
  desk = await site.newPerson('Manager');
  await makeSlot(site.park, '2026-07-01T12:00:00Z');
  document.body.innerHTML = '<div id="root"></div>';
});

const line = () => document.querySelector('.park-status');
/** Somebody looks at the page again, after the server has forgotten what it knew for a moment. */
function look(time: string) {
  site.park.clock.set(`2026-07-01T${time}Z`);
  window.dispatchEvent(new Event('visibilitychange'));
}

/** All tracks until noon in the park's time. @returns its id */
async function closeAll(): Promise<number> {
  const closing = { assets: [1, 2], from: null, until: '2026-07-01T10:00:00Z', reason: 'wind' };
  const body = { ...closing, note: null, note_en: null, seen: [] };
  return (await site.call<{ id: number }>('POST', '/desk/closures', desk, body)).id;
}

test('A page that stays open says that the cable is closed, in its language, and no more once it runs', async () => {
  await site.show('/planner/1', { as: await site.newPerson() });
  expect(line()).toBeNull();
  const id = await closeAll();
  look('08:05:00');
  await waitFor(() =>
    expect(line()?.textContent ?? '').toMatch(/^Zamknięte, otwieramy dziś o 14:00 \(wiatr\)/),
  );
  expect(line()?.nextElementSibling?.id).toBe('root');
  await site.call('POST', `/desk/closures/${id}/lift`, desk, {});
  look('08:10:00');
  await waitFor(() => expect(line()).toBeNull());
});

test.each([
  ['pl', 'Otwieramy dziś o 14:00', /^Zamknięte, otwieramy dziś o 14:00 \(wiatr\), stan z 10:12$/],
  ['en', 'We open today at 14:00', /^Closed, we open today at 14:00 \(wind\), as of 10:12$/],
] as const)(
  'The line above the opening hours says what every page says of the park, in %s',
  async (lang, opens, closed) => {
    const openNow = () => document.querySelector('[data-open-now]');
    site.park.clock.set('2026-07-01T08:11:00Z');
    await site.show('/contact', { lang });
    await waitFor(() => expect(openNow()?.textContent).toBe(opens));
    expect(openNow()?.getAttribute('data-open')).toBe('false');
    site.park.clock.set('2026-07-01T08:12:00Z');
    const id = await closeAll();
    look('08:12:30');
    await waitFor(() => expect(openNow()?.textContent).toMatch(closed));
    await site.call('POST', `/desk/closures/${id}/lift`, desk, {});
  },
);
