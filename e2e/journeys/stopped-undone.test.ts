import type { Language } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { stopTexts } from '../../web/src/features/staff-desk/stops/stops.texts.ts';
import { phone } from '../support/depth.ts';
import { expect, expectUsable } from '../support/desk.ts';
import { expectToast } from '../support/planner.ts';
import {
  closedRide,
  guest,
  leapWith,
  linkIn,
  mailedBooking,
  mailTo,
  openStop,
  stopMails,
  tell,
  timesOf,
} from '../support/stops.ts';
import { riderOf, test } from '../support/windy-park.ts';

test('A stop that is undone after its messages have left: whoever heard of it hears of the first time again, by mail or by a call', async ({
  windy: { park, manager, slots },
  visit,
  lang,
}) => {
  test.setTimeout(120_000);
  const [t, mails] = [stopTexts[lang], stopMails[lang]];
  const [first, second] = [await riderOf(park, slots[1], lang), await riderOf(park, slots[2], lang)];
  await park.call('POST', '/desk/walk-ins', { ...guest, slot: slots[3]?.id }, manager);
  const before = await timesOf(park, manager);
  const { page: desk } = await visit('/today', { as: manager });
  const dialog = await openStop(desk, lang);
  await dialog.getByRole('radio', { name: '30' }).check();
  await dialog.getByRole('button', { name: t.confirm(3) }).click();
  await expectToast(desk, t.done(3));
  const stops = desk.getByRole('region', { name: t.now });
  await expect(stops.getByRole('button', { name: t.sendNow })).toBeVisible();

  await leapWith(park, desk);
  await expect(stops.getByText(t.sent(2, 2))).toBeVisible();
  await expect(stops.getByRole('button', { name: t.sendNow })).toHaveCount(0);
  await tell(stops, { ...guest, change: t.change('13:00', '13:05') }, lang);
  const later = await mailTo(park, first);
  expect(later.subject).toMatch(mails.later);
  expect(later.text).toMatch(mails.instead('12:35–12:50', '12:30'));
  const unopened = await mailTo(park, second);
  expect(unopened.text).toMatch(mails.instead('12:50–13:05', '12:45'));
  const { page } = await visit(linkIn(later, 'keep'));
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: closedRide[lang].delayed.keep }).click();
  await expect(page.getByText(closedRide[lang].delayed.kept)).toBeVisible();

  await stops.getByRole('button', { name: t.undo }).click();
  await expectToast(desk, t.undone);
  await expect(stops).toContainText(t.isUndone);
  await expect(stops.getByText(t.sentUndone(2, 2))).toBeVisible();
  expect(await timesOf(park, manager)).toEqual(before);
  await tell(stops, { ...guest, change: t.change('13:05', '13:00') }, lang);
  const back = await mailTo(park, first, 2);
  expect(back.subject).toMatch(mails.back);
  expect(back.text).toMatch(mails.instead('12:30–12:45', '12:35'));
  expect((await mailTo(park, second, 2)).text).toMatch(mails.instead('12:45–13:00', '12:50'));

  await page.reload();
  await expectFirstTime(page, '12:30–12:45', lang);
  // The link of a mail that is no longer true leads to what is.
  await page.goto(park.url + linkIn(unopened, 'keep'));
  await expectFirstTime(page, '12:45–13:00', lang);
});

/** The booking behind a link is as it was before the stop, and asks nothing. */
async function expectFirstTime(page: Page, time: string, lang: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: mailedBooking[lang].title })).toBeVisible();
  await expect(page.getByText(time)).toBeVisible();
  await expect(page.getByText(mailedBooking[lang].delayed, { exact: true })).toHaveCount(0);
  await expect(page.getByText(closedRide[lang].delayed.kept)).toHaveCount(0);
  await expect(page.getByRole('button', { name: closedRide[lang].delayed.keep })).toHaveCount(0);
  await expectUsable(page);
}
