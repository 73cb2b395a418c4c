import type { Language } from '@cablepark/domain/time/display';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark } from '../support/park.ts';
import { expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const ours: Record<Language, string> = {
  pl: 'Parking jest teraz za hangarem, wjazd od ulicy Wodnej.',
  en: 'Parking is behind the hangar now, by Wodna street.',
};

test('An Admin adds a sentence to a mail, sees it there by day and by night, and gets a sample', async ({
  page,
  lang,
  errors,
}) => {
  test.setTimeout(120_000);
  // The tests' own preparation of each frame: no script runs in the preview's.
  errors.expect(/sandboxed/);
  const park = await openPark();
  try {
    const { messages: t, content } = staffTexts[lang];
    const admin = await park.newPerson('Admin');
    await arriveAs(page, admin, `${park.url}/desk/messages`);
    await page.getByRole('link', { name: t.texts.open }).click();
    await expect(page).toHaveURL(/\/desk\/messages\/texts$/);
    const field = (language: Language) =>
      page.getByLabel(
        language === 'pl' ? content.inPolish(t.texts.sentence) : content.inEnglish(t.texts.sentence),
      );
    const kind = page.getByLabel(t.texts.which);
    const mail = page.frameLocator('iframe');

    await test.step('what is typed stands in the preview, in the language that is asked for, by day and night', async () => {
      await expect(kind).toHaveValue('booked');
      await field('pl').fill(ours.pl);
      await expect(page.getByText(t.texts.missingEnglish)).toBeVisible();
      await page.getByRole('radio', { name: t.texts.languages.pl, exact: true }).check();
      await expect(mail.getByText(ours.pl)).toBeVisible();
      await page.getByRole('radio', { name: t.texts.languages.en, exact: true }).check();
      await expect(mail.getByText('See you on the water!')).toBeVisible();
      await expect(mail.getByText(ours.pl)).toHaveCount(0);
      await field('en').fill(ours.en);
      await expect(mail.getByText(ours.en)).toBeVisible();
      await page
        .getByRole('group', { name: t.texts.scheme })
        .getByRole('radio', { name: t.texts.schemes.dark })
        .check();
      await expect(mail.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expectUsable(page);
    });

    await test.step('a sample arrives before anything is kept', async () => {
      await page.getByRole('button', { name: t.texts.send }).click();
      await expectToast(page, t.texts.sent);
      await expect.poll(async () => (await park.mailsTo(admin.email)).length).toBe(1);
      const [sample] = await park.mailsTo(admin.email);
      expect(sample?.text).toContain(ours.en);
    });

    await test.step('the page remembers, and shows a mail about an account', async () => {
      await page.getByRole('button', { name: content.save }).click();
      await expectToast(page, content.savedMails);
      await page.reload();
      await expect(field('en')).toHaveValue(ours.en);
      await kind.selectOption('password-changed');
      // Where to set another password, and whom to tell.
      await expect(mail.getByRole('link')).toHaveCount(2);
      await expectUsable(page);
    });
  } finally {
    await park.close();
  }
});
