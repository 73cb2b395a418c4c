import type { EventRow } from '@cablepark/contract/park/events.schema';
import { info as infoEn } from '../../web/src/i18n/en/info.ts';
import { pay as en } from '../../web/src/i18n/en/pay.ts';
import { info as infoPl } from '../../web/src/i18n/pl/info.ts';
import { pay as pl } from '../../web/src/i18n/pl/pay.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openOnlinePark } from '../support/online-park.ts';
import type { Park } from '../support/park.ts';
import { offerPass, passName, sellPass } from '../support/passes.ts';
import { answer, dayFromToday, expectToast, texts } from '../support/planner.ts';
import { arriveAs } from '../support/test.ts';

/** An event of a quarter of an hour, with a place that costs 40 zł. */
async function announce(park: Park, name: string): Promise<void> {
  const editor = await park.newPerson('Editor');
  const start = `${dayFromToday(6).toString()}T04:00:00Z`;
  const { id } = await park.call<EventRow>('POST', '/items/Event', { name, start }, editor);
  const place = { startTime: start, duration: 15, price: 40, asset: 1, bookedBy: null, event: id };
  await park.call('POST', '/items/Slot', [place], editor);
}

test('A place at an event is paid before it is taken, and waits for who leaves the page', async ({
  page,
  lang,
}) => {
  test.setTimeout(90_000);
  const { planner } = texts[lang];
  const [t, { events }] = [{ pl, en }[lang], { pl: infoPl, en: infoEn }[lang]];
  const { park, close } = await openOnlinePark('required');
  try {
    const name = 'Wschód';
    await announce(park, name);
    await arriveAs(page, await park.newPerson(), `${park.url}/events`);
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: events.subscribe }).click();
    await expect(page.getByRole('alertdialog')).toContainText('40');
    await expectUsable(page);
    await answer(page, planner.bookAndPay);
    await expect(page).toHaveURL(/\/pay\?slots=\d+$/);

    await page.goto(`${park.url}/events`);
    await page.getByRole('link', { name: t.now, exact: true }).click();
    await page.getByRole('button', { name: /^(Zapłać|Pay) / }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: t.paid })).toBeVisible();

    await page.goto(`${park.url}/events`);
    await expect(card.getByText(events.subscribed, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: t.now, exact: true })).toHaveCount(0);
    await page.close();
  } finally {
    await close();
  }
});

test('A pass is offered first for a place at an event, and pays for it', async ({ page, lang }) => {
  test.setTimeout(90_000);
  const { planner } = texts[lang];
  const { events } = { pl: infoPl, en: infoEn }[lang];
  const { park, admin, close } = await openOnlinePark('required');
  try {
    const name = 'Zachód';
    await announce(park, name);
    await offerPass(park, admin);
    const rider = await park.newPerson();
    await sellPass(park, admin, rider);
    await arriveAs(page, rider, `${park.url}/events`);
    const card = page.getByRole('article', { name });
    await expect(page.getByRole('button', { name: events.subscribe }).first()).toBeEnabled();
    await card.getByRole('button', { name: events.subscribe }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(passName[lang]);
    await expect(question.getByRole('button', { name: planner.bookAndPay })).toBeVisible();
    await answer(page, planner.pass.book);
    await expectToast(page, planner.pass.booked);
    await answer(page, planner.allDone);
    await expect(card.getByText(events.subscribed, { exact: true })).toBeVisible();
    await page.close();
  } finally {
    await close();
  }
});
