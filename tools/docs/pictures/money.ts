import { paths } from '@cablepark/contract/paths';
import type { Language } from '@cablepark/domain/time/display';
import { pay, slotButton } from '../../../e2e/support/day.ts';
import { offerPass, sellPass } from '../../../e2e/support/passes.ts';
import type { GuidePicture } from '../picture.ts';

/** Why cash is missing, as the staff of this language would write it. */
const wrongChange: Record<Language, string> = { pl: 'Źle wydana reszta', en: 'Gave too much change' };

/** Payments one by one, and passes: taken last, as they change the price list. */
export const money: GuidePicture[] = [
  {
    name: 'payment',
    device: 'phone',
    as: 'Editor',
    path: paths.today,
    async prepare(page, { slots, staff }) {
      await slotButton(page, slots.riding).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: staff.payments.details }).click();
      await dialog.getByLabel(staff.payments.receipt).fill('PAR 214/2026');
    },
  },
  {
    name: 'close-day',
    device: 'phone',
    as: 'Manager',
    path: paths.closings,
    async prepare(page, { park, lang, slots, staff }) {
      await pay(park, await park.newPerson('Manager'), slots.unpaid, 'cash');
      await page.reload();
      await page.getByLabel(staff.closing.counted).fill('50');
      await page.getByLabel(staff.closing.note).fill(wrongChange[lang]);
    },
  },
  {
    name: 'passes',
    device: 'desk',
    as: 'Manager',
    path: paths.passes,
    async prepare(page, { park, staff }) {
      const [admin, manager, rider] = [
        await park.newPerson('Admin'),
        await park.newPerson('Manager'),
        await park.newPerson(),
      ];
      await offerPass(park, admin);
      const code = await sellPass(park, manager, rider);
      await page.reload();
      await page.getByLabel(staff.passes.code, { exact: true }).fill(code);
      await page.getByRole('button', { name: staff.passes.findByCode }).click();
      await page.getByText(staff.passes.left.rides(10, 10)).waitFor();
    },
  },
];
