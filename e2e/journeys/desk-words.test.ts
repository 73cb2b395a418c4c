import type { Language } from '@cablepark/domain/time/display';
import { mostLines } from '@cablepark/domain/words/words.schema';
import type { Page } from '@playwright/test';
import { readContent, writeContent } from '../support/contents.ts';
import { expect, expectUsable, otherOf, test } from '../support/desk.ts';
import type { Park } from '../support/park.ts';
import { answer, expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const address = '/desk/pages/bar';
const heading = { pl: 'Zupy dnia', en: 'Soups of the day' };
const text = '**Żurek** i [ceny](/prices)\n\n- chłodnik\n- grochówka';

const htmlOf = async (park: Park, path: string) => await (await fetch(park.url + path)).text();

/** Presses what the keys would reach, by the keys. */
async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().focus();
  await page.keyboard.press(key);
}

test('An admin writes the words of a page in two languages, hides it and shows it again, and an older version comes back', async ({
  page,
  park,
  lang,
  visit,
}) => {
  test.setTimeout(120_000);
  const { content: c, words: t, library } = staffTexts[lang];
  const label = (name: string, of: Language) => (of === 'pl' ? c.inPolish(name) : c.inEnglish(name));
  /** Of the part that was added last. */
  const field = (name: string, of: Language) => page.getByLabel(label(name, of), { exact: true }).last();
  const isShown = page.getByRole('checkbox', { name: t.isShown });
  const saveNow = async () => {
    await press(page, c.save);
    await expectToast(page, c.saved);
    await expect(page.getByText(c.allSaved)).toBeVisible();
  };
  const admin = await park.newPerson('Admin');
  const before = await readContent(park, 'bar');

  try {
    await test.step('a text in one language is noted, and one of too many lines is refused at its field', async () => {
      await arriveAs(page, admin, address);
      await press(page, t.add);
      await field(t.heading, 'pl').fill(heading.pl);
      await field(t.text, 'pl').fill('a\n'.repeat(mostLines).concat('a'));
      await expect(field(t.text, 'en')).toHaveAccessibleDescription(c.missingEnglish);
      await expect(page.getByText(c.lacksEnglish(2))).toBeVisible();
      await press(page, c.save);
      await expect(page.getByText(c.checkFields)).toBeVisible();
      await expect(field(t.text, 'pl')).toBeFocused();
      await expect(field(t.text, 'pl')).toHaveAccessibleDescription(c.tooManyLines(mostLines));
      await expectUsable(page);
      await field(t.text, 'pl').fill(text);
      await field(t.heading, 'en').fill(heading.en);
      await expect(page.getByText(c.lacksEnglish(1))).toBeVisible();
      expect(await readContent(park, 'bar')).toEqual(before);
    });

    await test.step('it gets a picture and goes to the top, by keyboard', async () => {
      const { pictures } = before;
      const ours = Object.values(pictures).at(-1)?.alt[lang] ?? '';
      const name = heading[lang];
      await press(page, `${library.choose}: ${t.picture(name)}`);
      await page.getByRole('dialog').getByRole('button', { name: ours, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const up = page.getByRole('button', { name: t.up(name), exact: true });
      await up.focus();
      for (const _above of before.content.sections) {
        await page.keyboard.press('Enter');
        await expect(up).toBeFocused();
      }
      await expect(up).toHaveAttribute('aria-disabled', 'true');
      await saveNow();
      await expectUsable(page);
    });

    await test.step('visitors read it, in Polish where there is no English', async () => {
      for (const language of [lang, otherOf(lang)]) {
        const { page: theirs } = await visit(`/bar?lang=${language}`);
        // Below the card of the opening hours.
        const first = theirs.getByRole('main').locator('section').nth(1);
        await expect(first.getByRole('heading')).toHaveText(heading[language]);
        await expect(first.locator('[lang=pl] strong')).toHaveText('Żurek');
        await expect(first.getByRole('link', { name: 'ceny' })).toHaveAttribute('href', /^\/prices/);
        await expect(first.getByRole('listitem')).toHaveText(['chłodnik', 'grochówka']);
        await expect(first.getByRole('img')).toBeVisible();
      }
    });

    await test.step('hidden, it leaves menu, links and site map, and comes back as it was', async () => {
      const linked = async () =>
        (await Promise.all([htmlOf(park, '/'), htmlOf(park, '/features'), htmlOf(park, '/sitemap.xml')])).map(
          (read) => /\/bar\b/.test(read.replaceAll(/<script[^]*?<\/script>|\/art\/\S+/g, '')),
        );
      expect(await linked()).toEqual([true, true, true]);
      await isShown.focus();
      await page.keyboard.press('Space');
      await saveNow();
      expect(await linked()).toEqual([false, false, false]);
      const { page: theirs } = await visit('/bar');
      await expect(theirs).toHaveURL(`${park.url}/`);
      await isShown.focus();
      await page.keyboard.press('Space');
      await saveNow();
      expect(await linked()).toEqual([true, true, true]);
      await theirs.goto(`${park.url}/bar`);
      await expect(theirs.getByRole('heading', { name: heading[lang] })).toBeVisible();
    });

    await test.step('the history brings back what stood before', async () => {
      await press(page, c.history.open);
      const history = page.getByRole('dialog', { name: c.history.title });
      await press(page, c.history.lookAt(c.history.version(before.version)));
      await expect(history.getByText(before.content.title[lang]).first()).toBeVisible();
      await press(page, c.history.putBack);
      await answer(page, c.history.putBack);
      await expectToast(page, c.history.done);
      const { version, content } = await readContent(park, 'bar');
      expect([version, content]).toEqual([before.version + 4, before.content]);
      expect(await htmlOf(park, '/bar')).not.toContain(heading.pl);
    });
  } finally {
    await writeContent(park, admin, 'bar', before.content);
  }
});
