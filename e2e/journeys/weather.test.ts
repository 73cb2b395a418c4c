import type { Page } from '@playwright/test';
import { FakeWeather, imgwWarning, type WeatherMood } from '../../server/test/support/fake-weather.ts';
import { weather as en } from '../../web/src/i18n/en/rides/weather.ts';
import { weather as pl } from '../../web/src/i18n/pl/rides/weather.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/desk.ts';
import { expectNothingCut } from '../support/layout.ts';
import { openPark, type Park } from '../support/park.ts';
import { dayFromToday, expectDayOpen, slotButtons, texts } from '../support/planner.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';

const words = { pl, en };
const path = `/planner/1?day=${dayFromToday(1).toString()}`;
const times = { expires: 'Sat, 04 Jul 2026 10:30:00 GMT', lastModified: 'Sat, 04 Jul 2026 09:13:26 GMT' };

const television = { width: 1920, height: 1080 };

/** A park whose weather services are this fake: a day and a half of it from the hour in which the park opens. */
async function openPast(mood: Partial<WeatherMood> = {}): Promise<{ park: Park; fake: FakeWeather }> {
  const fake = new FakeWeather();
  const url = await fake.listen();
  fake.reset();
  Object.assign(fake, times, { from: Temporal.Instant.from('2026-07-04T10:00:00Z') });
  fake.hours = Array.from({ length: 36 }, (_, hour) => ({
    wind: 5,
    gust: hour < 6 ? 15 : 8,
    rain: 0,
    air: 21,
  }));
  fake.warnings = [
    imgwWarning({ obowiazuje_od: '2026-07-04 14:00:00', obowiazuje_do: '2026-07-05 20:00:00' }),
  ];
  Object.assign(fake.mood, mood);
  const park = await openPark({ WEATHER: 'on', MET_NORWAY_URL: url, IMGW_URL: url });
  return { park, fake };
}

test('The sky stands beside the slots without moving them, and Today asks whether to close', async ({
  page,
  visit,
  lang,
}) => {
  test.setTimeout(120_000);
  const t = words[lang];
  const { park, fake } = await openPast();
  const opened = [page];
  try {
    const admin = await park.newPerson('Admin');
    await park.call('PATCH', '/park', { weather: { county: '2819' } }, admin);
    await expect.poll(() => fake.calls.length, { timeout: 30_000 }).toBeGreaterThan(1);
    await watchShifts(page);
    await page.goto(park.url + path);
    await expectDayOpen(page, dayFromToday(1), lang);
    const line = page.getByText(`${t.windAndGust(5, 8)} · ${t.dry} · ${t.air(21)}`);
    await expect(line.first()).toBeVisible();
    await expect(page.getByText(t.storms.storm)).toBeVisible();
    await expect(page.getByRole('link', { name: t.sources['met-norway'] })).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page, 'the planner');

    const { page: today } = await visit('/today', { as: await park.newPerson('Manager'), park });
    opened.push(today);
    const sky = today.getByRole('region', { name: t.title });
    await expect(sky.getByRole('status')).toContainText('15');
    await expectAccessible(today);
    await expectNothingCut(today, 'Today');

    const { page: board } = await visit('/board', { park });
    opened.push(board);
    await expect(board.getByRole('region', { name: t.title })).toContainText(t.windAndGust(5, 15));
    await expectAccessible(board);
    for (const address of ['/board', '/board/1']) {
      await board.setViewportSize(television);
      await board.goto(park.url + address);
      await expect(board.getByRole('region', { name: t.title })).toBeVisible();
      const below = () => board.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      await expect.poll(below, { message: address }).toBe(0);
    }

    const { page: settings } = await visit('/desk/park', { as: admin, park });
    opened.push(settings);
    await expect(settings.getByRole('heading', { name: t.title })).toBeVisible();
    await expectAccessible(settings);
    await expectNothingCut(settings, 'the settings');
  } finally {
    await closeAll(opened, park, fake);
  }
});

test('Lines of the weather come without a shift of the slots', async ({ page, lang }) => {
  const { park, fake } = await openPast();
  try {
    await expect.poll(() => fake.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await watchShifts(page);
    await page.goto(park.url + path);
    await expect(page.getByText(words[lang].windAndGust(5, 8)).first()).toBeVisible();
    const shifts = await readShifts(page);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  } finally {
    await closeAll([page], park, fake);
  }
});

const moods: readonly (readonly [string, Partial<WeatherMood>])[] = [
  ['is down', { status: 500 }],
  ['is slow', { isSilent: true }],
  ['is odd', { body: '<html>' }],
  ['says 304 to who has nothing', { status: 304 }],
  ['says 429', { status: 429, headers: { 'retry-after': '3600' } }],
];

for (const [what, mood] of moods) {
  test(`Where the weather service ${what}, each page is as it is without weather`, async ({
    page,
    visit,
    lang,
  }) => {
    test.setTimeout(120_000);
    const { park, fake } = await openPast(mood);
    const opened = [page];
    try {
      await expect.poll(() => fake.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
      await page.goto(park.url + path);
      await expectDayOpen(page, dayFromToday(1), lang);
      await expect(slotButtons(page, texts[lang].planner.state.free).first()).toBeEnabled();
      const track = { name: texts[lang].common.track(1) };
      for (const [address, as] of [
        ['/today', await park.newPerson('Manager')],
        ['/board', null],
      ] as const) {
        const { page: other } = await visit(address, { ...(as && { as }), park });
        opened.push(other);
        await expect(other.getByRole('region', track)).toBeVisible();
      }
      for (const each of opened) {
        await each.waitForLoadState('networkidle');
        await expect(each.getByText('m/s')).toHaveCount(0);
      }
    } finally {
      await closeAll(opened, park, fake);
    }
  });
}

/** The pages first: one that is just loading would complain of the server's end. */
async function closeAll(pages: readonly Page[], park: Park, fake: FakeWeather): Promise<void> {
  for (const page of pages) await page.close();
  await park.close();
  await fake.close();
}
