import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { loadSecret } from '../../server/src/modules/accounts/secrets/token-secret.ts';
import { unsubscribeToken } from '../../server/src/modules/mails/choices/mail-choice.ts';
import { ownData as en } from '../../web/src/i18n/en/own-data.ts';
import { ownData as pl } from '../../web/src/i18n/pl/own-data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages } from '../support/depth.ts';
import { expectToast } from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const words = { pl, en };
const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const lang of inLanguages('pl')) {
  const t = words[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test('A rider moves to another address by the mail that is sent to it', async ({ page, park, errors }, {
      project,
    }) => {
      errors.expect(/403/);
      const rider = await park.newPerson();
      const wanted = `${lang}-${project.name}-nowa@example.com`;
      await arriveAs(page, rider, '/myAccount/data');
      const part = section(page, t.email.heading);
      const open = part.getByRole('button', { name: `${t.change}: ${t.email.heading}` });

      await test.step('the keyboard goes into the form and back to its button', async () => {
        await open.press('Enter');
        await expect(part.getByLabel(t.email.newEmail)).toBeFocused();
        await part.getByRole('button', { name: t.close }).press('Enter');
        await expect(open).toBeFocused();
      });

      await test.step('ask, first with a wrong password', async () => {
        await open.click();
        await part.getByLabel(t.email.newEmail).fill(wanted);
        await part.getByLabel(t.currentPassword, { exact: true }).fill('zgadywanka');
        await part.getByRole('button', { name: t.email.send }).click();
        await expect(part.getByText(t.wrongPassword)).toBeVisible();
        await expectAccessible(page);
        await part.getByLabel(t.currentPassword, { exact: true }).fill(rider.password);
        await part.getByRole('button', { name: t.email.send }).click();
        await expect(part.getByText(t.email.pendingTitle)).toBeVisible();
        await expect(part.getByText(rider.email, { exact: true })).toBeVisible();
        await page.reload();
        await expect(part.getByText(t.email.pendingTitle)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('both addresses hear of it', async () => {
        await expect.poll(async () => (await park.mailsTo(wanted)).length).toBe(1);
        await expect.poll(async () => (await park.mailsTo(rider.email)).length).toBe(1);
      });

      await test.step('opening the link changes nothing, its button does', async () => {
        const [mail] = await park.mailsTo(wanted);
        await page.goto(/http\S+\/confirm-email\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
        await expect(page.getByRole('heading', { name: t.confirm.title })).toBeVisible();
        const { email } = await park.call<{ email: string }>('GET', '/users/me', undefined, rider);
        expect(email).toBe(rider.email);
        await expectAccessible(page);
        await page.getByRole('button', { name: t.confirm.submit }).click();
        await expectToast(page, t.confirm.done);
        await expect(page).toHaveURL('/myAccount/data');
        await expect(part.getByText(wanted, { exact: true })).toBeVisible();
        await expect.poll(async () => (await park.mailsTo(rider.email)).length).toBe(2);
      });
    });

    test('A rider takes along what is held on them, as a page and for programs', async ({ page, park }) => {
      const rider = await park.newPerson();
      await arriveAs(page, rider, '/myAccount/data');
      const part = section(page, t.download.heading);
      for (const format of ['html', 'json'] as const) {
        await part.getByRole('button', { name: t.download.open }).click();
        await part.getByLabel(t.currentPassword, { exact: true }).fill(rider.password);
        await part.getByRole('radio', { name: t.download.formats[format] }).check();
        const download = page.waitForEvent('download');
        await part.getByRole('button', { name: t.download.get, exact: true }).click();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(
          new RegExp(`^${lang === 'pl' ? 'moje-dane' : 'my-data'}_\\d{4}-\\d\\d-\\d\\d\\.${format}$`),
        );
        const text = await readFile(await file.path(), 'utf8');
        expect(text).toContain(rider.email);
        expect(text.startsWith(format === 'json' ? '{' : '<!doctype html>')).toBe(true);
        await expectToast(page, t.download.got);
      }
    });

    test('A rider ends the reminders by the link of one, and wants them again', async ({
      page,
      park,
      errors,
    }) => {
      errors.expect(/403/);
      const rider = await park.newPerson();
      const secret = await loadSecret({ tokenSecret: null, dataDir: park.dataDir });
      // As the mail opens it, for somebody who is not logged in.
      await page.goto('/unsubscribe?token=made-up');
      await page.getByRole('button', { name: t.unsubscribe.reminders.submit }).click();
      await expect(page.getByText(t.unsubscribe.broken)).toBeVisible();
      await page.goto(`/unsubscribe?token=${unsubscribeToken(secret, rider.id)}`);
      await expectAccessible(page);
      const choice = () => park.call<{ wanted: boolean }>('GET', '/users/me/reminders', undefined, rider);
      expect(await choice()).toEqual({ wanted: true });
      await page.getByRole('button', { name: t.unsubscribe.reminders.submit }).press('Enter');
      await expect(page.getByText(t.unsubscribe.reminders.done)).toBeVisible();
      expect(await choice()).toEqual({ wanted: false });

      // Another device, with the button that logs it out.
      await park.call('POST', '/auth/login', { email: rider.email, password: rider.password });
      await arriveAs(page, rider, '/myAccount/data');
      const part = section(page, t.reminders.heading);
      const answer = (name: string) => part.getByRole('radio', { name, exact: true });
      await expect(answer(t.no)).toBeChecked();
      await answer(t.yes).click();
      await expect.poll(choice).toEqual({ wanted: true });
      await page.reload();
      await expect(answer(t.yes)).toBeChecked();
      await expectAccessible(page);
    });
  });
}
