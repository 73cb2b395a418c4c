import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Language } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import type { FakePrzelewy24 } from '../../server/test/support/providers/fake-przelewy24.ts';
import { closureTexts } from '../../web/src/features/staff-desk/closures/closures.texts.ts';
import { stopTexts } from '../../web/src/features/staff-desk/stops/stops.texts.ts';
import { pay } from '../support/day.ts';
import { phone, tablet } from '../support/depth.ts';
import { expect, expectUsable } from '../support/desk.ts';
import { refunds } from '../support/online-park.ts';
import type { Park } from '../support/park.ts';
import { offerPass, sellPass } from '../support/passes.ts';
import type { Person } from '../support/people.ts';
import { texts } from '../support/planner.ts';
import { closedRide, leapWith, linkIn, mailTo, openStop, slotOf, stopMails } from '../support/stops.ts';
import { riderOf, test } from '../support/windy-park.ts';

test.use({ slotsToday: 9, hasProvider: true });

/** More than the 45 minutes that a park begins with. */
const sum = ['30', '30'];

test('Delays that add up to too much keep each ride on the call list until its rider answers; who never does gets back what was paid', async ({
  windy: { park, manager, slots, provider },
  visit,
  lang,
}) => {
  test.setTimeout(240_000);
  const [t, words, price] = [stopTexts[lang], closedRide[lang], texts[lang].common.price(6000)];
  const riders = {
    fine: await riderOf(park, slots[0], lang),
    online: await riderOf(park, slots[1], lang),
    pass: await riderOf(park, slots[2], lang),
    desk: await riderOf(park, slots[3], lang),
  };
  await payOnline(park, slots[1], riders.online, provider);
  await payWithPass(park, slots[2], riders.pass);
  if (slots[3]) await pay(park, manager, slots[3]);
  const { page: desk, errors } = await visit('/today', { as: manager });
  // Within the hour its access token expires, and is renewed.
  errors.expect(/401/);
  for (const minutes of sum) await stopFor(desk, minutes, lang);
  const stops = desk.getByRole('region', { name: t.now });
  await expect(stops.getByText(/30\smin/)).toHaveCount(2);
  await stops.getByRole('button', { name: t.sendNow }).click();
  await expect(stops.getByText(t.sent(4, 4))).toBeVisible();
  const calls = (count: number) => stops.getByRole('region', { name: t.calls(count) });
  await expect(calls(4).getByText(t.asks)).toHaveCount(4);
  await expect(calls(4)).toContainText(t.change('12:15', '13:05'));
  await expectUsable(desk);

  const mail = await mailTo(park, riders.fine);
  expect(mail.text).toMatch(stopMails[lang].instead('13:05–13:20', '12:15'));
  const { page } = await visit(linkIn(mail, 'keep'));
  await answerFine(page, lang);
  // At 13:13, with the first ride on the water, the others still have theirs.
  for (let leaps = 1; leaps <= 6; leaps += 1) await leapWith(park, desk);
  await expect(calls(3)).not.toContainText(riders.fine.name);
  const reader = await park.newPerson('Manager');
  for (const slot of slots.slice(0, 4))
    expect(await slotOf(park, reader, slot)).toMatchObject({ bookedBy: expect.any(String) });

  await leapWith(park, desk);
  await expect.poll(async () => (await slotOf(park, reader, slots[1])).bookedBy).toBe(null);
  await desk.reload();
  await expect(calls(2)).not.toContainText(riders.online.name);
  await expect.poll(() => refunds(provider?.transactions ?? new Map())).toMatchObject([{ amount: 6000 }]);
  await page.goto(park.url + linkIn(await mailTo(park, riders.online), 'keep'));
  await expect(page.getByText(`${words.lapsed} ${words.given.online(price)}`)).toBeVisible();
  await expectUsable(page);

  for (let leaps = 8; leaps <= 10; leaps += 1) await leapWith(park, desk);
  await page.goto(park.url + linkIn(await mailTo(park, riders.pass), 'keep'));
  await expect(page.getByText(`${words.lapsed} ${words.given.pass()}`)).toBeVisible();
  await page.goto(park.url + linkIn(await mailTo(park, riders.desk), 'keep'));
  await expect(page.getByText(words.owed(price))).toBeVisible();
  await expectUsable(page);
  await desk.reload();
  const owed = desk.getByRole('region', { name: closureTexts[lang].owed(1) });
  await expect(owed).toContainText(`${riders.desk.name}, ${price}`);
  await expect(desk.getByRole('region', { name: t.calls(1) })).toHaveCount(0);
  await expectUsable(desk);
  const after = await park.newPerson('Manager');
  expect(await slotOf(park, after, slots[0])).toMatchObject({ bookedBy: riders.fine.id });
});

async function stopFor(page: Page, minutes: string, lang: Language): Promise<void> {
  const t = stopTexts[lang];
  const dialog = await openStop(page, lang, tablet);
  await dialog.getByRole('radio', { name: minutes }).check();
  await dialog.getByRole('button', { name: t.confirm(4) }).click();
  await expect(dialog).toHaveCount(0);
}

/** The rider keeps the new time, by the link of the mail. */
async function answerFine(page: Page, lang: Language): Promise<void> {
  const { delayed, chooseUntil } = closedRide[lang];
  await page.setViewportSize(phone);
  await expect(page.getByRole('heading', { level: 1, name: delayed.title })).toBeVisible();
  await expect(page.getByText(chooseUntil('').slice(0, -1).trim())).toContainText('13:05');
  await expectUsable(page);
  await page.getByRole('button', { name: delayed.keep }).click();
  await expect(page.getByText(delayed.kept)).toBeVisible();
}

/** Through the provider, which rings when the money is there. */
async function payOnline(
  park: Park,
  slot: SlotRow | undefined,
  rider: Person,
  provider: FakePrzelewy24 | null,
): Promise<void> {
  const payments = { online: 'optional', afterNoShows: false };
  await park.call('PATCH', '/park', { payments }, await park.newPerson('Admin'));
  const { id } = await park.call<{ id: string }>('POST', '/checkouts', { slots: [slot?.id] }, rider);
  provider?.pay(id);
  await provider?.ring(id);
}

/** With one of ten rides of a pass that the desk has sold. */
async function payWithPass(park: Park, slot: SlotRow | undefined, rider: Person): Promise<void> {
  const [admin, manager] = [await park.newPerson('Admin'), await park.newPerson('Manager')];
  await offerPass(park, admin);
  await sellPass(park, manager, rider);
  const [pass] = await park.call<{ id: number }[]>('GET', '/items/Pass', undefined, rider);
  const payment = { pass: pass?.id, slots: [slot?.id], request_key: crypto.randomUUID() };
  await park.call('POST', '/pass-payments', payment, rider);
}
