import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { exportTexts } from '../../../server/src/modules/reports/export.texts.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common as commonEn } from '../../src/i18n/en/common.ts';
import { takings as takingsEn } from '../../src/i18n/en/staff/desk/takings.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { payments } from '../../src/i18n/pl/staff/desk/payments.ts';
import { takings as t } from '../../src/i18n/pl/staff/desk/takings.ts';
import { all, click, dialog, expectSays, set, tap, textOf, the, tick, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast, plain } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let ids: Record<string, number>;

/** Odd sums, so that each is known again; in PLN. */
const paid = { cash: 41.5, card: 52.25, blik: 63, pass: 74 } as const;
const money = 156.75;

beforeAll(async () => {
  site = await openSite();
  manager = await site.newPerson('Manager', 'Marek');
  const rider = await site.newPerson('User', 'Rita');
  await makeTracks(site.park);
  ids = {};
  for (const [index, method] of (['cash', 'card', 'blik', 'pass'] as const).entries()) {
    const slot = await makeSlot(site.park, `2026-07-02T1${index}:00:00Z`, { booked_by: rider.id });
    const { data } = await site.ask('POST', '/items/Payment', manager, {
      slot,
      amount: paid[method],
      method,
    });
    ids[method] = data.id;
  }
});

const rows = () =>
  [...document.querySelectorAll('main table tr')].map((row) => [...row.children].map(textOf));
const yearBefore = () => document.querySelector('[aria-labelledby=year-before]');
const ownPeriod = async (from: string, to: string) => {
  await tick(t.presets.own);
  await write(t.from, from);
  await write(t.to, to);
};

test.each([
  ['pl', t, common],
  ['en', takingsEn, commonEn],
] as const)(
  'The day’s takings stand by method and track, and passes beside them, in %s',
  async (lang, words, texts) => {
    await site.show('/desk/takings', { as: manager, lang });
    await tick(words.presets.today);
    await waitFor(() => expect(rows().length).toBe(3));
    const [head, day, sum] = rows();
    const price = (pln: number) => plain(texts.price(Math.round(pln * 100)));
    expect(head?.slice(2)).toEqual(
      [words.methods.cash, words.methods.card, words.methods.blik, words.total, words.onPasses].map(plain),
    );
    const amounts = [paid.cash, paid.card, paid.blik, money, paid.pass].map(price);
    expect(day?.slice(1)).toEqual([plain(texts.track(1)), ...amounts]);
    expect(sum?.slice(1)).toEqual(amounts);
    await expectText(words.paper(1, texts.price(7400)));
    await the('img', words.chartOf('01.07.2026', '01.07.2026', texts.price(15_675)));
  },
);

test('The same days a year before stand beside them, of a day, a week, a month and the season', async () => {
  site.park.clock.set('2025-07-02T08:00:00Z');
  const earlier = await site.newPerson('Manager');
  const rider = await site.newPerson('User');
  // The Wednesday of a year before.
  const slot = await makeSlot(site.park, '2025-07-03T10:00:00Z', { booked_by: rider.id });
  await site.call('POST', '/items/Payment', earlier, { slot, amount: 100, method: 'cash' });
  site.park.clock.set('2026-07-01T08:00:00Z');
  await site.show('/desk/takings', { as: manager });
  for (const [preset, days] of [
    ['today', '02.07.2025'],
    ['week', '30.06.2025 – 02.07.2025'],
    ['month', '01.07.2025 – 01.07.2025'],
    ['season', '01.01.2025 – 01.07.2025'],
  ] as const) {
    await tick(t.presets[preset]);
    await expectSays(yearBefore, days.replace(/^(\S+) – \1$/, '$1'));
  }
  await tick(t.presets.today);
  const price = (grosze: number) => plain(common.price(grosze));
  await expectSays(yearBefore, price(10_000));
  await expectSays(yearBefore, t.before.more(price(5675)));
  await ownPeriod('2026-08-01', '2026-08-02');
  await waitFor(() => expect(all('region', t.before.title)).toEqual([]));
});

test('A period without payments says so, one that is none, too, and has no files', async () => {
  await site.show('/desk/takings', { as: manager });
  await ownPeriod('2020-02-01', '2020-02-06');
  await expectText(t.empty);
  await expectText(payments.none);
  expect(rows()).toEqual([]);
  await ownPeriod('2020-02-01', '2020-01-31');
  await expectText(t.faults.order);
  expect(all('button', t.exportNames.payments)).toEqual([]);
  await write(t.to, '2021-06-01');
  await expectText(t.faults.tooLong);
  await write(t.to, '');
  await expectText(t.faults.missing);
});

test('Bookings and payments come as files for a spreadsheet, in the language of whoever asks', async () => {
  const files: { name: string; text: string }[] = [];
  const urls = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => files.push({ name: '', text }));
    return 'blob:file';
  });
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: '' });
  });
  await site.show('/desk/takings', { as: manager, lang: 'en' });
  await tick(takingsEn.presets.today);
  await tap(takingsEn.exportNames.payments);
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files.find(({ name }) => name !== '')?.name).toBe(
    `${exportTexts.en.payments}_2026-07-01_2026-07-01.csv`,
  );
  const lines =
    files
      .find(({ text }) => text !== '')
      ?.text.trim()
      .split('\r\n') ?? [];
  expect(lines).toHaveLength(5);
  for (const method of ['cash', 'card', 'blik', 'pass'] as const) {
    const [line] = lines.slice(1).filter((each) => each.includes(exportTexts.en.methods[method]));
    expect(line).toContain(paid[method].toFixed(2));
  }
  // The bookkeeper's month is one press away, whatever the period.
  files.length = 0;
  await tap(`${takingsEn.ledger}: June 2026`);
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files.find(({ name }) => name !== '')?.name).toBe(
    `${exportTexts.en.ledger}_2026-06-01_2026-06-30.csv`,
  );
  expect(files.find(({ text }) => text !== '')?.text).toContain(exportTexts.en.ledgerColumns.join(';'));
  urls.mockRestore();
  clicks.mockRestore();
});

test('A file that does not come is told', async () => {
  await site.show('/desk/takings', { as: manager });
  site.answerInstead(({ path }) =>
    path.startsWith('/export/') ? Response.json({ errors: [] }, { status: 503 }) : null,
  );
  await tap(t.exportNames.bookings);
  await expectToast(t.exportFailed.replace(/\.$/, ''));
});

test('A payment is found by its number, and keeps the number of its receipt', async () => {
  await site.show('/desk/takings', { as: manager });
  const list = await the('region', payments.heading);
  await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(4));
  const search = await screen.findByLabelText(payments.find);
  await set(search, '9999999');
  await expectSays(() => list, payments.noneFound);
  await set(search, String(ids['card']));
  await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(1));
  await click(list.querySelector('li button') as HTMLElement);
  const open = await dialog();
  await expectSays(() => open, payments.title(ids['card'] ?? 0));
  await expectSays(() => open, 'Marek');
  // Cash and cards go back at the till: only what came online is refunded here.
  expect(all('button', payments.refund)).toEqual([]);
  expect(((await the('button', payments.receiptSave, open)) as HTMLButtonElement).disabled).toBe(true);
  await write(payments.receipt, 'PAR/12/2026', open);
  await tap(payments.receiptSave, open);
  await expectToast(payments.receiptSaved);
  await tap(common.close, open);
  await set(search, 'PAR/12/2026');
  await expectSays(() => list, `${payments.receipt} PAR/12/2026`);
  await set(search, 'nobody of that name');
  await expectSays(() => list, payments.noneFound);
});

test('Who reads the evening before sees nothing of the day after, at both sides of midnight', async () => {
  site.park.clock.set('2026-07-01T21:59:00Z');
  await site.show('/desk/takings', { as: await site.newPerson('Manager') });
  await tick(t.presets.today);
  await waitFor(() => expect(rows()).toHaveLength(3));
  leavePage();
  site.park.clock.set('2026-07-01T22:00:00Z');
  await site.show('/desk/takings', { as: await site.newPerson('Manager') });
  await tick(t.presets.today);
  await expectText(t.empty);
  site.park.clock.set('2026-07-01T08:00:00Z');
});
