import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { held, newRider, pay, payTogether, sitDown, slotButton, test } from '../support/day.ts';
import { expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

const tablet = { width: 768, height: 1024 };

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('Not on the page.');
  return box;
}

for (const size of ['own', 'tablet'] as const)
  test(`From an open Today a wrong method is mended in two taps, size: ${size}`, async ({
    page,
    park,
    lang,
  }) => {
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
    // The message leaves the date free, which one may want next.
    await page.evaluate(() => window.scrollTo(0, 0));
    const message = await boxOf(page.locator('.Toastify__toast').filter({ has: undo }));
    const first = await boxOf(page.getByRole('button', { name: desk.previousDay }));
    const isBeside = message.x + message.width <= first.x;
    expect(isBeside || message.y + message.height <= first.y).toBe(true);
    await undo.click();
    await expectToast(page, actions.done(actions.kinds.method));
    await expectMethod(desk.method.cash);

    await page.getByText(new RegExp(`^${actions.title}`)).click();
    const list = page.getByRole('listitem').filter({ hasText: `${actions.kinds.method}, Pola` });
    await expect(list.first()).toContainText(actions.isUndone);
    await expectAccessible(page, 'main');
  });
