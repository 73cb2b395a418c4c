import { paths } from '@cablepark/contract/paths';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { dateText } from '@cablepark/domain/time/display';
import { counter } from '../support/counter.ts';
import { phone, tablet } from '../support/depth.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark, type Park } from '../support/park.ts';
import type { Person } from '../support/people.ts';
import { dayFromToday, expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';

const partySize = 30;
const noMoney = { cash: 0, card: 0, blik: 0, online: 0, transfer: 0 };
/** In PLN. */
const float = 200;
/** What the last payments of the day were; all others were the usual one. */
const oddPayments = [
  { method: 'cash', amount: 40 },
  { method: 'blik', amount: 30 },
  { method: 'cash', amount: 47.5 },
  { method: 'cash', amount: 63 },
];
const payments = Array.from(
  { length: 180 },
  (_, index) => oddPayments[index - 176] ?? { method: index % 3 === 0 ? 'cash' : 'card', amount: 55 },
);
const cash = payments.reduce((sum, { method, amount }) => sum + (method === 'cash' ? amount : 0), float);
let park: Park;

// Nobody else's day is to be closed.
test.beforeAll(async () => {
  park = await openPark({ SAMPLE: '0' });
});
test.afterAll(() => park.close());

test('A day with 180 payments is closed in four taps and one field, and a list explains the difference', async ({
  visit,
  lang,
}, { project }) => {
  test.setTimeout(120_000);
  const t = staffTexts[lang].closing;
  const { price } = texts[lang].common;
  const manager = await park.newPerson('Manager');
  await takePayments(manager);
  const today = dateText(dayFromToday(0));
  const { page } = await visit(paths.today, { as: manager, park });
  await page.setViewportSize(project.name === 'phone' ? phone : tablet);

  const { tap, type, count } = counter();
  await tap(page.getByRole('main').getByRole('link', { name: t.open }));
  await expect(page.getByText(price(cash * 100)).first()).toBeVisible();
  await type(page.getByLabel(t.counted), String(cash - 47.5));
  await expect(page.getByText(t.missing(price(4750)))).toBeVisible();
  const entry = page.getByRole('button', { name: t.reasons.equal });
  await tap(entry);
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  await expectUsable(page);
  await tap(page.getByRole('button', { name: t.confirm(today) }));
  await expectToast(page, t.done(today));
  expect(count).toEqual({ taps: 4, fields: 1 });

  await expect(page).toHaveURL(`${park.url}${paths.closings}/2026-07-04`);
  const main = page.getByRole('main');
  for (const words of [t.missing(price(4750)), t.reasons.equal, price(4750), t.snapshot.facts])
    await expect(main).toContainText(words);
  await expectUsable(page);
});

/** Rides of tomorrow that are paid today. The day before is closed, with what is left in the till. */
async function takePayments(manager: Person): Promise<void> {
  const day = { day: '2026-07-03', sums: noMoney, float: 0, counted: float, taken: 0, note: 'Na start' };
  await park.call('POST', '/desk/day-closes', day, manager);
  const admin = await park.newPerson('Admin');
  const tracks = await park.call<{ id: number }[]>(
    'POST',
    '/items/Asset',
    ['1', '2', '3'].map((name) => ({ name })),
    admin,
  );
  const slots = await park.call<SlotRow[]>(
    'POST',
    '/items/Slot',
    payments.map((_, index) => ({
      startTime: Temporal.Instant.from('2026-07-05T05:00:00Z')
        .add({ minutes: 15 * Math.floor(index / tracks.length) })
        .toString(),
      duration: 15,
      price: 55,
      asset: tracks[index % tracks.length]?.id,
      bookedBy: null,
    })),
    admin,
  );
  const ids = slots.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += partySize) {
    const contact = { first_name: 'SP 5', description: null };
    const party = { slots: ids.slice(from, from + partySize), contact, names: [] };
    await park.call('POST', '/desk/parties', party, manager);
  }
  await Promise.all(
    payments.map((payment, index) =>
      park.call('POST', '/items/Payment', { slot: ids[index], ...payment }, manager),
    ),
  );
}
