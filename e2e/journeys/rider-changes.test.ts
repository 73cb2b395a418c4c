import { moveRidePath } from '@cablepark/contract/rides/own-moves';
import type { Locator, Page } from '@playwright/test';
import { ownMove as en } from '../../web/src/i18n/en/own-move.ts';
import { ownMove as pl } from '../../web/src/i18n/pl/own-move.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { answer, dayFromToday, slotButtons, texts } from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const words = { pl, en };
const day = dayFromToday(3);

/** Whether a finger in the middle of it reaches it: nothing lies over it, and all of it is on the screen. */
async function expectInReach(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => button.evaluate(isOnTop)).toBe(true);
}

async function bookOne(page: Page, { planner }: (typeof texts)['pl']): Promise<Locator> {
  const free = slotButtons(page, planner.state.free).first();
  const id = await free.getAttribute('data-slot');
  await free.click();
  await answer(page, planner.book);
  await answer(page, planner.allDone);
  return page.locator(`[data-slot="${id}"]`);
}

test('A rider undoes a cancelling by thumb and by keys, in the sheet of the day and above the bar at the bottom', async ({
  page,
  park,
  lang,
  errors,
}) => {
  const t = texts[lang];
  const { planner, account } = t;
  test.setTimeout(120_000);
  const offer = page.getByRole('region', { name: planner.undoing.label });
  const undo = offer.getByRole('button', { name: planner.undo });
  await arriveAs(page, await park.newPerson(), `/planner/1?day=${day.toString()}`);
  const slot = await bookOne(page, t);

  const undone = '**/me/cancellations/undone';
  // What did not get through stays until somebody has read it, however long that takes.
  errors.expect(/ERR_FAILED/);

  await test.step('in the planner a tap brings it back', async () => {
    await slot.click();
    await answer(page, planner.cancelBooking);
    await undo.click();
    await expect(slot).toHaveAttribute('data-state', 'mine');
    await expect(offer).toBeHidden();
  });

  await test.step('a second Enter does not undo what the first has done; Alt+T leads there', async () => {
    await slot.click();
    await page.getByRole('alertdialog').getByRole('button', { name: planner.cancelBooking }).press('Enter');
    await undo.waitFor();
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(false);
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Enter');
    await expect(slot).toHaveAttribute('data-state', 'mine');
    await expect(slot).toBeFocused();
  });

  await test.step('it lies over the sheet', async () => {
    await page.route(undone, (route) => route.abort());
    await slot.click();
    await answer(page, planner.cancelBooking);
    await undo.click();
    await expect(offer.getByText(planner.notChanged)).toBeVisible();
    await expectInReach(undo);
    await expectAccessible(page);
    await page.unroute(undone);
  });

  await test.step('in the account it lies above the bar at the bottom', async () => {
    await page.reload();
    await bookOne(page, t);
    await page.goto('/myAccount');
    const cancel = page.getByRole('button', {
      name: new RegExp(`^${account.cancelAt('', '').split(':')[0]}:`),
    });
    await cancel.click();
    await answer(page, planner.cancelBooking);
    await undo.click();
    await expect(cancel).toBeVisible();
    await page.route(undone, (route) => route.abort());
    await cancel.click();
    await answer(page, planner.cancelBooking);
    await undo.click();
    await expect(offer.getByText(planner.notChanged)).toBeVisible();
    await expectInReach(undo);
    await expectAccessible(page);
  });
});

test('A rider looks for another slot: Back leaves the choice, a reload keeps it', async ({
  page,
  park,
  lang,
}) => {
  const t = texts[lang];
  const move = words[lang];
  await arriveAs(page, await park.newPerson(), `/planner/1?day=${day.toString()}`);
  const slot = await bookOne(page, t);
  const id = Number(await slot.getAttribute('data-slot'));
  const toMove = async () => {
    await slot.click();
    await answer(page, t.planner.move);
    await expect(page).toHaveURL(moveRidePath(id));
  };

  await toMove();
  await expectAccessible(page);
  await page.goBack();
  await expect(slot).toHaveAttribute('data-state', 'mine');

  await toMove();
  await page.getByRole('button', { name: move.nextDay }).click();
  await expect(page).toHaveURL(/day=/);
  const time = page.locator('main section button').first();
  await expect(time).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/day=/);
  await time.click();
  await expectAccessible(page, '[role=alertdialog]');
  await answer(page, move.confirm);
  await expect(page.getByText(move.moved).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: move.toSlots })).toBeFocused();
});
