import { standby as en } from '../../web/src/i18n/en/rides/standby.ts';
import { standby as pl } from '../../web/src/i18n/pl/rides/standby.ts';
import { phone } from '../support/depth.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark, type Park } from '../support/park.ts';
import { dayFromToday, expectToast, texts } from '../support/planner.ts';
import { fillDay, offerLinkTo } from '../support/waiting.ts';

const standby = { pl, en };
let park: Park;

// A day of it is to be full.
test.beforeAll(async () => {
  park = await openPark();
});
test.afterAll(() => park.close());

test('On a full day a rider waits for a slot on a phone, another cancels, and the mail leads to the very slot', async ({
  visit,
  lang,
}) => {
  const t = standby[lang];
  const day = dayFromToday(3);
  const [manager, other, rider] = [
    await park.newPerson('Manager'),
    await park.newPerson(),
    await park.newPerson(),
  ];
  const slot = await fillDay(park, day, { manager, other });

  const { page } = await visit(`/planner/1?day=${day.toString()}`, { as: rider, park });
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: t.wait }).click();
  const dialog = page.getByRole('dialog', { name: t.dialogTitle });
  await dialog.getByRole('radio').nth(1).check();
  await expectUsable(page);
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expectToast(page, t.made);
  await expect(page.getByText(t.before(0))).toBeVisible();

  await park.call('PATCH', `/items/Slot/${slot.id}`, { bookedBy: null }, other);
  await page.goto(`${park.url}/myAccount`);
  await expect(page.getByText(t.see).first()).toBeVisible();
  await expectUsable(page);
  await page.goto(park.url + (await offerLinkTo(park, rider)));
  await expectUsable(page);
  await page.getByRole('button', { name: t.take }).click();
  await expect(page.getByText(t.taken)).toBeVisible();
  await expectUsable(page);
  await page.getByRole('link', { name: t.toAccount }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${texts[lang].account.cancel}`) })).toHaveCount(
    1,
  );
  await expect(page.getByText(t.heading)).toHaveCount(0);
});
