import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { Page } from '@playwright/test';
import { expect, expectUsable, otherOf, test } from '../support/desk.ts';
import type { Park } from '../support/park.ts';
import type { Person } from '../support/people.ts';
import { answer, expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const address = '/desk/pages/home';
type Home = ShownContent<'home'>;
const read = async (park: Park) => await park.call<Home>('GET', '/park/contents/home');

/** The page as it comes to whoever has no scripts. */
async function pageIn(park: Park, language: string): Promise<string> {
  return await (await fetch(`${park.url}/?lang=${language}`, { headers: { accept: 'text/html' } })).text();
}

/** Somebody writes the page over the wire. */
async function write(park: Park, admin: Person, change: (home: Home) => void): Promise<void> {
  const home = await read(park);
  change(home);
  const body = { edited: home.version, content: home.content };
  await park.call('POST', '/park/contents/home/versions', body, admin);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('An admin rewrites the home page, everybody sees it at once, and an earlier version comes back', async ({
  page,
  park,
  lang,
  visit,
  errors,
}) => {
  test.setTimeout(120_000);
  const { content: c, home: t, form } = staffTexts[lang];
  const in_ = { pl: c.inPolish, en: c.inEnglish };
  const field = (label: string, language: 'pl' | 'en') =>
    page.getByLabel(in_[language](label), { exact: true });
  const admin = await park.newPerson('Admin');
  const before = await read(park);
  // The tests' own preparation of each frame: no script runs in the preview's.
  errors.expect(/sandboxed/);
  const [first, second] = before.content.scenes;
  const name = first?.name[lang] ?? '';

  try {
    await test.step('what no page can show is told at its field', async () => {
      await arriveAs(page, admin, address);
      await expect(button(page, c.save)).toBeDisabled();
      await button(page, t.scenes.editScene(name)).click();
      await field(t.fields.title, 'pl').fill('');
      await field(t.fields.title, 'en').fill('');
      await page.getByLabel(t.fields.target).selectOption({ label: t.fields.elsewhere });
      await page.getByLabel(t.fields.address).fill('javascript:alert(1)');
      await button(page, c.save).click();
      await expect(page.getByText(c.checkFields)).toBeVisible();
      await expect(field(t.fields.title, 'pl')).toBeFocused();
      await expect(field(t.fields.title, 'pl')).toHaveAccessibleDescription(c.needed);
      await expect(page.getByLabel(t.fields.address)).toHaveAccessibleDescription(t.fields.targetFault);
      await expectUsable(page);
      expect(await read(park)).toEqual(before);
    });

    await test.step('the preview shows what is typed, at both sizes and in both languages', async () => {
      await field(t.fields.title, 'pl').fill('Zalew czeka');
      const preview = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
      for (const title of [t.preview.phone, t.preview.desktop])
        await expect(preview(title).getByText('Zalew czeka')).toBeVisible();
      await expect(page.getByText(c.missingEnglish)).toBeVisible();
      await expect(page.getByText(c.lacksEnglish(1))).toBeVisible();
      await field(t.fields.title, 'en').fill('<b>The reservoir</b> $& waits');
      await page.getByRole('radio', { name: t.preview.languages.en, exact: true }).check();
      await expect(preview(t.preview.phone).getByText('<b>The reservoir</b> $& waits')).toBeVisible();
      await page.getByLabel(t.fields.target).selectOption({ label: t.pages.contact });
    });

    await test.step('scenes are moved by keyboard, turned off, removed and brought back', async () => {
      await button(page, t.scenes.down(name)).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, t.scenes.down(name))).toBeFocused();
      await page.getByRole('checkbox', { name: t.scenes.shownScene(second?.name[lang] ?? '') }).uncheck();
      await button(page, t.scenes.remove).click();
      await expect(page.getByText(t.scenes.removed(name))).toBeVisible();
      await button(page, t.scenes.undoRemove).click();
      await button(page, t.scenes.up(name)).click();
      await button(page, c.save).click();
      await expectToast(page, c.saved);
      await expect(button(page, c.save)).toBeDisabled();
    });

    await test.step('visitors see it, with scripts and without', async () => {
      const { page: theirs } = await visit('/');
      const words = { pl: 'Zalew czeka', en: '<b>The reservoir</b> $& waits' };
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(words[lang]);
      await expect(theirs.locator(`#${first?.id}`)).toBeVisible();
      await expect(theirs.locator(`#${second?.id}`)).toHaveCount(0);
      expect(await pageIn(park, 'pl')).toContain('Zalew czeka');
      expect(await pageIn(park, 'en')).toContain('&lt;b&gt;The reservoir&lt;/b&gt; $&amp; waits');
      expect(await pageIn(park, 'pl')).not.toContain(`<section id="${second?.id}"`);
      // On a page that was open before.
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang]);
    });

    await test.step('what somebody else saved meanwhile is not lost, nor what was typed', async () => {
      const other = await park.newPerson('Admin');
      await page.goto(address);
      await button(page, t.scenes.editScene(name)).click();
      await field(t.fields.title, 'pl').fill('Moje słowa');
      await write(park, other, ({ content }) => {
        content.title.pl = 'Cudze słowa';
      });
      errors.expect(/409/);
      await button(page, c.save).click();
      await expect(page.getByText(c.conflict.title)).toBeVisible();
      await expect(page.getByText(other.name)).toBeVisible();
      await expect(field(t.fields.title, 'pl')).toHaveValue('Moje słowa');
      await expectUsable(page);
      await button(page, c.conflict.load).click();
      await answer(page, c.conflict.load);
      await expect(page.getByText(c.conflict.title)).toHaveCount(0);
      await expect(field(t.about.name, 'pl')).toHaveValue('Cudze słowa');
      await expect(page.getByText('Moje słowa')).toHaveCount(0);
    });

    await test.step('leaving asks, and the history leads back', async () => {
      await field(t.about.name, 'pl').fill('Niezapisane');
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await answer(page, form.stay);
      await button(page, c.history.open).click();
      const history = page.getByRole('dialog', { name: c.history.title });
      await button(page, c.history.lookAt(c.history.version(before.version))).click();
      await expect(history.frameLocator('iframe').getByText(first?.title[lang] ?? '')).toBeVisible();
      await expectUsable(page);
      await history.getByRole('button', { name: c.history.putBack }).click();
      await expect(page.getByRole('alertdialog')).toContainText(c.history.unsavedText);
      await answer(page, c.history.putBack);
      await expectToast(page, c.history.done);
      await expect(history).toHaveCount(0);
      expect(await read(park)).toMatchObject({ version: before.version + 3, content: before.content });
      expect(await pageIn(park, otherOf(lang))).toContain(first?.title[otherOf(lang)] ?? '');
    });
  } finally {
    const home = await read(park);
    const body = { edited: home.version, content: before.content };
    await park.call('POST', '/park/contents/home/versions', body, admin);
  }
});
