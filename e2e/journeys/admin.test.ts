import { expect, expectUsable, test } from '../support/desk.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

test('An admin opens every page of the desk, and everybody could use it', async ({
  page,
  park,
  lang,
  errors,
}) => {
  test.setTimeout(300_000);
  // The tests' own preparation of each frame: no script runs in the preview's.
  errors.expect(/sandboxed/);
  await arriveAs(page, await park.newPerson('Admin'), '/today');
  const { menu } = staffTexts[lang];
  const links = page
    .getByRole('navigation', { name: menu.title, exact: true, includeHidden: true })
    .locator('a');
  await expect(links.first()).toBeAttached();
  const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectUsable(page);
  }
});
