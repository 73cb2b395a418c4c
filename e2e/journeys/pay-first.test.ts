import { deskCalls } from '@cablepark/contract/desk-calls';
import { pay as en } from '../../web/src/i18n/en/pay.ts';
import { pay as pl } from '../../web/src/i18n/pl/pay.ts';
import { held } from '../support/day.ts';
import { expect, test } from '../support/desk.ts';
import { openOnlinePark } from '../support/online-park.ts';
import { answer, dayFromToday, expectDayOpen, slotButtons, texts } from '../support/planner.ts';
import { arriveAs } from '../support/test.ts';

test('Who has missed two slots is told before booking that they pay first, and is led there', async ({
  page,
  lang,
}) => {
  test.setTimeout(90_000);
  const { account, planner } = texts[lang];
  const t = { pl, en }[lang];
  const { park, admin, close } = await openOnlinePark('optional', { afterNoShows: true });
  try {
    const rider = await park.newPerson();
    const day = dayFromToday(4);
    const book = async () => {
      await page.goto(`${park.url}/planner/1?day=${day.toString()}`);
      await expectDayOpen(page, day, lang);
      await slotButtons(page, planner.state.free).first().click();
    };
    await arriveAs(page, rider, park.url);

    await test.step('pays at the park, like everybody, as long as they come', async () => {
      await book();
      await answer(page, planner.book);
      await expect(slotButtons(page, planner.state.mine)).toHaveCount(1);
    });

    for (const asset of [1, 2]) {
      const slot = await held(park, admin, rider, { time: '12:00', asset });
      await park.call('POST', deskCalls.noShows, { slot: slot.id, missing: true }, admin);
    }
    await book();
    await expect(page.getByRole('alertdialog')).toContainText(planner.bookTermsFirst(account.freeHours(6)));
    await answer(page, planner.bookAndPay);
    await expect(page).toHaveURL(/\/pay\?slots=\d+$/);
    await expect(page.getByRole('button', { name: new RegExp(`^${t.now}`) })).toBeVisible();

    await test.step('the planner says what waits, in line with itself', async () => {
      await page.goto(`${park.url}/planner/1`);
      const note = page.getByText(t.heldHeading(1)).locator('xpath=../..');
      await expect(note).toBeVisible();
      const box = await note.boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(box?.x).toBeCloseTo(heading?.x ?? -1, 0);
    });
    await page.close();
  } finally {
    await close();
  }
});
