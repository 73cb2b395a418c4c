import { type Language, languages } from '@cablepark/domain/time/display';
import { expect, expectUsable, otherOf, test } from '../support/desk.ts';
import { openPark } from '../support/park.ts';
import { answer, expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const ours: Record<Language, string> = {
  pl: 'Parking jest teraz za hangarem, wjazd od ulicy Wodnej.',
  en: 'Parking is behind the hangar now, by Wodna street.',
};
const freeSlots =
  '/items/Slot?filter[bookedBy][_null]=true&filter[event][_null]=true&sort=-startTime&limit=2';

test('An Admin adds a sentence to a mail, sees it there, gets a sample, and riders read it in their language', async ({
  page,
  visit,
  lang,
  errors,
}) => {
  test.setTimeout(120_000);
  // The tests' own preparation of each frame: no script runs in the preview's. And what is refused below.
  errors.expect(/sandboxed|400|409/);
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
      await page.getByText(t.texts.languages.pl, { exact: true }).click();
      await expect(mail.getByText(ours.pl)).toBeVisible();
      await page.getByText(t.texts.languages.en, { exact: true }).click();
      await expect(mail.getByText('See you on the water!')).toBeVisible();
      await expect(mail.getByText(ours.pl)).toHaveCount(0);
      await field('en').fill(ours.en);
      await expect(mail.getByText(ours.en)).toBeVisible();
      await page.getByRole('group', { name: t.texts.scheme }).getByText(t.texts.schemes.dark).click();
      await expect(mail.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expectUsable(page);
    });

    await test.step('a sentence that is too long is told at its field', async () => {
      await field('pl').fill('x'.repeat(301));
      await expect(page.getByText(t.texts.refused)).toBeVisible();
      await page.getByRole('button', { name: content.save }).click();
      await expect(page.getByText(content.tooLong(300))).toBeVisible();
      await field('pl').fill(ours.pl);
    });

    await test.step('a sample arrives before anything is kept', async () => {
      await page.getByRole('button', { name: t.texts.send }).click();
      await expectToast(page, t.texts.sent);
      await expect.poll(async () => (await park.mailsTo(admin.email)).length).toBe(1);
      const [sample] = await park.mailsTo(admin.email);
      expect(sample?.text).toContain(ours.en);
    });

    await test.step('of two Admins who write at once the second is told, and loses nothing', async () => {
      const other = await visit('/desk/messages/texts', { as: await park.newPerson('Admin'), park });
      other.errors.expect(/sandboxed|409/);
      await other.page.getByLabel(t.texts.which).selectOption('moved');
      await other.page.getByLabel(content.inPolish(t.texts.sentence)).fill('Przepraszamy za kłopot.');
      await page.getByRole('button', { name: content.save }).click();
      await expectToast(page, content.savedMails);
      await other.page.getByRole('button', { name: content.save }).click();
      await expect(other.page.getByText(content.conflict.title)).toBeVisible();
      await other.page.getByRole('button', { name: content.conflict.load }).click();
      await answer(other.page, content.conflict.load);
      await other.page.getByLabel(t.texts.which).selectOption('booked');
      await expect(other.page.getByLabel(content.inPolish(t.texts.sentence))).toHaveValue(ours.pl);
    });

    await test.step('riders read it, each in their language', async () => {
      const slots = await park.call<{ id: number }[]>('GET', freeSlots);
      const riders = { pl: await park.newPerson(), en: await park.newPerson() };
      for (const [index, language] of languages.entries()) {
        await park.call('PATCH', '/users/me', { language }, riders[language]);
        const booking = { bookedBy: riders[language].id };
        await park.call('PATCH', `/items/Slot/${slots[index]?.id}`, booking, riders[language]);
      }
      for (const language of languages) {
        const { email } = riders[language];
        await expect.poll(async () => (await park.mailsTo(email)).length).toBe(1);
        const [sent] = await park.mailsTo(email);
        expect(sent?.text).toContain(ours[language]);
        expect(sent?.text).not.toContain(ours[otherOf(language)]);
      }
    });

    await test.step('the page remembers, and shows a mail about an account', async () => {
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
