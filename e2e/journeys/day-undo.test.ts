import { expectAccessible } from '../support/accessibility.ts';
import { held, newRider, pay, payTogether, sitDown, slotButton, test } from '../support/day.ts';
import { expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

const tablet = { width: 768, height: 1024 };

for (const size of ['own', 'tablet'] as const)
  test(`From an open Today a wrong method is mended in two taps, size: ${size}`, async ({
    page,
    park,
    lang,
  }, { project }) => {
    const { desk, actions } = staffTexts[lang];
    const manager = await park.newPerson('Manager');
    const rider = await newRider(park, manager, 'Pola');
    const slot = await held(park, manager, rider, { time: size === 'own' ? '16:15' : '16:30', asset: 1 });
    // On the tablet it is a bill of two slots and a board, whose other slot changes too.
    const other = size === 'own' ? null : await held(park, manager, rider, { time: '16:45', asset: 1 });
    if (other) await payTogether(park, manager, [slot, other]);
    else await pay(park, manager, slot);
    if (size === 'tablet') await page.setViewportSize(tablet);
    await sitDown(page, manager, '/today');
    const rowOf = (each: { id: number }) =>
      page.getByRole('listitem').filter({ has: slotButton(page, each) });
    const row = rowOf(slot);
    const expectMethod = async (method: string) => {
      await expect(row).toContainText(method);
      if (other) await expect(rowOf(other)).toContainText(method);
    };
    await expectMethod(desk.method.cash);
    let taps = 0;
    const tap = async (target: ReturnType<typeof page.getByRole>) => {
      taps += 1;
      await target.click();
    };
    await tap(row.getByRole('button', { name: new RegExp(desk.method.cash) }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: desk.method.card })).toBeVisible();
    if (other) await expect(dialog).toContainText(/2\sslot.*120/);
    await expectAccessible(page, 'dialog');
    await tap(dialog.getByRole('button', { name: desk.method.card }));
    await expectMethod(desk.method.card);
    expect(taps).toBe(2);

    const undo = page.getByRole('button', { name: actions.undo, exact: true });
    if (project.name === 'phone' && size === 'own') {
      // The message lies above the date, which one may want next.
      await page.evaluate(() => window.scrollTo(0, 0));
      const message = await page.locator('.Toastify__toast').filter({ has: undo }).boundingBox();
      const date = await page.getByLabel(desk.chooseDay).boundingBox();
      expect(message && message.y + message.height).toBeLessThanOrEqual(date?.y ?? 0);
    }
    await undo.click();
    await expectToast(page, actions.done(actions.kinds.method));
    await expectMethod(desk.method.cash);

    await page.getByText(new RegExp(`^${actions.title}`)).click();
    const list = page.getByRole('listitem').filter({ hasText: `${actions.kinds.method}, Pola` });
    await expect(list.first()).toContainText(actions.isUndone);
    await expectAccessible(page, 'main');
  });
