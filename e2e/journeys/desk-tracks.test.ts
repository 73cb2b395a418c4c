import type { Page } from '@playwright/test';
import { drawing } from '../../server/test/support/pictures.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { answer, expectToast, slotAt, texts } from '../support/planner.ts';
import { openParkOf } from '../support/sized-park.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const name = 'Laguna';
const address = '/desk/tracks';

test('An admin adds a track with obstacles, closes it and retires it, and guests see it at once', async ({
  page,
  lang,
  visit,
}) => {
  test.setTimeout(120_000);
  const { planner } = texts[lang];
  const t = staffTexts[lang].tracks;
  const { park, admin, rider } = await openParkOf(2);
  const { page: guest } = await visit('/planner', { as: rider, park });
  const called = guest.getByRole('heading', { name, exact: true });

  await test.step('the third track is described, and guests see it', async () => {
    await arriveAs(page, admin, `${park.url}${address}`);
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await field(page, t.name).fill(name);
    await page.getByLabel(t.length).fill('7');
    await page.getByLabel(t.level).selectOption('pro');
    await page.getByRole('radio', { name: t.colours.plum }).check();
    await page.getByRole('button', { name: t.addObstacle }).click();
    await expect(page.getByLabel(t.obstacleName)).toBeFocused();
    await page.keyboard.type('Rura');
    await page.getByLabel(t.picture, { exact: true }).selectOption('obstacle-pipe');
    await page.getByRole('button', { name: t.addObstacle }).click();
    await page.keyboard.type('Stół');
    await page.getByLabel(t.sendPicture('Stół')).setInputFiles({
      name: 'stol.png',
      mimeType: 'image/png',
      buffer: await drawing().png(),
    });
    await expect(page.getByRole('img', { name: 'Stół' })).toHaveJSProperty('complete', true);
    await page.getByRole('button', { name: t.obstacleUp('Stół') }).click();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByLabel(t.length)).toBeFocused();
    await expect(page.getByLabel(t.length)).toHaveAccessibleDescription(t.faults.length);
    await page.getByLabel(t.length).fill('180');
    await expectUsable(page);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expectToast(page, t.saved);
    await expect(page.getByRole('button', { name: t.up(name) })).toBeVisible();
    await expectUsable(page);

    await guest.reload();
    const card = guest.getByRole('region', { name, exact: true });
    await expect(card).toContainText(planner.trackLength(180));
    await expect(card).toContainText(planner.levels.pro);
    await expect(card.getByRole('listitem')).toHaveText(['Stół', 'Rura']);
  });

  const track = await idOf(park);
  await park.call(
    'POST',
    '/items/Slot',
    { startTime: '2026-07-04T13:00:00Z', duration: 30, price: 60, asset: track, bookedBy: null },
    admin,
  );
  await test.step('closed, it says so and takes no press of a rider', async () => {
    await page.getByRole('button', { name: t.closeOne(name) }).click();
    await answer(page, t.closeConfirm);
    await expectToast(page, t.closedNow);
    await guest.goto(`${park.url}/planner/${track}?day=2026-07-04`);
    await expect(guest.getByText(planner.trackClosedOther)).toBeVisible();
    await expect(slotAt(guest, '15:00', planner.state.closed)).toBeDisabled();
  });

  await test.step('it goes from the planner, and comes back', async () => {
    await page.getByRole('button', { name: t.editOne(name) }).click();
    await page.getByRole('button', { name: t.retire }).click();
    await answer(page, t.retire);
    await expectToast(page, t.retiredNow);
    await expect(page.getByRole('heading', { name: t.retired })).toBeVisible();
    await guest.goto(`${park.url}/planner`);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(called).toHaveCount(0);
    await guest.goto(`${park.url}/planner/${track}`);
    await expect(guest).toHaveURL(`${park.url}/planner`);
    await page.getByRole('button', { name: t.restoreOne(name) }).click();
    await expectToast(page, t.restored);
    await expect(page.getByRole('button', { name: t.openOne(name) })).toBeVisible();
  });
  // What their pages still ask for must not meet a park that is gone.
  await Promise.all([guest.close(), page.close()]);
  await park.close();
});

/** Of the two fields with this label the Polish one. */
function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true }).first();
}

async function idOf(park: { call: <Data>(method: string, path: string) => Promise<Data> }): Promise<number> {
  const tracks = await park.call<{ id: number; name: string }[]>('GET', '/items/Asset');
  return tracks.find((track) => track.name === name)?.id ?? 0;
}
