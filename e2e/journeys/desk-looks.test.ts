import type { ServerInfoRow } from '@cablepark/contract/park/info.schema';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const svg = (inside: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30">${inside}</svg>`),
});
const logo = svg('<path d="M0 30 15 0l15 20L45 0l15 30z" fill="#5b2a86"/>');
/** What the theme makes of them (domain/theme/theme.ts): the bars by day and by night. */
const colours = { main: '#3c1a5b', second: '#c0f040' };
const bars = { light: 'rgb(60, 26, 91)', dark: 'rgb(24, 16, 33)' };

test('An admin gives the park a logo and colours, and visitors see them everywhere by day and by night', async ({
  page,
  park,
  lang,
  visit,
}) => {
  test.setTimeout(120_000);
  const { looks: t, content } = staffTexts[lang];
  const admin = await park.newPerson('Admin');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const save = page.getByRole('button', { name: content.save, exact: true });

  await test.step('two colours are picked', async () => {
    await arriveAs(page, admin, '/desk/looks');
    await page.getByRole('button', { name: t.own }).click();
    await field(t.main).fill(colours.main);
    await field(t.second).fill(colours.second);
    await expect(page.getByText(t.fails, { exact: false })).toBeHidden();
  });

  await test.step('a drawing of shapes is taken', async () => {
    const file = page.locator('input[type=file]');
    await file.setInputFiles(logo);
    await field(t.onPlate).check();
    await expectUsable(page);
    await save.click();
    await expectToast(page, content.saved);
    await expect(page.getByRole('banner').locator('img')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('background-color', bars.light);
  });

  const { page: visitor } = await visit('/');
  for (const scheme of ['light', 'dark'] as const) {
    await test.step(`a visitor sees them: ${scheme}`, async () => {
      await visitor.emulateMedia({ colorScheme: scheme });
      for (const path of ['/', '/prices', '/planner/1', '/login', '/events?lang=en']) {
        await visitor.goto(park.url + path);
        await expect(visitor.getByRole('heading').first()).toBeVisible();
        const bar = visitor.getByRole('banner');
        await expect(bar).toHaveCSS('background-color', bars[scheme]);
        const picture = bar.locator('img');
        await expect(picture).toHaveJSProperty('complete', true);
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        await expect(visitor.locator('meta[name=theme-color]')).toHaveAttribute('content', colours.main);
        await expectAccessible(visitor);
      }
    });
  }

  await test.step('the phone’s icon and the picture of a shared link are made of them', async () => {
    await visitor.goto(park.url);
    const at = async (selector: string, name: string) =>
      new URL((await visitor.locator(selector).first().getAttribute(name)) ?? '', park.url).pathname;
    const share = await at('meta[property="og:image"]', 'content');
    const icon = await at('link[rel=apple-touch-icon]', 'href');
    expect([share, icon]).toEqual(['/park/icons/share.jpg', '/park/icons/icon-180.png']);
    for (const path of [share, icon]) expect((await visitor.request.get(park.url + path)).status()).toBe(200);
  });

  await test.step('ours come back from the history', async () => {
    const { history } = content;
    await page.getByRole('button', { name: history.open }).click();
    await page.getByRole('button', { name: history.lookAt(history.first) }).click();
    await page.getByRole('button', { name: history.putBack }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: history.putBack }).click();
    await expectToast(page, history.done);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(6, 40, 61)');
    expect((await park.call<ServerInfoRow>('GET', '/server/info')).park.looks).toBeNull();
    await visitor.goto(park.url);
    await expect(visitor.getByRole('banner').locator('img')).toHaveCount(0);
  });
});
