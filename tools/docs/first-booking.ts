import { join } from 'node:path';
import type { Language } from '@cablepark/domain/time/display';
import type { Browser, Page } from '@playwright/test';
import { openEmptyPark, type Park } from '../../e2e/support/park.ts';
import {
  answer,
  dayButton,
  dayFromToday,
  expectDayOpen,
  slotButtons,
  texts,
} from '../../e2e/support/planner.ts';
import { staffTexts } from '../../e2e/support/staff.ts';
import { start as startEn } from '../../web/src/i18n/en/start.ts';
import { start as startPl } from '../../web/src/i18n/pl/start.ts';
import { deskSize, openBrowser, photograph, scrollTo, visit } from './studio.ts';
import { writeWebp } from './write-webp.ts';

type Take = (name: string, page: Page) => Promise<void>;
/** What the pictures of each language begin with. */
export const firstBookingPrefix: Record<Language, string> = { pl: 'otworz', en: 'open' };
const start = { pl: startPl, en: startEn };
const tracks: Record<Language, string[]> = {
  pl: ['Duży wyciąg', 'Mały wyciąg', 'Zatoka'],
  en: ['Big cable', 'Little cable', 'Bay'],
};

/** Takes the pictures of "Open your park" on the way from an empty server to a rider's first booking. */
export async function takeFirstBooking(lang: Language, folder: string): Promise<void> {
  const browser = await openBrowser(lang);
  const park = await openEmptyPark();
  const take: Take = async (name, page) => {
    const file = `${firstBookingPrefix[lang]}-${name}.webp`;
    console.log(`${file}: ${await writeWebp(await photograph(page), join(folder, file))} B`);
  };
  try {
    await take('shut', await visit(browser, { park, lang, device: 'window', path: '/' }));
    await prepare(browser, park, lang, take);
    await take('booked', await bookAsStranger(browser, park, lang));
  } finally {
    await browser.close();
    await park.close();
  }
}

/** What the owner does, up to the open park. */
async function prepare(
  browser: Browser,
  park: Park & { link: string },
  lang: Language,
  take: Take,
): Promise<void> {
  const t = staffTexts[lang].setup;
  const { auth } = texts[lang];
  const step = stepOf(lang);
  const page = await visit(browser, { park, lang, device: 'window', path: park.link });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByLabel(auth.name).fill('Kasia');
  await page.getByLabel(auth.phone).fill('600 700 800');
  await page.getByLabel(auth.email).fill('kasia@example.com');
  await page.getByLabel(auth.password, { exact: true }).fill('kotwica i lina');
  await take('first-admin', page);
  await button(start[lang].firstAdmin.submit).click();
  await page.setViewportSize(deskSize);
  await describePark(page, lang);
  for (const name of tracks[lang]) {
    await page.getByLabel(t.tracks.name).fill(name);
    await button(t.tracks.add).click();
    await step(page, 'tracks').getByText(name).first().waitFor();
  }
  await scrollTo(page.getByRole('heading', { level: 1 }));
  await take('tracks', page);
  await step(page, 'tracks').getByRole('button', { name: t.next }).click();
  await planSeason(page, lang, take);
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

function stepOf(lang: Language) {
  const { steps } = staffTexts[lang].setup;
  return (page: Page, name: keyof typeof steps) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: steps[name] }) });
}

async function describePark(page: Page, lang: Language): Promise<void> {
  const { setup: t, park } = staffTexts[lang];
  const save = page.getByRole('button', { name: t.save, exact: true });
  await page.getByLabel(park.fields.name).fill('Jezioro Wake');
  await page.getByLabel(park.fields['contact.phone']).fill('+48 600 700 800');
  await page.getByLabel(park.fields['contact.map.lat']).fill('53.78');
  await page.getByLabel(park.fields['contact.map.lon']).fill('21.57');
  await save.click();
  await page.getByLabel(park.fields['operator.name']).fill('Jezioro sp. z o.o.');
  await save.click();
  await page.getByLabel(t.tracks.name).waitFor();
}

async function planSeason(page: Page, lang: Language, take: Take): Promise<void> {
  const { setup: t, season } = staffTexts[lang];
  await stepOf(lang)(page, 'season').getByRole('link', { name: t.season.open }).click();
  await page.getByRole('button', { name: season.start.summer }).click();
  await page.getByRole('radio', { name: season.manyPrices, exact: true }).check();
  // A new park has no prices of its own.
  await page.getByLabel(season.priceKinds.weekday).fill('55');
  await page.getByLabel(season.priceKinds.fridayEvening).fill('69');
  await page.getByLabel(season.priceKinds.weekend).fill('69');
  await page.getByLabel(season.priceKinds.holiday).fill('69');
  await page.getByLabel(season.sunsetOn).check();
  await page.getByRole('radio', { name: season.releaseAll, exact: true }).check();
  await scrollTo(page.getByText(season.hours, { exact: true }));
  await take('season', page);
  await page.getByRole('button', { name: season.check }).click();
  await page.getByRole('button', { name: season.review.apply, exact: true }).click();
  await answer(page, season.review.apply);
  await page.getByRole('heading', { name: season.change.done }).waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: t.goOn }).click();
}

/** A first-time visitor on a phone. */
async function bookAsStranger(browser: Browser, park: Park, lang: Language): Promise<Page> {
  const { planner } = texts[lang];
  const rider = await park.newPerson();
  const page = await visit(browser, { park, lang, device: 'phone', path: '/planner', as: rider });
  await page.locator('main a[href="/planner/3"]').click();
  const tomorrow = dayFromToday(1);
  await dayButton(page, tomorrow, lang).click();
  await expectDayOpen(page, tomorrow, lang);
  await slotButtons(page, planner.state.free).first().click();
  await answer(page, planner.book);
  await answer(page, planner.allDone);
  await slotButtons(page, planner.state.mine).first().waitFor();
  return page;
}
