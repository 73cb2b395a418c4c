import type { Page } from '@playwright/test';
import { slotButton } from '../../../e2e/support/day.ts';
import type { GuidePicture, Scene } from '../picture.ts';

/** The desk on a day of the season, and what happens there. */
export const day: GuidePicture[] = [
  { name: 'frame-tablet', device: 'tablet', as: 'Admin', path: '/today' },
  {
    name: 'frame-phone',
    device: 'phone',
    as: 'Admin',
    path: '/today',
    async prepare(page, { staff, texts }) {
      const tabs = page.getByRole('navigation', { name: staff.menu.atHand });
      await tabs.getByRole('button', { name: texts.shell.more }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'today', device: 'desk', as: 'Manager', path: '/today' },
  {
    name: 'pay',
    device: 'phone',
    as: 'Manager',
    path: '/today',
    async prepare(page, { slots, staff }) {
      const row = page.getByRole('listitem').filter({ has: slotButton(page, slots.unpaid) });
      await row.getByRole('button', { name: staff.desk.payShort }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'walk-in',
    device: 'phone',
    as: 'Manager',
    path: '/today',
    async prepare(page, { slots, staff }) {
      await slotButton(page, slots.free).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(staff.desk.guestName).fill('Henryk');
      await dialog.getByLabel(staff.desk.guestPhone).fill('602 333 444');
    },
  },
  { name: 'more', device: 'phone', as: 'Editor', path: '/today', prepare: openSheetOf('riding') },
  { name: 'no-show', device: 'phone', as: 'Manager', path: '/today', prepare: openSecondTrack },
  {
    name: 'move',
    device: 'phone',
    as: 'Manager',
    path: '/today',
    async prepare(page, scene) {
      await openSheetOf('unpaid')(page, scene);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: scene.staff.desk.move }).click();
      await dialog.getByRole('button', { name: scene.staff.desk.nextDay }).click();
      await dialog.getByRole('region').first().getByRole('button').nth(2).click();
    },
  },
  {
    name: 'board',
    device: 'desk',
    as: 'Manager',
    path: '/today',
    async prepare(page, { staff }) {
      await page.getByText(staff.boardLink.title).press('Enter');
      await page.getByRole('button', { name: staff.boardLink.make }).click();
      await page.getByRole('link', { name: staff.boardLink.open }).click();
      await page.getByText(/^Marta/).waitFor();
    },
  },
  { name: 'bookings', device: 'desk', as: 'Manager', path: '/bookings' },
  {
    name: 'messages',
    device: 'desk',
    as: 'Manager',
    path: '/desk/messages',
    async prepare(page, { staff }) {
      await page.getByLabel(staff.messages.which).selectOption('sent');
      await page.getByRole('listitem').filter({ hasText: '@' }).first().waitFor();
    },
  },
  {
    name: 'mail-texts',
    device: 'desk',
    as: 'Admin',
    path: '/desk/messages/texts',
    async prepare(page, { staff, lang }) {
      const { content, messages } = staff;
      const { sentence, languages } = messages.texts;
      await page
        .getByLabel(content.inPolish(sentence))
        .fill('Parking jest teraz za hangarem, wjazd od ulicy Wodnej.');
      await page
        .getByLabel(content.inEnglish(sentence))
        .fill('Parking is behind the hangar now, by Wodna street.');
      await page.getByRole('radio', { name: languages[lang], exact: true }).check();
      await page
        .frameLocator('iframe')
        .getByText(/hangar/)
        .waitFor();
      await page.getByLabel(messages.texts.which).scrollIntoViewIfNeeded();
    },
  },
  { name: 'takings', device: 'desk', as: 'Manager', path: '/desk/takings' },
];

function openSheetOf(which: keyof Scene['slots']) {
  return async (page: Page, { slots }: Scene) => {
    await slotButton(page, slots[which]).click();
    await page.getByRole('dialog').waitFor();
  };
}

/** A phone shows one track at a time. */
async function openSecondTrack(page: Page, scene: Scene): Promise<void> {
  await page.getByRole('radio').nth(1).check({ force: true });
  await openSheetOf('missing')(page, scene);
}
