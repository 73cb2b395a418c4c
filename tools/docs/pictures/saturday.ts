import type { Language } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { saturday } from '../../../e2e/support/day.ts';
import { deskWords } from '../desk-words.ts';
import type { GuidePicture } from '../picture.ts';

const school: Record<Language, string> = { pl: 'Szkoła nr 5', en: 'School no. 5' };
/** Nobody has touched this Saturday before. */
const groupDay = `/today?day=${saturday().add({ days: 7 }).toString()}`;

/** A group of twelve, its bill and taking a payment back. */
export const groups: GuidePicture[] = [
  {
    name: 'group',
    device: 'phone',
    as: 'Manager',
    path: groupDay,
    async prepare(page, { lang }) {
      await fillGroup(page, lang);
    },
  },
  {
    name: 'bill',
    device: 'tablet',
    as: 'Manager',
    path: groupDay,
    async prepare(page, { lang, staff }) {
      const { group: t } = deskWords[lang];
      await fillGroup(page, lang);
      await page.getByRole('dialog').getByRole('button', { name: t.book }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: /\(1\// }).filter({ hasText: staff.desk.payShort }).click();
      const dialog = page.getByRole('dialog');
      for (const name of t.gear) {
        // One after the other.
        // oxlint-disable-next-line no-await-in-loop
        await dialog.getByRole('button', { name }).click();
      }
    },
  },
  {
    name: 'just-now',
    device: 'phone',
    as: 'Manager',
    path: '/today',
    async prepare(page, { staff }) {
      await page.getByText(new RegExp(`^${staff.actions.title}`)).click();
      await page
        .getByRole('button', { name: new RegExp(`^${staff.actions.undo}: `) })
        .first()
        .waitFor();
    },
  },
];

async function fillGroup(page: Page, lang: Language): Promise<void> {
  const { group: t } = deskWords[lang];
  await page.getByRole('button', { name: t.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.people, { exact: true }).fill('12');
  await dialog.getByLabel(t.from, { exact: true }).fill('16:00');
  await dialog.getByLabel(t.name, { exact: true }).fill(school[lang]);
  await dialog.getByLabel(t.phone).fill('600 700 800');
  await dialog.getByRole('button', { name: t.book }).waitFor();
  // So that no field with the focus stands behind the button.
  await dialog.getByLabel(t.people, { exact: true }).focus();
}
