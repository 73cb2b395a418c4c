import { readFile } from 'node:fs/promises';
import { toGrosze } from '@cablepark/contract/money';
import type { TakingsRow } from '@cablepark/contract/payments/takings.schema';
import { type DeskMethod, deskMethods, saleMethods } from '@cablepark/domain/park/policy';
import { dateText, type Language } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { exportTexts } from '../../server/src/modules/reports/export.texts.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import type { Park } from '../support/park.ts';
import type { Person } from '../support/people.ts';
import { dayFromToday, texts } from '../support/planner.ts';
import { bookSome, staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

/** Odd sums, so that each is known again; in PLN. */
const paid: Record<DeskMethod, number> = { cash: 41.5, card: 52.25, blik: 63, pass: 74 };

test('A manager reads the day’s takings by method and track, and takes them home as files', async ({
  page,
  park,
  lang,
}) => {
  test.setTimeout(90_000);
  const t = staffTexts[lang].takings;
  const { common } = texts[lang];
  const [manager, rider] = [await park.newPerson('Manager'), await park.newPerson()];
  const before = await takingsOfToday(park, manager);
  const slots = await bookSome(park, rider, deskMethods.length);
  for (const [at, method] of deskMethods.entries()) {
    const payment = { slot: slots[at]?.id, amount: paid[method], method };
    await park.call('POST', '/items/Payment', payment, manager);
  }
  const today = await takingsOfToday(park, manager);

  await test.step('what was paid is in the table, the sum and the picture', async () => {
    for (const method of deskMethods) {
      expect(today.byMethod[method] - before.byMethod[method]).toBeCloseTo(paid[method]);
    }
    await arriveAs(page, manager, '/desk/takings');
    await page.getByRole('main').getByRole('radio', { name: t.presets.today, exact: true }).check();
    const row = page
      .getByRole('row', { name: new RegExp(`^${dateText(dayFromToday(0))}`) })
      .filter({ hasText: common.track(1) });
    const ofTrack = (method: DeskMethod) => common.price(toGrosze(today.ofTrack1[method]));
    for (const [at, method] of saleMethods.entries()) {
      await expect(row.getByRole('cell').nth(at + 1)).toHaveText(ofTrack(method));
    }
    // Behind the sum of the money.
    await expect(row.getByRole('cell').nth(saleMethods.length + 2)).toHaveText(ofTrack('pass'));
    const total = common.price(toGrosze(today.total));
    await expect(page.getByRole('row').last().getByRole('cell').nth(-2)).toHaveText(total);
    const rides = today.payments.filter(({ method }) => method === 'pass');
    const onPaper = t.paper(
      rides.reduce((sum, { count }) => sum + count, 0),
      common.price(toGrosze(today.byMethod.pass)),
    );
    await expect(page.getByText(onPaper)).toBeVisible();
    const day = dateText(dayFromToday(0));
    await expect(page.getByRole('img', { name: t.chartOf(day, day, total) })).toBeVisible();
    await expectUsable(page);
  });

  await test.step('the form that closes a day can be used, and is left', async () => {
    const { closing } = staffTexts[lang];
    await page.getByRole('main').getByRole('link', { name: closing.toClosings }).click();
    // Odd, so that it differs.
    await page.getByLabel(closing.counted).fill('0,01');
    await expect(page.getByLabel(closing.note)).toBeVisible();
    await expect(page.getByRole('heading', { name: closing.explain })).toBeVisible();
    await expectUsable(page);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('radio', { name: t.presets.own })).toBeVisible();
  });

  await test.step('bookings and payments come as files for a spreadsheet', async () => {
    await choosePeriod(page, lang, dayFromToday(0), dayFromToday(3));
    await expect(page.getByRole('table')).toBeVisible();
    const bookings = await download(page, t.exportNames.bookings);
    expect(bookings.name).toBe(
      [exportTexts[lang].bookings, dayFromToday(0).toString(), `${dayFromToday(3).toString()}.csv`].join('_'),
    );
    expect(bookings.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bookings.lines[0]).toContain(exportTexts[lang].bookingColumns[0]);
    const theirs = bookings.lines.filter((line) => line.includes(rider.email));
    expect(theirs).toHaveLength(deskMethods.length);

    await choosePeriod(page, lang, dayFromToday(0), dayFromToday(0));
    const payments = await download(page, t.exportNames.payments);
    expect(payments.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    for (const [at, method] of deskMethods.entries()) {
      const amount = paid[method].toFixed(2).replace('.', exportTexts[lang].point);
      const ofSlot = payments.lines.filter((line) => line.endsWith(`${slots[at]?.id}`));
      expect(ofSlot.join()).toContain(amount);
      expect(ofSlot.join()).toContain(exportTexts[lang].methods[method]);
      expect(ofSlot).toHaveLength(1);
    }
  });
});

async function choosePeriod(
  page: Page,
  lang: Language,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<void> {
  const t = staffTexts[lang].takings;
  await page.getByRole('main').getByRole('radio', { name: t.presets.own, exact: true }).check();
  await page.getByLabel(t.from, { exact: true }).fill(from.toString());
  await page.getByLabel(t.to, { exact: true }).fill(to.toString());
}

async function download(
  page: Page,
  button: string,
): Promise<{ name: string; bytes: Buffer; lines: string[] }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  const bytes = await readFile(await file.path());
  const lines = bytes.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n');
  return { name: file.suggestedFilename(), bytes, lines };
}

async function takingsOfToday(park: Park, manager: Person) {
  const day = dayFromToday(0).toString();
  const path = `/takings?from=${day}&to=${day}`;
  const takings = await park.call<TakingsRow[]>('GET', path, undefined, manager);
  const sum = (parts: readonly TakingsRow[]) => parts.reduce((total, { amount }) => total + amount, 0);
  const byMethod = (parts: readonly TakingsRow[]) =>
    Object.fromEntries(
      deskMethods.map((method) => [method, sum(parts.filter((part) => part.method === method))]),
    ) as Record<DeskMethod, number>;
  return {
    /** Money alone: what was ridden on passes was paid for when they were sold. */
    total: sum(takings.filter(({ method }) => method !== 'pass')),
    payments: takings,
    byMethod: byMethod(takings),
    ofTrack1: byMethod(takings.filter(({ asset }) => asset === 1)),
  };
}
