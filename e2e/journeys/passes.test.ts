import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import { timeText } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { ownPasses as en } from '../../web/src/i18n/en/own-passes.ts';
import { ownPasses as pl } from '../../web/src/i18n/pl/own-passes.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import type { Person } from '../support/people.ts';
import { answer, expectToast, texts } from '../support/planner.ts';
import { openParkOf } from '../support/sized-park.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const own = { pl, en };
const sold = defaultPrices.groups.flatMap(({ rows }) => rows).find(({ id }) => id === 'pass-10');

test('A pass is put on the price list, sold, ridden on, seen by its rider, and shared', async ({
  page,
  lang,
  visit,
}) => {
  test.setTimeout(180_000);
  const { prices, content, passes: t, payments, desk, takings } = staffTexts[lang];
  const { common } = texts[lang];
  const words = own[lang];
  const name = sold?.name[lang] ?? '';
  const price = common.price((sold?.price ?? 0) * 100);
  const { park, admin } = await openParkOf(1);
  try {
    const [manager, rider, friend] = [
      await park.newPerson('Manager'),
      await park.newPerson(),
      await park.newPerson(),
    ];
    /** @returns when it is */
    const book = async (who: Person) => {
      const free = '/items/Slot?filter[bookedBy][_null]=true&sort=startTime&limit=1';
      const [slot] = await park.call<SlotRow[]>('GET', free);
      await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: who.id }, who);
      return timeText(Temporal.Instant.from(slot?.startTime ?? ''), defaultZone);
    };
    const time = await book(rider);

    await test.step('an Admin says what it is good for', async () => {
      await arriveAs(page, admin, `${park.url}/desk/passes`);
      const sale = page.getByRole('region', { name: t.sell });
      await expect(sale).toContainText(t.nothingToSell);
      await sale.getByRole('link', { name: prices.title, exact: true }).click();
      await page.getByRole('button', { name, expanded: false }).first().click();
      const row = page.getByRole('group', { name, exact: true });
      await row.getByLabel(prices.pass.sell).check();
      const facts = row.getByRole('group', { name: prices.pass.heading });
      await facts.getByLabel(prices.pass.rideMinutes).fill('30');
      await facts.getByLabel(prices.pass.shared).check();
      await expectUsable(page);
      await page.getByRole('button', { name: content.save, exact: true }).click();
      await expectToast(page, content.saved);
    });

    await test.step('the desk sells it, and shows its code', async () => {
      await arriveAs(page, manager, `${park.url}/desk/passes`);
      const sale = page.getByRole('region', { name: t.sell });
      await sale.getByLabel(desk.findRider).fill(rider.email);
      await sale.getByRole('button', { name: rider.email }).click();
      await expect(sale).not.toContainText(t.isPresent);
      await expect(sale).toContainText(`${t.toTake} ${price}`);
      await sale.getByRole('button', { name: t.sellBy(takings.methods.card, price) }).click();
      await expectToast(page, t.sold);
      const card = page.getByRole('region', { name, exact: true });
      await expect(card).toContainText(t.left.rides(10, 10));
      await expect(card).toContainText(t.ownedBy(rider.name));
      // On a phone it stands under a long search and above the sale: it comes to the eye, and under the keyboard.
      await expect(card.getByText(t.left.rides(10, 10))).toBeInViewport({ ratio: 1 });
      await expect(page.locator(':focus').getByRole('heading', { name, exact: true })).toBeVisible();
      await expectUsable(page);
    });

    await test.step('one press takes the slot from it', async () => {
      await arriveAs(page, manager, `${park.url}/bookings`);
      await page
        .getByRole('button', { name: new RegExp(`^${desk.payShort}: ${time}`) })
        .first()
        .click();
      const pass = page
        .getByRole('dialog')
        .getByRole('button', { name })
        .filter({ hasText: desk.passLeft.rides(10, 9) });
      await pass.click();
      await expectToast(page, desk.payDone);
    });

    const link = await test.step('its rider sees what is left and why, and makes a link', async () => {
      const { page: theirs } = await visit('/myAccount/passes', { as: rider, park });
      const card = theirs.getByRole('region', { name, exact: true });
      await expect(card).toContainText(words.left.rides(9, 10));
      await card.getByText(words.history).click();
      await expect(card.getByText('−1', { exact: true })).toBeVisible();
      await expect(card.getByText(new RegExp(`^${words.reason.ride}: .*${time}`))).toBeVisible();
      await expect(card.getByText('+10', { exact: true })).toBeVisible();
      await card.getByRole('button', { name: words.share.make }).click();
      const field = card.getByLabel(words.share.link);
      await expect(field).toHaveValue(/\/myAccount\/passes#.{16,}$/);
      await expect(card.getByRole('button', { name: words.share.copy })).toBeVisible();
      await expectUsable(theirs);
      return new URL(await field.inputValue());
    });

    await test.step('whoever has the link may join', async () => {
      const { page: theirs } = await visit(`${link.pathname}${link.hash}`, { as: friend, park });
      await theirs.getByRole('button', { name: words.join.button }).click();
      await expectToast(theirs, words.join.done);
      const card = theirs.getByRole('region', { name, exact: true });
      await expect(card).toContainText(words.notYours);
      await expect(card.getByText(words.codeHint)).toHaveCount(0);
    });

    await test.step('until its owner turns it off; who has joined stays', async () => {
      const { page: theirs } = await visit('/myAccount/passes', { as: rider, park });
      const card = theirs.getByRole('region', { name, exact: true });
      await card.getByRole('button', { name: words.share.end }).click();
      await expect(theirs.getByRole('alertdialog')).toContainText(words.share.endText);
      await answer(theirs, words.share.end);
      await expectToast(theirs, words.share.ended);
      await expect(card).toContainText(friend.name);
      const key = link.hash.slice(1);
      const joining = park.call('POST', '/me/passes/joined', { key }, await park.newPerson());
      await expect(joining).rejects.toThrow('403');
    });

    await test.step('and the desk takes their slots from it, too', async () => {
      const theirs = await book(friend);
      await arriveAs(page, manager, `${park.url}/bookings`);
      await page.getByRole('button', { name: new RegExp(`^${desk.payShort}: ${theirs}`) }).click();
      const paying = page.getByRole('dialog').getByRole('button', { name });
      await expect(paying.filter({ hasText: desk.passLeft.rides(9, 8) })).toBeVisible();
      const asked = `/items/Pass?filter[account]=${rider.id}&fields=code`;
      const [pass] = await park.call<{ code: string }[]>('GET', asked, undefined, manager);
      await page.goto(`${park.url}/desk/passes`);
      await page.getByLabel(t.code).fill(pass?.code ?? '');
      await page.getByRole('button', { name: t.findByCode }).click();
      await page.getByRole('button', { name: t.payFor(theirs) }).click();
      await expectToast(page, desk.payDone);
      await expect(page.getByRole('region', { name, exact: true })).toContainText(t.left.rides(8, 10));
    });
    await test.step('the takings say what is owed for it', async () => {
      await page.goto(`${park.url}/desk/takings`);
      const owed = page.getByRole('region', { name: takings.owed.title });
      await expect(owed).toContainText(common.price((sold?.price ?? 0) * 80));
      await expect(owed).toContainText(takings.owed.on(1));
      await expect(page.getByText(takings.redeemed(2, common.price((sold?.price ?? 0) * 20)))).toBeVisible();
      await expectUsable(page);
    });

    await test.step('its owner takes it back from the friend', async () => {
      const { page: theirs } = await visit('/myAccount/passes', { as: rider, park });
      const card = theirs.getByRole('region', { name, exact: true });
      await card.getByRole('button', { name: words.share.takeOff(friend.name) }).click();
      await expect(theirs.getByRole('alertdialog')).toContainText(words.share.takeOffText(friend.name));
      await answer(theirs, words.share.takeOffShort);
      await expectToast(theirs, words.share.takenOff);
      await expect(card).not.toContainText(friend.name);
    });

    await test.step('an Editor voids it, and sees what its rest is worth', async () => {
      await arriveAs(page, admin, `${park.url}/desk/passes`);
      const search = page.getByRole('region', { name: t.find, exact: true });
      await search.getByLabel(desk.findRider).fill(rider.email);
      await search.getByRole('button', { name: rider.email }).click();
      await page.getByRole('button', { name: t.voidOf(name) }).click();
      const dialog = page.getByRole('dialog');
      const worth = common.price((sold?.price ?? 0) * 80);
      await expect(dialog).toContainText(t.moneyBack.desk.hint(worth));
      await expectUsable(page);
      await dialog.getByLabel(t.reason).fill('przeprowadzka');
      await expect(dialog.getByLabel(t.moneyBack.desk.label)).toHaveValue(String((sold?.price ?? 0) * 0.8));
      await dialog.getByLabel(payments.ways.cash).check();
      await dialog.getByRole('button', { name: t.voidConfirm }).click();
      await expectToast(page, t.voidDone);
      await expect(page.getByRole('region', { name, exact: true })).toContainText(t.voided);
    });
    // What its page still asks for must not meet a park that is gone.
    await page.close();
  } finally {
    await park.close();
  }
});
