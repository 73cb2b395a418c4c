import type { Page } from '@playwright/test';
import { phone } from '../support/depth.ts';
import { dayButton, dayFromToday, slotButtons, texts } from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const { account, planner, shell } = texts.pl;
const day = dayFromToday(3);

/** The open dialog has its entry of the history, which comes a moment after it. */
async function expectEntry(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs))
    .toBe(1);
}

test.describe('Back on a phone', () => {
  test.beforeEach(async ({ page }) => page.setViewportSize(phone));

  test('closes the question and then the day, and a reload amid the question leaves nothing behind', async ({
    page,
    park,
  }) => {
    await arriveAs(page, await park.newPerson(), '/planner/1');
    const [question, sheet] = [page.getByRole('alertdialog'), page.locator('dialog[data-shape=sheet]')];
    await dayButton(page, day, 'pl').click();
    const slot = slotButtons(page, planner.state.free).first();
    await slot.click();
    await expect(question).toContainText(planner.bookQuestion);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(slot).toBeFocused();
    await page.goForward();
    await expect(question).toBeHidden();

    await slot.click();
    await expect(question).toContainText(planner.bookQuestion);
    await page.reload();
    await expect(sheet).toBeVisible();
    await expect(question).toBeHidden();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/planner\/1/);
  });

  test('closes the menu, and the page stays', async ({ page }) => {
    await page.goto('/prices');
    const menu = page.getByRole('dialog', { name: shell.more });
    await page.getByRole('button', { name: shell.more }).click();
    await expect(menu).toBeVisible();
    await expectEntry(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/prices/);
  });

  test('leads from a page of the menu to the one before it, once', async ({ page }) => {
    await page.goto('/prices');
    const menu = page.getByRole('dialog', { name: shell.more });
    await page.getByRole('button', { name: shell.more }).click();
    await expectEntry(page);
    await menu.getByRole('link', { name: shell.contact }).click();
    await expect(page.getByRole('heading', { level: 1, name: shell.contact })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/prices/);
    await expect(page.getByRole('heading', { level: 1, name: texts.pl.shell.prices })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test('Whoever cancels by the keyboard keeps their place in the list', async ({ page, park }) => {
  const rider = await park.newPerson();
  await arriveAs(page, rider, '/planner/1');
  await page.goto(`/planner/1?day=${day.toString()}`);
  for (const _ride of [1, 2]) {
    await slotButtons(page, planner.state.free).last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: planner.book }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: planner.allDone }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  await page.goto('/myAccount');
  const cancels = page.getByRole('button', {
    name: new RegExp(`^${account.cancelAt('x', '').split('x')[0]}`),
  });
  await expect(cancels).toHaveCount(2);
  await cancels.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: planner.cancelBooking }).press('Enter');
  await expect(cancels).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
