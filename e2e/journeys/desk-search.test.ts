import { riderPath } from '@cablepark/contract/desk-paths';
import { paths } from '@cablepark/contract/paths';
import type { Language } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { searchTexts } from '../../web/src/features/staff-riders/search/search.texts.ts';
import { counter } from '../support/counter.ts';
import { newRider, sitDown, test } from '../support/day.ts';
import { tablet } from '../support/depth.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

test.beforeEach(async ({ page }, { project }) => {
  if (project.name === 'desktop') await page.setViewportSize(tablet);
});

test('From every page of the staff Żółkowska is found by “zolk”, in two taps and one field', async ({
  page,
  park,
  lang,
  errors,
}) => {
  test.setTimeout(240_000);
  // The tests' own preparation of each frame: no script runs in the preview's.
  errors.expect(/sandboxed/);
  const t = searchTexts[lang];
  const admin = await park.newPerson('Admin');
  const { id } = await newRider(park, admin, 'Żaneta Żółkowska');
  await sitDown(page, admin, paths.today);
  const pages = [...(await pagesOfMenu(page, lang)), paths.mailTexts, paths.homeEditor, riderPath(id)];
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const { tap, type, count } = counter();
      await tap(
        page.getByRole('button', { name: new RegExp(`^${staffTexts[lang].menu.search}( /)?$`) }).first(),
      );
      const dialog = page.getByRole('dialog', { name: t.title });
      const field = dialog.getByLabel(t.label);
      await expect(field).toBeFocused();
      await type(field, 'zolk');
      const riders = dialog.getByRole('region', { name: t.kinds.riders });
      await tap(riders.getByRole('link', { name: 'Żaneta Żółkowska' }));
      await expect(page).toHaveURL(riderPath(id));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Żaneta Żółkowska');
      await expect(dialog).toHaveCount(0);
      expect(count, path).toEqual({ taps: 2, fields: 1 });
    });
  }
});

/** A phone has the menu behind a press. */
async function pagesOfMenu(page: Page, lang: Language): Promise<string[]> {
  const { menu } = staffTexts[lang];
  const links = page
    .getByRole('navigation', { name: menu.title, exact: true, includeHidden: true })
    .getByRole('link', { includeHidden: true });
  await expect(links.first()).toBeAttached();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThanOrEqual(20);
  return addresses;
}
