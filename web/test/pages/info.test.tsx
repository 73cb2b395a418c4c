import { defaultContent } from '@cablepark/domain/park/content';
import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { info as en } from '../../src/i18n/en/info.ts';
import { legal as enLegal } from '../../src/i18n/en/legal.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { info as pl } from '../../src/i18n/pl/info.ts';
import { legal } from '../../src/i18n/pl/legal.ts';
import { expectSays } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectNoText, expectPath, expectText, named, plain } from '../support/page.ts';
import { at } from '../support/slots.ts';

let site: TestSite;
let admin: Awaited<ReturnType<TestSite['newPerson']>>;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin');
});

afterEach(() => site.park.clock.set('2026-07-01T08:00:00Z'));

const change = (part: object) => site.call('PATCH', '/park', admin, part);
const main = async () => plain((await screen.findByRole('main')).textContent ?? '');
const expectSaid = (...texts: string[]) =>
  waitFor(async () => {
    const text = await main();
    for (const each of texts) expect(text).toContain(plain(each));
  });
const linkTo = (href: string) => document.querySelector(`main a[href="${href}"]`);

/** Writes the next version of a page. @returns its number */
async function write(name: string, differs: object): Promise<number> {
  const url = `/park/contents/${name}`;
  const { version, content } = await site.call<{ version: number; content: object }>('GET', url, admin);
  const body = { edited: version, content: { ...content, ...differs } };
  return (await site.call<{ version: number }>('POST', `${url}/versions`, admin, body)).version;
}

describe('The price list', () => {
  test.each([
    ['pl', pl.prices, 'Wyciąg na wyłączność'],
    ['en', en.prices, 'The cable to yourself'],
  ] as const)('says the price of each row, and both where there are two, in %s', async (lang, t, group) => {
    await site.show('/prices', { lang });
    const table = within(await screen.findByRole('table', { name: named(group) }));
    const [row] = table.getAllByRole('row').slice(1);
    for (const price of [18_000, 22_000])
      expect(plain(row?.textContent ?? '')).toContain(plain(common.price(price)));
    expect(table.getByRole('columnheader', { name: named(t.weekend) })).toBeTruthy();
    expect(
      screen.queryByRole('table', { name: named(lang === 'pl' ? 'Sprzęt' : 'Gear') })?.textContent,
    ).not.toContain(t.weekend);
  });

  test.each([
    ['on Friday before four', '2026-07-03', '15:59', pl.prices.nowWeekday],
    ['on Friday from four on', '2026-07-03', '16:00', pl.prices.nowWeekend],
    ['on Sunday night', '2026-07-05', '23:59', pl.prices.nowWeekend],
    ['on Monday', '2026-07-06', '00:00', pl.prices.nowWeekday],
  ])('tells which price applies %s', async (_when, day, time, told) => {
    site.park.clock.set(at(day, time));
    await site.show('/prices');
    const table = await screen.findByRole('table', { name: named('Wyciąg na wyłączność') });
    await expectSays(() => table.querySelector('tfoot'), pl.prices.rule('16:00') + told);
    await expectSaid(pl.prices.slot(common.price(5500)));
  });

  test('says what a slot of a pass costs beside what it costs without, where that is one price', async () => {
    await site.show('/prices');
    await expectSaid(pl.prices.perSlot(common.price(4900), common.price(5500)));
    const groups = defaultPrices.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => (row.role === 'slot' ? { ...row, weekendPrice: 60 } : row)),
    }));
    await write('prices', { groups });
    await site.show('/prices');
    await expectSaid(pl.prices.perSlot(common.price(4900), null));
    expect(plain(document.body.textContent ?? '')).not.toContain('zamiast');
  });

  test('of a park that pays VAT says so, and each rate where they differ', async () => {
    await change({ operator: { paysVat: false } });
    await site.show('/prices');
    await expectSaid(pl.prices.inZloty);
    await change({ operator: { paysVat: true } });
    await site.show('/prices');
    await expectSaid(pl.prices.withVat);
    const groups = defaultPrices.groups.map((group, index) => ({
      ...group,
      rows: group.rows.map((row) => (index === 0 ? { ...row, vat: '8' } : row)),
    }));
    await write('prices', { groups });
    await site.show('/prices');
    await expectSaid(pl.prices.ratesDiffer, pl.prices.rate('8'), pl.prices.rate('23'));
  });

  test('that is empty says so and whom to ask; an Admin is led to the editor', async () => {
    await write('prices', { groups: [] });
    await site.show('/prices');
    await expectSaid(pl.prices.none);
    expect(linkTo('/contact')).toBeTruthy();
    await expectNoText(pl.prices.add);
    await site.show('/prices', { as: admin });
    await expectText(pl.prices.add);
    await write('prices', { groups: defaultPrices.groups });
  });
});

describe('The contact', () => {
  test('that nobody has told says so, and leads an Admin alone to where it is told', async () => {
    await change({ contact: { phone: null, email: null, address: null } });
    await site.show('/contact');
    await expectSaid(pl.contact.none);
    await expectNoText(pl.contact.add);
    await site.show('/contact', { as: admin });
    await expectText(pl.contact.add);
  });

  test('is called, written to and followed by links that work', async () => {
    const contact = {
      phone: '600 700 800',
      email: 'woda@example.com',
      instagram: 'https://instagram.com/park',
    };
    await change({ contact });
    await site.show('/contact');
    await expectSaid(pl.contact.late);
    expect(linkTo('tel:600700800')?.textContent).toBe('600 700 800');
    expect(linkTo('mailto:woda@example.com')).toBeTruthy();
    expect(linkTo('https://instagram.com/park')?.getAttribute('rel')).toContain('noopener');
    await expectNoText('Facebook');
    await expectNoText(pl.contact.none);
  });

  test('names the days it is closed, and its remark in the visitor’s language', async () => {
    const week = defaultContent.hours.week.map((day, index) => (index === 0 ? null : day));
    await change({ hours: { week, note: 'W deszcz też.', noteEn: 'In the rain, too.' } });
    await site.show('/contact');
    await expectSaid(`poniedziałek${pl.contact.closed}`, 'W deszcz też.');
    await site.show('/contact', { lang: 'en' });
    await expectSaid(`Monday${en.contact.closed}`, 'In the rain, too.');
  });
});

describe('The way there', () => {
  test('shows no map before somebody has agreed to it, and then does', async () => {
    await change({ contact: { map: { lat: 53.78, lon: 21.57 }, address: 'Plażowa 1' } });
    await site.show('/location');
    await expectSaid('Plażowa 1', pl.location.consentTitle);
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: named(pl.location.accept) }));
    await waitFor(() =>
      expect(document.querySelector('iframe')?.getAttribute('title')).toBe(pl.location.mapTitle),
    );
    await change({ contact: { map: null } });
  });

  test('without an address says so', async () => {
    await change({ contact: { map: null, address: null } });
    await site.show('/location');
    await expectSaid(pl.location.noAddress);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

test('The bar is not shown before the park says so; then it tells when it is open and leads to the events', async () => {
  await write('bar', { isShown: false });
  await site.show('/bar');
  await expectPath('/');
  await write('bar', { isShown: true });
  await site.show('/bar');
  await expectSaid(pl.contact.hours);
  expect(linkTo('/events')?.textContent).toBe(pl.bar.next);
});

test('The page of accessibility says who answers for it', async () => {
  await change({ operator: { name: 'Woda sp. z o.o.' }, contact: { email: 'woda@example.com' } });
  await site.show('/accessibility');
  await expectSaid('Woda sp. z o.o.', pl.accessibility.email);
  expect(linkTo('mailto:woda@example.com')).toBeTruthy();
});

describe('The terms', () => {
  test.each([
    ['pl', legal, '1 czerwca 2026'],
    ['en', enLegal, '1 June 2026'],
  ] as const)('stay readable as they were, and say that others hold now, in %s', async (lang, t, day) => {
    const first = await write('terms', { follows: false, inForceFrom: '2026-06-01' });
    const second = await write('terms', { follows: false, inForceFrom: '2026-08-15' });
    await site.show('/terms', { lang });
    await expectSaid(t.version(second));
    expect(linkTo(`/terms?version=${first}`)?.textContent).toBe(t.previous);
    await site.show(`/terms?version=${first}`, { lang });
    await expectSaid(t.past(first), t.inForceFrom(day));
    expect(linkTo('/terms')?.textContent).toBe(plain(t.current));
  });

  test('of a version that never was are those that hold', async () => {
    await site.show('/terms?version=999');
    await expectSaid(legal.notFound);
  });
});
