import type { SlotRow } from '@cablepark/contract/slots';
import type { Page } from '@playwright/test';
import { drawing } from '../../server/test/support/pictures.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { answer, expectToast, slotAt, texts } from '../support/planner.ts';
import { openParkOf } from '../support/sized-park.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const name = 'Laguna';
const address = '/desk/tracks';

test('An admin of an empty park is led to the first track, and a name is enough', async ({
  page,
  lang,
  visit,
}) => {
  const { planner } = texts[lang];
  const t = staffTexts[lang].tracks;
  const { park, admin, rider } = await openParkOf(0);
  try {
    const { page: guests } = await visit('/planner', { as: rider, park });
    await expect(guests.getByRole('heading', { name: planner.noTracksTitle })).toBeVisible();
    await expect(guests.getByRole('link', { name: planner.addTrack })).toHaveCount(0);
    await guests.goto(`${park.url}/planner/1`);
    await expect(guests).toHaveURL(`${park.url}/planner`);

    for (const path of ['/today', '/bookings', '/edit', '/planner']) {
      // The same browser goes from page to page.
      // oxlint-disable-next-line no-await-in-loop
      await arriveAs(page, admin, `${park.url}${path}`);
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.getByRole('heading', { name: planner.noTracksTitle }).first()).toBeVisible();
    }
    await page.getByRole('link', { name: planner.addTrack }).click();
    await page.getByRole('button', { name: t.addFirst }).click();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(field(page, t.name)).toBeFocused();
    await expect(field(page, t.name)).toHaveAccessibleDescription(t.faults.name);
    await field(page, t.name).fill('1');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expectToast(page, t.saved);
    await expect(page.getByRole('heading', { name: texts[lang].common.track(1), exact: true })).toBeVisible();

    await guests.goto(`${park.url}/planner`);
    await expect(guests.getByRole('link', { name: planner.bookTrack })).toHaveAttribute(
      'href',
      /^\/planner\/\d+$/,
    );
    // What this page still asks for must not meet a park that is gone.
    await guests.close();
  } finally {
    await park.close();
  }
});

test('An admin adds a track with obstacles, closes it, and retires it once its bookings are settled', async ({
  page,
  lang,
  visit,
  errors,
}) => {
  test.setTimeout(120_000);
  const { planner } = texts[lang];
  const t = staffTexts[lang].tracks;
  const { park, admin, rider } = await openParkOf(2);
  const { page: guest } = await visit('/planner', { as: rider, park });
  errors.expect(/status of 4\d\d .*\/items\/Asset/);
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
  await test.step('its name is its own, and it changes places', async () => {
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await field(page, t.name).fill(name.toUpperCase());
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(field(page, t.name)).toHaveAccessibleDescription(t.faults.taken);
    await page.getByRole('button', { name: t.back, exact: true }).click();
    await answer(page, staffTexts[lang].form.drop);
    const rows = page.getByRole('list', { name: t.standing }).getByRole('heading');
    await expect(rows.nth(2)).toHaveText(name);
    await page.getByRole('button', { name: t.up(name) }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toHaveText(name);
    await expect(page.getByRole('button', { name: t.up(name) })).toBeFocused();
  });

  const slot = await park.call<SlotRow>(
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

  await test.step('it cannot go while somebody is to ride there, and the page says when', async () => {
    await park.call('PATCH', `/items/Slot/${slot.id}`, { bookedBy: rider.id }, admin);
    await page.getByRole('button', { name: t.editOne(name) }).click();
    await page.getByRole('button', { name: t.retire }).click();
    await answer(page, t.retire);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t.heldTitle(name));
    await expect(dialog).toContainText('04.07.2026, 15:00');
    await expect(dialog.getByRole('link', { name: t.heldLink })).toHaveAttribute(
      'href',
      `/bookings?track=${track}`,
    );
    await dialog.getByRole('button').last().click();
  });

  await test.step('settled, it goes; its past stays, and it comes back', async () => {
    await park.call('PATCH', `/items/Slot/${slot.id}`, { bookedBy: null }, admin);
    await page.getByRole('button', { name: t.delete }).click();
    await answer(page, t.delete);
    await expectToast(page, texts[lang].errors.byCode.TRACK_IN_USE ?? t.deleteFailed);
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
