import { drawing } from '../../server/test/support/pictures.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { expectToast } from '../support/planner.ts';
import { openParkOf } from '../support/sized-park.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const address = '/desk/pictures';
const alt = { pl: 'Taras nad wodą', en: 'The terrace by the water' };

test('An admin adds photos, says what they show and which point stays in view', async ({
  page,
  lang,
  errors,
}) => {
  test.setTimeout(120_000);
  const { library: t, content, picture } = staffTexts[lang];
  const sized = await openParkOf(1);
  const { park, admin } = sized;
  errors.expect(/status of 409 .*\/park\/pictures/);
  try {
    await arriveAs(page, admin, `${park.url}${address}`);
    await expect(page.getByText(t.empty)).toBeVisible();

    await test.step('a photo and what is none are sent at once', async () => {
      await page.getByLabel(t.send).setInputFiles([
        { name: 'taras\u202egpj.jpg', mimeType: 'image/jpeg', buffer: await drawing(1800, 1200).jpeg(80) },
        { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
      ]);
      await expect(page.getByText(picture.faults.type)).toBeVisible();
      await expect(page.getByText(t.altMissing)).toBeVisible();
      await expect(page.getByText(t.nowhere)).toBeVisible();
      await expectUsable(page);
    });

    await test.step('the point is moved by keys and by a tap, and the photo is described', async () => {
      await page.getByRole('button', { name: t.editOne(t.unnamed(1)) }).click();
      const editor = page.getByRole('dialog', { name: t.edit });
      await editor.getByLabel(t.focusAcross).press('ArrowLeft');
      await expect(editor.getByLabel(t.focusAcross)).toHaveValue('45');
      await editor
        .getByRole('group', { name: t.focus })
        .locator('div', { has: page.locator('img') })
        .click({ position: { x: 5, y: 5 } });
      await expect(editor.getByLabel(t.focusAcross)).toHaveValue('0');
      await expect(editor.locator('[data-x="0"][data-y="0"]')).toHaveCount(2);
      await editor.getByLabel(content.inPolish(t.alt)).fill(alt.pl);
      await expectUsable(page);
      await editor.getByRole('button', { name: t.save }).click();
      await expectToast(page, t.saved);
      await page.reload();
      await expect(page.getByText(content.missingEnglish)).toBeVisible();
      await expect(page.getByRole('img', { name: alt.pl })).toBeVisible();
    });
  } finally {
    await park.close();
  }
});

test('A picture of the library is chosen for an event and an obstacle, and stays while they show it', async ({
  page,
  lang,
}) => {
  test.setTimeout(120_000);
  const { events, library: t, tracks } = staffTexts[lang];
  const { park, admin } = await openParkOf(1);
  try {
    const editor = await park.newPerson('Editor');
    await arriveAs(page, admin, `${park.url}${address}`);
    await page
      .getByLabel(t.send)
      .setInputFiles({ name: 'taras.jpg', mimeType: 'image/jpeg', buffer: await drawing(900, 600).jpeg(80) });
    await expect(page.getByText(t.altMissing)).toBeVisible();

    await test.step('for an obstacle', async () => {
      await page.goto(`${park.url}/desk/tracks`);
      await page
        .getByRole('button', { name: /^(Edytuj|Edit):/ })
        .first()
        .click();
      await page.getByRole('button', { name: t.fromLibraryFor('Rura') }).click();
      const choices = page.getByRole('dialog', { name: 'Rura' });
      await expect(choices.getByRole('button', { name: t.unnamed(1) })).toBeVisible();
      await expectUsable(page);
      await choices.getByRole('button', { name: t.unnamed(1) }).click();
      await expect(page.getByRole('img', { name: 'Rura' })).toHaveJSProperty('naturalWidth', 900);
      await page.getByRole('button', { name: tracks.save, exact: true }).click();
      await expectToast(page, tracks.saved);
    });

    await test.step('for an event, by an Editor, who sees the pictures but not their page', async () => {
      await arriveAs(page, editor, `${park.url}/desk/events`);
      await page.getByRole('button', { name: events.add }).click();
      const polish = page.getByRole('group', { name: events.polish, exact: true });
      await polish.locator('input').fill('Jam');
      await page.getByLabel(events.start).fill('2030-07-06T18:00');
      await page.getByRole('button', { name: t.fromLibraryFor(events.pictureOf('Jam')) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t.unnamed(1) })
        .click();
      await expect(page.getByRole('img', { name: events.pictureOf('Jam') })).toHaveJSProperty(
        'naturalWidth',
        900,
      );
      await expectUsable(page);
      await page.getByRole('button', { name: events.save }).click();
      await expectToast(page, events.saved);
    });

    await test.step('the library says where it is', async () => {
      await arriveAs(page, admin, `${park.url}${address}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: t.onEvent('Jam') })).toBeVisible();
      await expect(main.getByRole('link', { name: t.onTrack('') })).toHaveAttribute('href', '/desk/tracks');
      await page.getByRole('button', { name: t.removeOne(t.unnamed(1)) }).click();
      await expect(page.getByRole('alertdialog')).toContainText(t.onEvent('Jam'));
      await expectUsable(page);
    });
  } finally {
    await park.close();
  }
});
