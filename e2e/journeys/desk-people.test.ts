import type { Page } from '@playwright/test';
import { expect, expectUsable, test } from '../support/desk.ts';
import type { Person } from '../support/people.ts';
import { answer, expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

test('An admin finds an account, gives and takes a role, blocks, unblocks and deletes it', async ({
  page,
  park,
  lang,
  visit,
}) => {
  test.setTimeout(90_000);
  const t = staffTexts[lang].people;
  const [admin, rider] = [await park.newPerson('Admin'), await park.newPerson()];
  const row = page.getByRole('listitem').filter({ hasText: rider.email });
  await arriveAs(page, admin, '/desk/people');
  const { page: theirs, errors } = await visit('/myAccount', { as: rider });
  // Whoever is blocked or gone hears of it by a 401, and by a 403 who is just reading what their role no longer opens.
  errors.expect(/401|403/);

  await test.step('found by e-mail', async () => {
    await page.getByRole('searchbox').fill('nobody@nowhere.example');
    await expect(page.getByText(t.none)).toBeVisible();
    await page.getByRole('searchbox').fill(rider.email);
    await expect(page.getByText(t.found(1))).toBeVisible();
    await expect(row.getByRole('heading', { name: rider.name })).toBeVisible();
  });

  await test.step('a role opens the desk and its end closes it', async () => {
    await theirs.goto(`${park.url}/bookings`);
    await expect(theirs).toHaveURL(/\/login$/);
    await row.getByLabel(t.roleOf(rider.name)).selectOption('Manager');
    await expect(page.getByRole('alertdialog')).toContainText(t.roleText.Manager);
    await expectUsable(page);
    await answer(page, texts[lang].common.goBack);
    await expect(row.getByLabel(t.roleOf(rider.name))).toHaveValue('User');
    await row.getByLabel(t.roleOf(rider.name)).selectOption('Manager');
    await answer(page, t.changeRole);
    await expectToast(page, t.roleChanged);
    await expect(row.getByLabel(t.roleOf(rider.name))).toHaveValue('Manager');
    await theirs.goto(`${park.url}/bookings`);
    await expect(theirs.getByRole('heading', { level: 1, name: staffTexts[lang].desk.title })).toBeVisible();

    await row.getByLabel(t.roleOf(rider.name)).selectOption('User');
    await answer(page, t.changeRole);
    await expect(row.getByLabel(t.roleOf(rider.name))).toHaveValue('User');
    await theirs.goto(`${park.url}/bookings`);
    await expect(theirs).toHaveURL(/\/login$/);
    await theirs.goto(`${park.url}/myAccount`);
    await expect(theirs).toHaveURL(/\/myAccount$/);
  });

  await test.step('the blocked are out, cannot come in, and are told why', async () => {
    await row.getByRole('button', { name: t.blockOne(rider.name) }).click();
    await expect(page.getByRole('alertdialog')).toContainText(t.blockText);
    await answer(page, t.block);
    await expectToast(page, t.blockedDone);
    await expect(row.getByText(t.blocked)).toBeVisible();
    await expectUsable(page);
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/login$/);
    await logIn(theirs, rider);
    const { failedWith } = texts[lang].auth;
    const why = texts[lang].errors.byCode.USER_SUSPENDED ?? 'This account is blocked. Please call the park.';
    await expect(theirs.getByText(failedWith.login(why))).toBeVisible();
  });

  await test.step('the unblocked come in again', async () => {
    await row.getByRole('button', { name: t.unblockOne(rider.name) }).click();
    await expectToast(page, t.unblocked);
    await logIn(theirs, rider);
    await expect(theirs).toHaveURL(/\/myAccount$/);
  });

  await test.step('deleting asks first', async () => {
    await row.getByRole('button', { name: t.deleteOne(rider.name) }).click();
    await expect(page.getByRole('alertdialog')).toContainText(t.deleteText);
    await answer(page, texts[lang].common.goBack);
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: t.deleteOne(rider.name) }).click();
    await answer(page, t.deleteConfirm);
    await expectToast(page, t.deleted);
    await expect(page.getByText(t.none)).toBeVisible();
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/login$/);
  });
});

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('textbox').first().fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}
