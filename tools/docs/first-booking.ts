import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openEmptyPark, type Park } from '../../e2e/support/park.ts';
import { answer, dayButton, dayFromToday, expectDayOpen, slotButtons } from '../../e2e/support/planner.ts';
import { staff } from '../../web/src/i18n/en/staff.ts';
import { start } from '../../web/src/i18n/en/start.ts';
import { en } from '../../web/src/i18n/en.ts';
import { deskSize, openBrowser, photograph, scrollTo, visit } from './studio.ts';
import { writeWebp } from './write-webp.ts';

const { setup: t, season } = staff;
type Take = (name: string, page: Page) => Promise<void>;

/** Takes the pictures of "Open your park" on the way from an empty server to a rider's first booking, in English. */
export async function takeFirstBooking(folder: string): Promise<void> {
  const browser = await openBrowser('en');
  const park = await openEmptyPark();
  const take: Take = async (name, page) => {
    const file = `open-${name}.webp`;
    console.log(`${file}: ${await writeWebp(await photograph(page), join(folder, file))} B`);
  };
  try {
    await take('shut', await visit(browser, { park, lang: 'en', device: 'window', path: '/' }));
    await prepare(browser, park, take);
    await take('booked', await bookAsStranger(browser, park));
  } finally {
    await browser.close();
    await park.close();
  }
}

/** What the owner does, up to the open park. */
async function prepare(browser: Browser, park: Park & { link: string }, take: Take): Promise<void> {
  const page = await visit(browser, { park, lang: 'en', device: 'window', path: park.link });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByLabel(en.auth.name).fill('Kasia');
  await page.getByLabel(en.auth.phone).fill('600 700 800');
  await page.getByLabel(en.auth.email).fill('kasia@example.com');
  await page.getByLabel(en.auth.password, { exact: true }).fill('kotwica i lina');
  await take('first-admin', page);
  await button(start.firstAdmin.submit).click();
  await page.setViewportSize(deskSize);
  await describePark(page);
  for (const name of ['Big cable', 'Little cable', 'Bay']) {
    await page.getByLabel(t.tracks.name).fill(name);
    await button(t.tracks.add).click();
    await step(page, 'tracks').getByText(name).first().waitFor();
  }
  await scrollTo(page.getByRole('heading', { level: 1 }));
  await take('tracks', page);
  await step(page, 'tracks').getByRole('button', { name: t.next }).click();
  await planSeason(page, take);
  await step(page, 'trial').getByRole('heading').click();
  await button(t.trial.book).click();
  await page.getByText(t.trial.booked).waitFor();
  await scrollTo(step(page, 'trial'));
  await take('trial', page);
  await button(t.trial.cancel).click();
  await page.getByText(t.trial.cancelled).waitFor();
  await step(page, 'open').getByRole('heading').click();
  await button(t.open.open).click();
  await step(page, 'open').getByText(t.open.isOpen).waitFor();
}

function step(page: Page, name: keyof typeof t.steps) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t.steps[name] }) });
}

async function describePark(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: t.save, exact: true });
  await page.getByLabel(staff.park.fields.name).fill('Jezioro Wake');
  await page.getByLabel(staff.park.fields['contact.phone']).fill('+48 600 700 800');
  await page.getByLabel(staff.park.fields['contact.map.lat']).fill('53.78');
  await page.getByLabel(staff.park.fields['contact.map.lon']).fill('21.57');
  await save.click();
  await page.getByLabel(staff.park.fields['operator.name']).fill('Jezioro sp. z o.o.');
  await save.click();
  await page.getByLabel(t.tracks.name).waitFor();
}

async function planSeason(page: Page, take: Take): Promise<void> {
  await step(page, 'season').getByRole('link', { name: t.season.open }).click();
  await page.getByRole('button', { name: season.start.summer }).click();
  await page.getByText(season.manyPrices, { exact: true }).click();
  await page.getByLabel(season.priceKinds.fridayEvening).fill('69');
  await page.getByLabel(season.priceKinds.weekend).fill('69');
  await page.getByLabel(season.sunsetOn).check();
  await page.getByText(season.releaseAll, { exact: true }).click();
  await scrollTo(page.getByText(season.hours, { exact: true }));
  await take('season', page);
  await page.getByRole('button', { name: season.check }).click();
  await page.getByRole('button', { name: season.review.apply, exact: true }).click();
  await answer(page, season.review.apply);
  await page.getByRole('heading', { name: season.change.done }).waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: t.goOn }).click();
}

/** Somebody who has never been here, on a phone. */
async function bookAsStranger(browser: Browser, park: Park): Promise<Page> {
  const rider = await park.newPerson();
  const page = await visit(browser, { park, lang: 'en', device: 'phone', path: '/planner', as: rider });
  await page.locator('main a[href="/planner/3"]').click();
  const tomorrow = dayFromToday(1);
  await dayButton(page, tomorrow, 'en').click();
  await expectDayOpen(page, tomorrow, 'en');
  await slotButtons(page, en.planner.state.free).first().click();
  await answer(page, en.planner.book);
  await answer(page, en.planner.allDone);
  await slotButtons(page, en.planner.state.mine).first().waitFor();
  return page;
}
