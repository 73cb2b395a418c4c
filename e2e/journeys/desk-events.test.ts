import type { Locator, Page } from '@playwright/test';
import { drawing } from '../../server/test/support/pictures.ts';
import { expect, expectUsable, otherOf, test } from '../support/desk.ts';
import { answer, dayFromToday, expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const names = { pl: 'Zawody o świcie', en: 'Contest at dawn' };
const descriptions = { pl: 'Start równo ze słońcem, śniadanie na pomoście.', en: 'Starts with the sun.' };

test('An editor announces an event with a picture, changes it and calls it off', async ({
  page,
  park,
  lang,
  visit,
}, { project }) => {
  test.setTimeout(90_000);
  const { events: t, picture: pictureTexts } = staffTexts[lang];
  const other = otherOf(lang);
  const day = dayFromToday(project.name === 'phone' ? 12 : 13).toString();
  const words = { pl: `${names.pl} ${project.name}`, en: `${names.en} ${project.name}` };
  await arriveAs(page, await park.newPerson('Editor'), '/desk/events');
  const visitor = await visit('/events');

  await test.step('the form fits with what is missing in it', async () => {
    await page.getByRole('button', { name: t.add }).click();
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.faults.required)).toHaveCount(2);
    await expect(fields(page, t.polish).name).toBeFocused();
    await expectUsable(page);
  });

  const picture = page.getByRole('img', { name: t.picture });
  await test.step('a real one is kept', async () => {
    const buffer = await drawing(800, 600).jpeg(80);
    await choose(page, { name: 'lake.jpg', mimeType: 'image/jpeg', buffer });
    await expect(picture).toHaveJSProperty('naturalWidth', 800);
    const answered = await page.request.get((await picture.getAttribute('src')) ?? '');
    expect(answered.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^image\/(webp|avif|jpeg)$/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  await test.step('the event is announced in both languages', async () => {
    await fields(page, t.polish).name.fill(words.pl);
    await fields(page, t.english).name.fill(words.en);
    await fields(page, t.polish).description.fill(descriptions.pl);
    await fields(page, t.english).description.fill(descriptions.en);
    await page.getByLabel(t.start).fill(`${day}T05:30`);
    await page.getByLabel(t.end).fill(`${day}T08:00`);
    await page.getByRole('button', { name: t.save }).click();
    await expectToast(page, t.saved);
    await expect(page.getByRole('heading', { name: words[lang] })).toBeVisible();

    await visitor.page.reload();
    const card = visitor.page.getByRole('article', { name: words[lang] });
    await expect(card).toContainText(descriptions[lang]);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 800);
    await visitor.page.getByRole('link', { name: texts[lang].shell.switchLanguage }).click();
    const translated = visitor.page.getByRole('article', { name: words[other] });
    await expect(translated).toContainText(descriptions[other]);
    await visitor.page.getByRole('link', { name: texts[other].shell.switchLanguage }).click();
  });

  await test.step('it is changed', async () => {
    await page.getByRole('button', { name: t.editOne(words[lang]) }).click();
    await page.getByRole('button', { name: pictureTexts.remove }).click();
    await fields(page, lang === 'pl' ? t.polish : t.english).description.fill('DJ: Fala');
    await page.getByRole('button', { name: t.save }).click();
    await expectToast(page, t.saved);
    await visitor.page.reload();
    const card = visitor.page.getByRole('article', { name: words[lang] });
    await expect(card).toContainText('DJ: Fala');
    await expect(card.locator('img')).not.toHaveAttribute('src', /assets/);
  });

  await test.step('it is called off', async () => {
    await page.getByRole('button', { name: t.deleteOne(words[lang]) }).click();
    await expect(page.getByRole('alertdialog')).toContainText(t.deleteQuestion(words[lang]));
    await answer(page, t.delete);
    await expectToast(page, t.deleted);
    await expect(page.getByRole('heading', { name: words[lang] })).toHaveCount(0);
    await visitor.page.reload();
    await expect(visitor.page.getByRole('article').first()).toBeVisible();
    await expect(visitor.page.getByRole('article', { name: words[lang] })).toHaveCount(0);
  });
});

function fields(page: Page, legend: string): { name: Locator; description: Locator } {
  const group = page.getByRole('group', { name: legend, exact: true });
  return { name: group.locator('input'), description: group.locator('textarea') };
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file);
}
