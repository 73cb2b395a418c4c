import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { common as commonEn } from '../../src/i18n/en/common.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { info } from '../../src/i18n/pl/info.ts';
import { edit } from '../../src/i18n/pl/staff/edit.ts';
import { content } from '../../src/i18n/pl/staff/site/content.ts';
import { prices as t } from '../../src/i18n/pl/staff/site/prices.ts';
import { click, expectTold, fieldIn, tap, textOf, the, tick, toldAt, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast, plain } from '../support/page.ts';

let site: TestSite;
let admin: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
  await makeTracks(site.park);
});

/** Each test begins with our list. */
beforeEach(async () => {
  await site.park.store.db.deleteFrom('content_version').where('name', '=', 'prices').execute();
  site.park.pageContents.forget();
});

const open = () => site.show('/desk/prices', { as: admin });
const group = (index: number) => the('region', defaultPrices.groups[index]?.name.pl ?? '?');
/** Opens a row to be edited. */
const row = async (name: string) => {
  const closed = () =>
    [...document.querySelectorAll<HTMLElement>('main button[aria-expanded=false]')].find((button) =>
      textOf(button).startsWith(name),
    );
  await waitFor(() => expect(closed()).toBeTruthy());
  await click(closed() as HTMLElement);
  return await the('group', name);
};
const save = async () => {
  await tap(content.save);
  await expectToast(content.saved);
};
const kept = async () => {
  site.park.pageContents.forget();
  return (await site.park.pageContents.read()).prices.content;
};

test('A row of its own in both languages, its price with a comma, and what is wrong is told at its field', async () => {
  await open();
  expect(((await the('button', content.save)) as HTMLButtonElement).disabled).toBe(true);
  await tap(t.addRowTo(defaultPrices.groups[0]?.name.pl ?? '?'));
  const added = await the('group', t.row);
  await write(t.price, '-5', added);
  await tap(content.save);
  await expectText(content.checkFields);
  await expectTold(t.price, t.priceFault, added);
  expect((await fieldIn(t.price, added)).value).toBe('-5');
  await write(content.inPolish(t.name), 'Lot nad wodą', added);
  const named = await the('group', 'Lot nad wodą');
  expect(toldAt(await fieldIn(content.inEnglish(t.name), named))).toBe(plain(content.missingEnglish));
  await write(content.inEnglish(t.name), 'Flying over the water', named);
  await write(t.price, '1 249,5', named);
  await save();
  const [first] = (await kept()).groups;
  expect(first?.rows.at(-1)).toMatchObject({
    name: { pl: 'Lot nad wodą', en: 'Flying over the water' },
    price: 1249.5,
  });

  // Everybody reads it at once, each in their language.
  for (const [lang, name, price] of [
    ['pl', 'Lot nad wodą', common.price(124_950)],
    ['en', 'Flying over the water', commonEn.price(124_950)],
  ] as const) {
    leavePage();
    await site.show(lang === 'en' ? '/prices?lang=en' : '/prices', { lang });
    const line = await the('row', new RegExp(name));
    expect(textOf(line)).toContain(plain(price));
  }
});

test('The slot’s two prices are what new slots and a new plan of the season begin with', async () => {
  await open();
  const slot = await row('Slot');
  await write(t.price, '61,50', slot);
  await tick(t.hasWeekend, slot);
  await write(t.weekendPrice, '73', slot);
  await save();
  leavePage();
  await site.show('/edit', { as: admin });
  await expectText(edit.priceHint(common.price(6150), common.price(7300)));
});

test('Rows go, come back and change places', async () => {
  await open();
  const rows = async () =>
    [...(await group(2)).querySelectorAll('button[aria-expanded]')].map((button) => textOf(button));
  const before = await rows();
  const wetsuit = await row('Pianka');
  await tap(t.removeRowOf('Pianka'), wetsuit);
  await expectText(t.removed('Pianka'));
  expect(await rows()).toHaveLength(before.length - 1);
  const back = await the('button', t.putBack);
  await waitFor(() => expect(document.activeElement).toBe(back));
  await click(back);
  await waitFor(async () => expect(await rows()).toHaveLength(before.length));
  const [first = '', second = ''] = before;
  await tap(t.rowDown('Deska'));
  await waitFor(async () => expect((await rows()).slice(0, 2)).toEqual([second, first]));
  await tap(t.removeGroupOf(defaultPrices.groups[2]?.name.pl ?? '?'));
  await save();
  expect((await kept()).groups).toHaveLength(defaultPrices.groups.length - 1);
});

test('A pass on the list says what it is good for, and what it cannot be is told', async () => {
  await open();
  const pass = await row('Karnet na 10 slotów');
  await tick(t.pass.sell, pass);
  const facts = await the('group', t.pass.heading, pass);
  await write(t.pass.rideMinutes, '0', facts);
  await tap(content.save);
  await expectTold(t.pass.rideMinutes, t.pass.rideMinutesFault, facts);
  await write(t.pass.rideMinutes, '30', facts);
  await tick(t.pass.shared, facts);
  await save();
  const sold = (await kept()).groups.flatMap(({ rows }) => rows).find(({ id }) => id === 'pass-10');
  expect(sold?.pass).toMatchObject({ rideMinutes: 30, shared: true });
});

test('An empty list says so, and a price that is none is not made up', async () => {
  const edited = (await site.park.pageContents.read()).prices.version;
  const empty = { edited, content: { ...defaultPrices, groups: [] } };
  expect(await site.ask('POST', '/park/contents/prices/versions', admin, empty)).toMatchObject({
    status: 200,
  });
  await site.show('/prices');
  await expectText(info.prices.none);
  expect(document.querySelector('table')).toBeNull();
});
