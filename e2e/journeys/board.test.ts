import type { Locator } from '@playwright/test';
import { ownChoiceCalls } from '../../contract/accounts/own-account.ts';
import { board as en } from '../../web/src/i18n/en/board.ts';
import { ownData as ownDataEn } from '../../web/src/i18n/en/own-data.ts';
import { board as pl } from '../../web/src/i18n/pl/board.ts';
import { ownData as ownDataPl } from '../../web/src/i18n/pl/own-data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { freeSlot, held, newRider, saturday, sitDown, takeOver, test } from '../support/day.ts';
import { quickAtDesk } from '../support/depth.ts';
import { expectNothingCut } from '../support/layout.ts';
import { answer, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect, setClock } from '../support/test.ts';

const board = { pl, en };
const ownData = { pl: ownDataPl, en: ownDataEn };
const television = { width: 1920, height: 1080 };

test(
  'The board tells who rides no more than that somebody does, what is free and for how much, and keeps up',
  quickAtDesk,
  async ({ page, park, lang }) => {
    const t = board[lang];
    const { common } = texts[lang];
    const manager = await park.newPerson('Manager');
    const rider = await newRider(park, manager, 'Jagoda');
    await held(park, manager, rider, { time: '12:00', asset: 1 });
    await held(park, manager, rider, { time: '12:15', asset: 1 });
    const free = await freeSlot(park, manager, { time: '12:30', asset: 1 });
    await page.goto('/board');

    const track = page.getByRole('region', { name: common.track(1) });
    const fact = (term: string) =>
      track.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: term }) });
    await expect(fact(t.now)).toContainText(t.someone);
    await expect(fact(t.now)).toContainText(t.left(14));
    await expect(fact(t.next)).toContainText(`12:15${t.someone}`);
    await expect(fact(t.free)).toContainText(`12:30 ${common.price(free.price * 100)}`);
    await expect(page.getByText('Jagoda')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);

    await park.call('PATCH', `/items/Slot/${free.id}`, { bookedBy: rider.id }, manager);
    // Sooner than it asks by itself.
    await expect(fact(t.free)).not.toContainText('12:30', { timeout: 10_000 });
    await page.clock.fastForward('14:00');
    await expect(fact(t.now)).toContainText(t.left(15));
    await expect(fact(t.next)).toContainText(`12:30${t.someone}`);
  },
);

test('It goes dark after the last slot, says when the next starts, and is there in the morning untouched', async ({
  page,
  lang,
}) => {
  const t = board[lang];
  await page.clock.setSystemTime(
    saturday().toZonedDateTime({ timeZone: 'Europe/Warsaw', plainTime: '23:30' }).epochMilliseconds,
  );
  await page.goto('/board');
  await expect(page.getByText(t.asleep)).toBeVisible();
  await expect(page.getByText(t.asleepUntil('').trim())).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(0);
  await expectAccessible(page);
  await page.clock.fastForward('11:00:00');
  await expect(page.getByRole('region').first()).toContainText(t.now);
});

test('A screen that loses its line says how old it is, and comes back by itself', async ({
  page,
  lang,
  errors,
}) => {
  const t = board[lang];
  errors.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/board');
  await expect(page.getByRole('region').first()).toContainText(t.now);
  await page.context().setOffline(true);
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('status')).toContainText('12:01');
  await page.context().setOffline(false);
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('One track fills a television, two do, a phone has one below the other; nothing is cut', async ({
  page,
  lang,
}) => {
  const { common } = texts[lang];
  await page.setViewportSize(television);
  for (const [path, count] of [
    ['/board', 2],
    ['/board/2', 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('region')).toHaveCount(count);
    await expect(page.getByRole('region', { name: common.track(2) })).toBeInViewport({ ratio: 1 });
    await expectNothingCut(page, path);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/board');
  await expect(page.getByRole('region')).toHaveCount(2);
  await expectNothingCut(page, 'a phone');
  await expectAccessible(page);
});

test('On the park’s own screen stand the names of those who let it, until its link is given up', async ({
  page,
  park,
  lang,
  browser,
}) => {
  const words = staffTexts[lang].boardLink;
  const manager = await park.newPerson('Manager');
  const [shown, hidden] = [await park.newPerson('User'), await park.newPerson('User')];
  await park.call('PATCH', '/users/me', { first_name: 'Jagoda', last_name: 'Wrzos' }, shown);
  await held(park, manager, shown, { time: '12:00', asset: 2 });
  await held(park, manager, hidden, { time: '12:15', asset: 2 });

  await test.step('a rider lets the board name them', async () => {
    await sitDown(page, shown, '/myAccount/data');
    const choice = page.getByRole('group', { name: ownData[lang].board.heading });
    const answer = (name: string) => choice.getByRole('radio', { name, exact: true });
    await expect(answer(ownData[lang].no)).toBeChecked();
    await answer(ownData[lang].yes).click();
    await expect(answer(ownData[lang].yes)).toBeChecked();
  });
  await takeOver(page, manager);

  const link = await test.step('the staff make the link', async () => {
    await page.goto('/today');
    await page.getByText(words.title).press('Enter');
    await page.getByRole('button', { name: words.make }).click();
    const field = page.getByLabel(words.link);
    await expect(page.getByRole('link', { name: words.open })).toBeFocused();
    await expectAccessible(page);
    return await field.inputValue();
  });

  const context = await browser.newContext({ viewport: television, baseURL: park.url });
  await setClock(context, park.clock);
  const screen = await context.newPage();
  const track = screen.getByRole('region', { name: texts.pl.common.track(2) });
  await test.step('the screen names the one, and not the other', async () => {
    await screen.clock.setSystemTime(
      saturday().toZonedDateTime({ timeZone: 'Europe/Warsaw', plainTime: '12:01' }).epochMilliseconds,
    );
    await screen.goto(link);
    await expect(track).toContainText('Jagoda W.');
    await expect(track).toContainText(`12:15${board.pl.someone}`);
    await expect(screen.getByText(hidden.name)).toHaveCount(0);
    await expectNothingCut(screen, 'the board with names');
  });

  await test.step('a new link ends the old one, and the board goes on without names', async () => {
    await page.getByRole('button', { name: words.renew }).click();
    await answer(page, words.renew);
    await expect(page.getByLabel(words.link)).not.toHaveValue(link);
    await expect(screen.getByText(board.pl.linkOver)).toBeVisible();
    await expect(track).not.toContainText('Jagoda');
    await expect(track).toContainText(board.pl.someone);
  });
  await context.close();
});

test('Long names stay on one line: a television still shows what is free, and a phone keeps them in their card', async ({
  page,
  park,
}) => {
  const manager = await park.newPerson('Manager');
  for (const [first_name, time] of [
    ['Konstantynopolitańczykowianeczka', '12:00'],
    ['WWWWWWWWWWWWWWWWWWWW', '12:15'],
  ] as const) {
    const rider = await park.newPerson('User');
    await park.call('PATCH', '/users/me', { first_name, last_name: 'Wrzos' }, rider);
    await park.call('PATCH', ownChoiceCalls.board.choose.path, { wanted: true }, rider);
    const slot = await freeSlot(park, manager, { time, asset: 1 });
    await park.call('PATCH', `/items/Slot/${slot.id}`, { bookedBy: rider.id }, rider);
  }
  const { url } = await park.call<{ url: string }>('POST', '/park/board-link', {}, manager);
  await page.setViewportSize(television);
  await page.goto(url);
  await expect(page.getByText('Konstantynopo… W.')).toBeVisible();
  for (const free of await page.getByRole('listitem').all()) await expect(free).toBeInViewport({ ratio: 1 });
  await expectNothingCut(page, 'a television');
  await page.setViewportSize({ width: 390, height: 844 });
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const track = page.getByRole('region').first();
  for (const name of await page.getByText('… W.').all())
    await expect.poll(async () => (await endOf(track)) - (await endOf(name))).toBeGreaterThanOrEqual(0);
});
