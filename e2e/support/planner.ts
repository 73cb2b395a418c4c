import { type Language, languages } from '@cablepark/domain/time/display';
import { dayOf, defaultZone } from '@cablepark/domain/time/park-time';
import { expect, type Locator, type Page } from '@playwright/test';
import { longDay } from '../../web/src/i18n/dayNames.ts';
import { en } from '../../web/src/i18n/en.ts';
import { pl, type Texts } from '../../web/src/i18n/pl.ts';
import { opening } from './clock.ts';

export { languages };

/** The site's own texts: a test says which one it expects, the dictionaries say how it reads. */
export const texts: Record<Language, Texts> = { pl, en };

/** A day of the sample park by the park's clocks, `days` from the day it opened; no more than four stay on this month's page. */
export function dayFromToday(days: number): Temporal.PlainDate {
  return dayOf(opening, defaultZone).add({ days });
}

/** The button of a day in the month grid, by what a screen reader says. */
export function dayButton(page: Page, day: Temporal.PlainDate, lang: Language): Locator {
  return page.getByRole('gridcell').getByRole('button', { name: longDay(day, lang) });
}

/** A tap that comes before the scripts opens its day once they are there; until then another day's slots stand on the page. */
export async function expectDayOpen(page: Page, day: Temporal.PlainDate, lang: Language): Promise<void> {
  await expect(page.getByRole('heading', { name: longDay(day, lang) })).toBeVisible();
}

/** Slots of the open day by the word of their state. */
export function slotButtons(page: Page, state: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d ${state}, `) });
}

/** The start of a slot's button, `HH:MM`. */
export async function timeOf(slot: Locator): Promise<string> {
  return (await slot.innerText()).slice(0, 5);
}

export function slotAt(page: Page, time: string, state: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${time} ${state}, `) });
}

/** Answers the open question with its affirmative button. */
export async function answer(page: Page, label: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('.Toastify__toast').filter({ hasText: text }).first()).toBeVisible();
}
