import { dateText } from '@cablepark/domain/time/display';
import { stopTexts } from '../../web/src/features/staff-desk/stops/stops.texts.ts';
import { dayTitle } from '../../web/src/i18n/dayNames.ts';
import { pay, paymentsOf } from '../support/day.ts';
import { phone } from '../support/depth.ts';
import { expect, expectUsable } from '../support/desk.ts';
import { dayFromToday, texts } from '../support/planner.ts';
import { closedRide, linkIn, mailedBooking, mailTo, openStop, slotOf } from '../support/stops.ts';
import { makeSlot, riderOf, test } from '../support/windy-park.ts';

test('The rider of a delayed slot looks through other days on a phone, and takes a time of one with the payment', async ({
  windy: { park, manager, slots },
  visit,
  lang,
}) => {
  test.setTimeout(120_000);
  const [t, words, { common }] = [stopTexts[lang], closedRide[lang], texts[lang]];
  const rider = await riderOf(park, slots[0], lang);
  if (slots[0]) await pay(park, manager, slots[0]);
  const [day, later] = [dayFromToday(0), dayFromToday(9)];
  const free = await makeSlot(park, { day: later, time: '16:30', price: 60 });
  const { page: desk } = await visit('/today', { as: manager });
  const dialog = await openStop(desk, lang);
  await dialog.getByRole('button', { name: t.confirm(1) }).click();
  const stops = desk.getByRole('region', { name: t.now });
  await stops.getByRole('button', { name: t.sendNow }).click();
  await expect(stops.getByText(t.sent(1, 1))).toBeVisible();

  const { page } = await visit(linkIn(await mailTo(park, rider), 'another'));
  await page.setViewportSize(phone);
  const places = page.getByRole('region', { name: words.anotherTime });
  const times = places.getByRole('region').getByRole('button');

  await test.step('from the day itself on, day by day', async () => {
    await expect(places.getByText(dateText(day))).toBeVisible();
    await expect(places.getByRole('button', { name: words.previousDay })).toBeDisabled();
    await expect(times).toHaveText(['12:45', '13:00', '13:15', '13:30']);
    await places.getByRole('button', { name: words.nextDay }).click();
    await expect(times).toHaveText(['12:15', '12:30']);
    await expectUsable(page);
    await places.getByRole('button', { name: words.nextDay }).click();
    await expect(places.getByText(words.none)).toBeVisible();
    await expectUsable(page);
  });

  await test.step('or at once to any day', async () => {
    await places.getByLabel(words.chooseDay).fill(later.toString());
    await expect(places.getByText(dateText(later))).toBeVisible();
    await expect(times).toHaveText(['16:30']);
    await expectUsable(page);
    await times.click();
    await expect(page.getByText(`${dayTitle(later, lang)}, 16:30`)).toBeVisible();
    await expectUsable(page);
    await page.getByRole('button', { name: words.takeTime }).click();
    await expect(page.getByText(words.moved)).toBeVisible();
    await expect(page.getByText(mailedBooking[lang].paid(common.price(6000)))).toBeVisible();
    await expect(page.getByText(mailedBooking[lang].greeting(rider.name))).toHaveCount(1);
    await expectUsable(page);
  });

  expect(await slotOf(park, manager, slots[0])).toMatchObject({ bookedBy: null });
  expect(await slotOf(park, manager, free)).toMatchObject({ bookedBy: rider.id });
  expect(await paymentsOf(park, manager, free)).toMatchObject([{ amount: 60 }]);
});
