import { longDay } from '../../web/src/i18n/dayNames.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages, quickOnPhone } from '../support/depth.ts';
import {
  answer,
  dayButton,
  dayFromToday,
  expectDayOpen,
  expectToast,
  slotAt,
  slotButtons,
  texts,
  timeOf,
} from '../support/planner.ts';
import { expect, test } from '../support/test.ts';

const password = 'pomost i wiosło';
const newPassword = 'nowa lina na wodzie';

for (const lang of inLanguages('pl')) {
  const { account, auth, common, planner } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test(
      'A stranger signs up, books, books an hour, cancels, looks back, resets the password and leaves',
      quickOnPhone,
      async ({ page, park, errors }, { project }) => {
        test.setTimeout(90_000);
        // The page of somebody whose session has ended elsewhere, or who has none, hears of it from the server.
        errors.expect(/401/);
        const email = `${lang}-${project.name}-rider@example.com`;

        await test.step('sign up', async () => {
          await page.goto('/signup');
          const submit = page.getByRole('button', { name: auth.signup });
          await expect(submit).toBeInViewport({ ratio: 1 });
          await page.getByLabel(auth.name).fill('Ola');
          await page.getByLabel(auth.phone).fill('+48 600 700 800');
          await page.getByLabel(auth.email).fill(email);
          await page.getByLabel(auth.password, { exact: true }).fill(password);
          await submit.click();
          await expect(page.getByText(auth.acceptRequired)).toBeVisible();
          await page.getByRole('checkbox').check();
          await submit.click();
          await expect(page).toHaveURL('/myAccount');
          await expect(page.getByText(account.welcome('Ola'))).toBeVisible();
        });

        await test.step('switch the language, and the mails with it', async () => {
          for (const next of lang === 'pl' ? (['en', 'pl'] as const) : (['pl', 'en'] as const)) {
            const kept = page.waitForResponse(
              (response) => response.request().method() === 'PATCH' && response.url().endsWith('/users/me'),
            );
            const before = next === 'pl' ? 'en' : 'pl';
            await page.getByRole('link', { name: texts[before].shell.switchLanguage }).click();
            expect((await (await kept).json()).data.language).toBe(next);
          }
        });

        const booked = await test.step('book in three taps', async () => {
          await page.goto('/planner/1');
          const day = dayFromToday(4);
          await dayButton(page, day, lang).click();
          await expectDayOpen(page, day, lang);
          const slot = slotButtons(page, planner.state.free).first();
          const time = await timeOf(slot);
          const size = page.viewportSize();
          if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 640 });
          await slot.click();
          await answer(page, planner.book);
          // Nothing of the sheet lies under the message: its head is what one goes on with.
          const told = await page.locator('.Toastify__toast', { hasText: planner.booked }).boundingBox();
          await expect(slotAt(page, time, planner.state.mine)).toBeEnabled();
          if (project.name === 'phone') {
            const head = await page.getByRole('heading', { name: longDay(day, lang) }).boundingBox();
            expect(told && told.y + told.height).toBeLessThanOrEqual(head?.y ?? 0);
            if (size) await page.setViewportSize(size);
          }
          await expectAccessible(page);
          await answer(page, planner.allDone);
          return time;
        });

        await test.step('book a whole hour', async () => {
          await page.getByRole('button', { name: planner.bookAllLabel }).last().click();
          await answer(page, planner.book);
          await expectToast(page, /2|3|4/);
          await answer(page, planner.allDone);
          await expect(slotButtons(page, planner.state.mine)).not.toHaveCount(1);
        });

        await test.step('cancel one', async () => {
          await slotAt(page, booked, planner.state.mine).click();
          await answer(page, planner.cancelBooking);
          await expectToast(page, planner.cancelled);
          await expect(slotAt(page, booked, planner.state.free)).toBeEnabled();
        });

        await test.step('read about it in the mailbox, and come back by the mail', async () => {
          const told = async () => (await park.mailsTo(email)).map(({ text }) => text);
          const terms = lang === 'pl' ? 'Płacisz na miejscu' : 'You pay at the park';
          await expect.poll(async () => (await told()).join('\n')).toContain(terms);
          const [mail = ''] = await told();
          await page.goto(/http\S+\/myAccount/.exec(mail)?.[0] ?? '');
          await expect(page).toHaveURL('/myAccount');
        });

        await test.step('see the rest in the account, and later in the archive', async () => {
          await page.goto('/myAccount');
          const cancels = page.getByRole('button', {
            name: new RegExp(`^${account.cancelAt('', '').split(':')[0]}`),
          });
          // The slots of the hour are one row.
          await page.getByRole('main').locator('summary').first().click();
          await expect(cancels.first()).toBeVisible();
          await expectAccessible(page);
          await page.clock.setFixedTime(park.clock.now().add({ hours: 30 * 24 }).epochMilliseconds);
          await page.reload();
          await expect(page.getByText(account.noUpcoming)).toBeVisible();
          await page.getByRole('radio', { name: account.archived, exact: true }).check();
          await expect(page.getByRole('main').getByText(common.track(1)).first()).toBeVisible();
          await page.clock.setFixedTime(park.clock.now().epochMilliseconds);
        });

        await test.step('reset the password by mail', async () => {
          await page.goto('/myAccount');
          await page.getByRole('button', { name: account.logout }).click();
          await page.goto('/forgot');
          await page.getByLabel(auth.email).fill(email);
          await page.getByRole('button', { name: auth.sendLink }).click();
          await expect(page).toHaveURL('/login');
          await expect(page.getByText(auth.linkSent)).toBeVisible();
          const reset = async () =>
            (await park.mailsTo(email)).find(({ subject }) => /hasło|password/.test(subject));
          await expect.poll(reset).toBeTruthy();
          const mail = await reset();
          expect(mail?.subject).toMatch(lang === 'pl' ? /hasło/ : /password/);
          const link = /http\S+\/reset\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
          await page.goto(link);
          await page.getByLabel(auth.newPassword, { exact: true }).fill(newPassword);
          await page.getByRole('button', { name: auth.save }).click();
          await expect(page).toHaveURL('/login');
          await page.getByLabel(auth.email).fill(email);
          await page.getByLabel(auth.password, { exact: true }).fill(password);
          await page.getByRole('button', { name: auth.login }).click();
          await expect(page.getByRole('alert').filter({ hasText: auth.failedWith.login('') })).toBeVisible();
          await page.getByLabel(auth.password, { exact: true }).fill(newPassword);
          await page.getByRole('button', { name: auth.login }).click();
          await expect(page).toHaveURL('/myAccount');
        });

        await test.step('delete the account', async () => {
          await page.getByRole('button', { name: account.deleteAccount }).click();
          await answer(page, account.deleteConfirm);
          await expect(page).not.toHaveURL('/myAccount');
          await page.goto('/login');
          await page.getByLabel(auth.email).fill(email);
          await page.getByLabel(auth.password, { exact: true }).fill(newPassword);
          await page.getByRole('button', { name: auth.login }).click();
          await expect(page.getByRole('alert').filter({ hasText: auth.failedWith.login('') })).toBeVisible();
        });
      },
    );
  });
}
