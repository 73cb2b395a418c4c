import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { loadSecret } from '../../server/src/modules/accounts/token-secret.ts';
import { unsubscribeToken } from '../../server/src/modules/messages/mail-choice.ts';
import { ownData as en } from '../../web/src/i18n/en/own-data.ts';
import { ownData as pl } from '../../web/src/i18n/pl/own-data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages } from '../support/depth.ts';
import { answer, expectToast, texts } from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const words = { pl, en };
const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const lang of inLanguages('pl')) {
  const t = words[lang];
  const { account, auth } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test('A rider corrects name and phone, and the site greets them by it', async ({ page, park }) => {
      await arriveAs(page, await park.newPerson(), '/myAccount');
      await page.getByRole('link', { name: account.ownData }).click();
      const about = section(page, t.about.heading);
      await expect(about.getByRole('button', { name: t.save })).toBeDisabled();
      await about.getByLabel(auth.name).fill('Zuzanna');
      await about.getByLabel(auth.phone).fill('601 602 603');
      await expectAccessible(page);
      await about.getByRole('button', { name: t.save }).click();
      await expectToast(page, t.about.saved);
      await page.reload();
      await expect(about.getByLabel(auth.phone)).toHaveValue('601602603');
      await page.getByRole('link', { name: t.toAccount }).click();
      await expect(page.getByText(account.welcome('Zuzanna'))).toBeVisible();
    });

    test('The language of the page is that of the mails', async ({ page, park }) => {
      const rider = await park.newPerson();
      await arriveAs(page, rider, '/myAccount/data');
      const other = lang === 'pl' ? 'en' : 'pl';
      await section(page, t.language.heading).getByText(t.language.names[other]).click();
      await expect(page.getByRole('heading', { name: words[other].title })).toBeVisible();
      // The page has changed before the server knows of it.
      const kept = async () =>
        (await park.call<{ language: string | null }>('GET', '/users/me', undefined, rider)).language;
      await expect.poll(kept).toBe(other);
      await park.call('POST', '/auth/password/request', { email: rider.email });
      await expect.poll(async () => (await park.mailsTo(rider.email)).length).toBe(1);
      expect((await park.mailsTo(rider.email))[0]?.subject).toMatch(other === 'pl' ? /hasło/ : /password/);
      // A device that speaks another language says so, and changes nothing by itself.
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), lang);
      await page.reload();
      const part = section(page, t.language.heading);
      await expect(part.getByText(t.language.mailsIn[other])).toBeVisible();
      await part.getByRole('button', { name: t.language.mailsToo }).click();
      await expect(part.getByText(t.language.mailsIn[other])).toHaveCount(0);
      await part.getByText(t.language.names[other]).click();
      // The bar's own switch is shown here, too.
      await page.getByRole('link', { name: texts[other].shell.switchLanguage }).click();
      const chosen = section(page, t.language.heading).getByLabel(t.language.names[lang]);
      await expect(chosen).toBeChecked();
      await page.reload();
      await expect(chosen).toBeChecked();
    });

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

      await test.step('the link is good for nothing more', async () => {
        const [mail] = await park.mailsTo(wanted);
        await page.goto(/http\S+\/confirm-email\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
        await page.getByRole('button', { name: t.confirm.submit }).click();
        await expect(page.getByRole('alert').filter({ hasText: t.confirm.dead })).toBeVisible();
      });
    });

    test('A rider sees the devices that are logged in, and logs them out', async ({ page, park, errors }) => {
      errors.expect(/401/);
      const rider = await park.newPerson();
      const login = { email: rider.email, password: rider.password };
      for (let count = 0; count < 3; count++) await park.call('POST', '/auth/login', login);
      await arriveAs(page, rider, '/myAccount/data');
      const devices = section(page, t.devices.heading);
      await expect(devices.getByRole('listitem')).toHaveCount(4);
      await expect(devices.getByText(t.devices.current)).toHaveCount(1);
      await expectAccessible(page);
      await devices
        .getByRole('button', { name: new RegExp(`^${t.devices.end}:`) })
        .first()
        .click();
      await expectToast(page, t.devices.ended);
      await expect(devices.getByRole('listitem')).toHaveCount(3);
      await devices.getByRole('button', { name: t.devices.endOthers }).click();
      await answer(page, t.devices.endOthers);
      await expectToast(page, t.devices.othersEnded);
      await expect(devices.getByRole('listitem')).toHaveCount(1);
    });

    test('A rider takes along what is held on them, as a page and for programs', async ({ page, park }) => {
      const rider = await park.newPerson();
      await arriveAs(page, rider, '/myAccount/data');
      const part = section(page, t.download.heading);
      for (const format of ['html', 'json'] as const) {
        await part.getByRole('button', { name: t.download.open }).click();
        await part.getByLabel(t.currentPassword, { exact: true }).fill(rider.password);
        await part.getByText(t.download.formats[format]).click();
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

      await arriveAs(page, rider, '/myAccount/data');
      const part = section(page, t.reminders.heading);
      await expect(part.getByLabel(t.reminders.off)).toBeChecked();
      await part.getByText(t.reminders.on).click();
      await expect.poll(choice).toEqual({ wanted: true });
      await page.reload();
      await expect(part.getByLabel(t.reminders.on)).toBeChecked();
      await expectAccessible(page);
    });

    test('A rider changes the password with the old one', async ({ page, park, errors }) => {
      errors.expect(/403/);
      const rider = await park.newPerson();
      await arriveAs(page, rider, '/myAccount/data');
      const part = section(page, t.password.heading);
      await part.getByRole('button', { name: `${t.change}: ${t.password.heading}` }).click();
      await part.getByLabel(t.currentPassword, { exact: true }).fill('zgadywanka');
      await part.getByLabel(auth.newPassword, { exact: true }).fill('nowa lina na wodzie');
      await part.getByRole('button', { name: auth.save }).click();
      await expect(part.getByText(t.wrongPassword)).toBeVisible();
      await part.getByLabel(t.currentPassword, { exact: true }).fill(rider.password);
      await part.getByRole('button', { name: auth.save }).click();
      await expectToast(page, t.password.saved);
      await park.call('POST', '/auth/login', { email: rider.email, password: 'nowa lina na wodzie' });
    });
  });
}
