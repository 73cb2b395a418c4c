import type { Scene } from '@cablepark/domain/content/home.schema';
import type { PriceGroup, PriceRow } from '@cablepark/domain/prices/prices.schema';
import type { Language } from '@cablepark/domain/time/display';
import type { Bilingual, Section } from '@cablepark/domain/words/words.schema';
import { expect, type Locator, type Page } from '@playwright/test';
import { answer, expectToast } from '../planner.ts';
import { staffTexts } from '../staff.ts';
import { description } from './description.ts';
import { colours, logo } from './looks.ts';
import { type Photos, photos } from './photos.ts';

/** What the owner does in the browser, each on the page that it is for. */
export interface Owner {
  page: Page;
  /** Of the park. */
  url: string;
  lang: Language;
}

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

async function save({ page, lang }: Owner): Promise<void> {
  const { content } = staffTexts[lang];
  await button(page, content.save).click();
  await expectToast(page, content.saved);
  await expect(button(page, content.save)).toBeDisabled();
}

async function fillBoth(
  place: Page | Locator,
  lang: Language,
  label: string,
  text: Bilingual,
): Promise<void> {
  const { inPolish, inEnglish } = staffTexts[lang].content;
  await place.getByLabel(inPolish(label), { exact: true }).last().fill(text.pl);
  await place.getByLabel(inEnglish(label), { exact: true }).last().fill(text.en);
}

export async function chooseLooks(owner: Owner): Promise<void> {
  const { page, url, lang } = owner;
  const { looks: t } = staffTexts[lang];
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto(`${url}/desk/looks`);
  await field(t.name).fill(description.name);
  await button(page, t.saveName).click();
  await expectToast(page, t.saved);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
  await expect(page.getByText(t.changeLogo)).toBeVisible();
  await button(page, t.own).click();
  await field(t.main).fill(colours.main);
  await field(t.second).fill(colours.second);
  await save(owner);
}

/** Three photographs at once, as from a telephone, and what is to be seen on the first. */
export async function sendPhotos(owner: Owner): Promise<void> {
  const { page, url, lang } = owner;
  const { library: t } = staffTexts[lang];
  await page.goto(`${url}/desk/pictures`);
  const files = await Promise.all(
    Object.values(photos).map(async ({ file, take }) => ({
      name: file,
      mimeType: 'image/jpeg',
      buffer: await take(),
    })),
  );
  await page.getByLabel(t.send).setInputFiles(files);
  await expect(page.getByText(t.states.sent)).toHaveCount(files.length, { timeout: 90_000 });
  await button(page, t.editOne(t.unnamed(files.length))).click();
  const editor = page.getByRole('dialog', { name: t.edit });
  await editor.getByLabel(t.focusAcross).fill(String(photos.pit.focus.x));
  await editor.getByLabel(t.focusDown).fill(String(photos.pit.focus.y));
  await fillBoth(editor, lang, t.alt, photos.pit.alt);
  await button(editor, t.save).click();
  await expectToast(page, t.saved);
}

async function pick({ page, lang }: Owner, label: string, photo: keyof Photos): Promise<void> {
  const { library: t } = staffTexts[lang];
  await button(page, `${t.choose}: ${label}`).click();
  await button(page.getByRole('dialog'), photos[photo].alt[lang]).click();
}

export async function addScene(owner: Owner, scene: Scene, photo: keyof Photos): Promise<void> {
  const { page, url, lang } = owner;
  const { home: t } = staffTexts[lang];
  await page.goto(`${url}/desk/pages/home`);
  await button(page, t.scenes.add).click();
  await pick(owner, t.fields.picture, photo);
  await fillBoth(page, lang, t.fields.title, scene.title);
  await fillBoth(page, lang, t.fields.line, scene.line);
  await fillBoth(page, lang, t.fields.name, scene.name);
  if (scene.action) {
    const hasAction = page.getByRole('checkbox', { name: t.fields.hasAction, exact: true });
    await hasAction.check();
    await fillBoth(page, lang, t.fields.label, scene.action.label);
    await page.getByLabel(t.fields.target).selectOption({ label: t.pages.bar });
  }
  await save(owner);
}

export async function addSection(owner: Owner, section: Section, photo: keyof Photos): Promise<void> {
  const { page, url, lang } = owner;
  const { words: t } = staffTexts[lang];
  await page.goto(`${url}/desk/pages/features`);
  await button(page, t.add).click();
  await fillBoth(page, lang, t.heading, section.heading);
  await fillBoth(page, lang, t.text, section.text);
  await pick(owner, t.picture(section.heading[lang]), photo);
  await save(owner);
}

export async function addPriceRow(owner: Owner, { name }: PriceGroup, row: PriceRow): Promise<void> {
  const { page, url, lang } = owner;
  const { prices: t } = staffTexts[lang];
  await page.goto(`${url}/desk/prices`);
  await button(page, t.addRowTo(name[lang])).click();
  await fillBoth(page, lang, t.name, row.name);
  await fillBoth(page, lang, t.note, row.note);
  await page.getByLabel(t.price, { exact: true }).fill(String(row.price));
  if (row.weekendPrice !== null) {
    await page.getByLabel(t.hasWeekend).check();
    await page.getByLabel(t.weekendPrice).fill(String(row.weekendPrice));
  }
  await save(owner);
}

export async function hideBar(owner: Owner): Promise<void> {
  const { page, url, lang } = owner;
  await page.goto(`${url}/desk/pages/bar`);
  await page.getByRole('checkbox', { name: staffTexts[lang].words.isShown }).uncheck();
  await save(owner);
}

/** @param path of an editor @param version that stood before */
export async function putBack({ page, url, lang }: Owner, path: string, version: number): Promise<void> {
  const { history: t } = staffTexts[lang].content;
  await page.goto(url + path);
  await button(page, t.open).click();
  await button(page, t.lookAt(version === 0 ? t.first : t.version(version))).click();
  await button(page.getByRole('dialog'), t.putBack).click();
  await answer(page, t.putBack);
  await expectToast(page, t.done);
}
