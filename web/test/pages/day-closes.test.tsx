import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common as commonEn } from '../../src/i18n/en/common.ts';
import { errors as errorsEn } from '../../src/i18n/en/errors.ts';
import { closing as closingEn } from '../../src/i18n/en/staff/desk/closing.ts';
import { takings as takingsEn } from '../../src/i18n/en/staff/desk/takings.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { closing as t } from '../../src/i18n/pl/staff/desk/closing.ts';
import { takings } from '../../src/i18n/pl/staff/desk/takings.ts';
import {
  all,
  click,
  expectSays,
  expectTold,
  fieldIn,
  tap,
  textOf,
  the,
  tick,
  write,
} from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { expectNoText, expectPath, expectText, expectToast, plain } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let minutes = 0;
const price = common.price;
const zero = { cash: 0, card: 0, blik: 0, online: 0, transfer: 0 };

beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T18:00:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  await makeTracks(site.park);
});

const pay = async (method: string, amount: number) => {
  minutes += 15;
  const start = Temporal.Instant.from('2026-07-20T06:00:00Z').add({ minutes }).toString();
  const slot = await makeSlot(site.park, start, { booked_by: manager.id });
  const { id } = await site.call<{ id: number }>('POST', '/items/Payment', manager, { slot, amount, method });
  return { id, slot };
};
const closeOf = (day: string, as = manager, body = {}) =>
  site.call('POST', '/desk/day-closes', as, { day, sums: zero, float: 0, counted: 0, taken: 0, ...body });
/** The form, once its sums are there. */
const form = async (words: typeof t = t) => {
  const place = await the('region', words.title);
  await waitFor(() => expect(place.querySelector('dl')).not.toBeNull());
  return place;
};
const sumsOf = (place: HTMLElement) => [...(place.querySelector('dl')?.children ?? [])].map(textOf);

test.each([
  ['pl', t, takings, common],
  ['en', closingEn, takingsEn, commonEn],
] as const)(
  'The desk counts the cash, sees what is missing, says why, and the snapshot keeps it, in %s',
  async (lang, words, methods, texts) => {
    await pay('cash', 120.5);
    await pay('card', 55);
    await site.show('/desk/closings', { as: manager, lang });
    await expectText(words.none);
    const open = await form(words);
    const line = (name: string, grosze: number) => plain(`${name}${texts.price(grosze)}`);
    expect(sumsOf(open)).toEqual([
      line(methods.methods.cash, 12_050),
      line(methods.methods.card, 5500),
      line(methods.methods.blik, 0),
      line(methods.total, 17_550),
    ]);
    await expectSays(() => open, words.floatFrom.none);
    await tap(words.setFloat, open);
    await tap(words.floatSave, open);
    await expectTold(words.floatLabel, words.countedFault, open);
    await write(words.floatLabel, '200', open);
    await tap(words.floatSave, open);
    await expectToast(words.floatSaved);
    await expectSays(() => open, `${words.expected} ${texts.price(32_050)}`);
    await expectSays(() => open, words.finalToday('02.07.2026'));
    await expectSays(() => open, words.firstClose);
    await tap(words.confirm('01.07.2026'), open);
    await expectTold(words.counted, words.countedFault, open);
    await write(words.counted, '320,50', open);
    await expectSays(() => open, words.right);
    await write(words.counted, '315.5', open);
    await expectSays(() => open, words.missing(texts.price(500)));
    await expectSays(() => open, words.explainNone);
    await tap(words.confirm('01.07.2026'), open);
    await expectTold(words.note, words.noteFault(3), open);
    await write(words.note, 'Zła reszta.', open);
    await expectSays(() => open, words.takes(texts.price(11_550), texts.price(20_000)));
    await tick(words.takings.own, open);
    await write(words.takeLabel, '400', open);
    await tap(words.confirm('01.07.2026'), open);
    await expectTold(words.takeLabel, words.takeFault(texts.price(31_550)), open);
    await write(words.takeLabel, '115,50', open);
    await tap(words.confirm('01.07.2026'), open);
    await expectToast(words.done('01.07.2026'));
    await expectPath('/desk/closings/2026-07-01');
    const page = () => document.querySelector('main');
    const s = words.snapshot;
    for (const said of [
      words.closed('01.07.2026, 20:00', 'Marek'),
      line(words.float, 20_000),
      line(s.cash, 12_050),
      line(s.counted, 31_550),
      line(s.taken, 11_550),
      line(s.left, 20_000),
      words.missing(texts.price(500)),
      'Zła reszta.',
      s.noFacts,
      s.notFiscal,
    ])
      await expectSays(page, said);
    await click(await the('link', s.back));
    await expectText(words.todayClosed('02.07.2026'));
    await the('link', '01.07.2026');
    expect(all('button', words.confirm('01.07.2026'))).toEqual([]);
  },
);

test('From an open Today a day with 180 payments is closed by four presses and one field', async () => {
  await closeOf('2026-06-30', manager, { counted: 200, taken: 0, note: 'Kasa na start' });
  for (let at = 0; at < 176; at += 1) await pay(at % 3 === 0 ? 'cash' : 'card', 55);
  await pay('cash', 40);
  await pay('blik', 30);
  await pay('cash', 47.5);
  await pay('cash', 63);
  site.park.clock.set('2026-07-01T19:00:00Z');
  let presses = 0;
  let fields = 0;
  const press = async (element: HTMLElement) => {
    presses += 1;
    await click(element);
  };
  await site.show('/today', { as: manager });
  await press(await the('link', t.open, await the('region', t.title)));
  await expectPath('/desk/closings');
  const open = await form();
  // 59 times 55, 40, 47.50 and 63 by cash, and the float of 200.
  const due = 59 * 5500 + 15_050 + 20_000;
  await expectSays(() => open, `${t.expected} ${price(due)}`);
  const counted = await fieldIn(t.counted, open);
  await press(counted);
  fields += 1;
  fireEvent.change(counted, { target: { value: String((due - 4750) / 100) } });
  await expectSays(() => open, t.missing(price(4750)));
  const fact = await the('button', new RegExp(t.reasons.equal), open);
  await press(fact);
  expect(fact.getAttribute('aria-pressed')).toBe('true');
  await press(await the('button', t.confirm('01.07.2026'), open));
  await expectToast(t.done('01.07.2026'));
  await expectPath('/desk/closings/2026-07-01');
  await expectSays(() => document.querySelector('main'), t.reasons.equal);
  expect({ presses, fields }).toEqual({ presses: 4, fields: 1 });
}, 60_000);

test('What was undone, and paid by another method, stands in the list and in the snapshot for good', async () => {
  const editor = await site.newPerson('Editor', 'Ewa');
  const { id, slot } = await pay('card', 40);
  await site.call('POST', '/desk/voids', editor, { payment: id, reason: 'Gotówka', back_by: 'mistake' });
  await site.call('POST', '/items/Payment', manager, { slot, method: 'cash', amount: 40 });
  await site.show('/desk/closings', { as: manager });
  const open = await form();
  await write(t.counted, '0', open);
  const line = await the('button', new RegExp(t.reasons.method), open);
  expect(textOf(line)).toContain(plain(`${price(-4000)}, ${takings.methods.card.toLowerCase()}`));
  expect(textOf(line)).toContain('Ewa');
  expect(textOf(line)).toMatch(
    new RegExp(String.raw`${t.slot(String.raw`\d\d\.07\.2026, \d\d:\d\d`)} · Marek`),
  );
  await click(line);
  expect((await fieldIn(t.note, open)).value).toContain(t.payment(id));
  await tap(t.confirm('01.07.2026'), open);
  await expectPath('/desk/closings/2026-07-01');
  await pay('cash', 500);
  leavePage();
  await site.show('/desk/closings/2026-07-01', { as: manager });
  const main = () => document.querySelector('main');
  await expectSays(main, t.snapshot.facts);
  await expectSays(main, t.reasons.method);
  await expectSays(main, `Marek ${takings.methods.cash}`);
  expect(textOf(main())).not.toContain('500');
  // The paper has the same, and a line to sign.
  expect(textOf(document.body.lastElementChild)).toContain(t.snapshot.signature);
});

test('Money that comes while the form is open shows new sums, and closes nothing by itself', async () => {
  await pay('cash', 55);
  await site.show('/desk/closings', { as: manager, lang: 'en' });
  const open = await form(closingEn);
  await write(closingEn.counted, '55', open);
  await pay('card', 40);
  await tap(closingEn.confirm('01.07.2026'), open);
  await expectSays(() => open, errorsEn.byCode.DAY_CHANGED ?? '');
  await waitFor(() => expect(sumsOf(open).at(-1)).toContain('95'));
  await tap(closingEn.confirm('01.07.2026'), open);
  await expectToast(closingEn.done('01.07.2026'));
});

test('A day that another desk has closed meanwhile is not closed twice', async () => {
  await pay('cash', 55);
  await site.show('/desk/closings', { as: manager, lang: 'en' });
  const open = await form(closingEn);
  await write(closingEn.counted, '55', open);
  const other = await site.newPerson('Manager', 'Ewa');
  await closeOf('2026-07-01', other, { sums: { ...zero, cash: 55 }, counted: 55 });
  await tap(closingEn.confirm('01.07.2026'), open);
  await expectToast(errorsEn.byCode.DAY_CLOSED ?? '');
  await expectText(closingEn.todayClosed('02.07.2026'));
  await expectText(closingEn.closed('01.07.2026, 20:00', 'Ewa'));
});

test('A forgotten day is closed by itself, or counts with the next one', async () => {
  await pay('cash', 55);
  await closeOf('2026-06-29');
  await site.show('/desk/closings', { as: manager });
  const open = await form();
  await expectSays(() => open, t.since('30.06.2026', '01.07.2026'));
  await write(t.day, '2026-06-29', open);
  await expectTold(t.day, t.dayFault('30.06.2026', '01.07.2026'), open);
  expect(sumsOf(open)).toEqual([]);
  await write(t.day, '2026-06-30', open);
  await waitFor(() => expect(sumsOf(open).at(-1)).toBe(plain(`${takings.total}${price(0)}`)));
  await expectSays(() => open, t.finalPast);
  await write(t.counted, '0', open);
  await tap(t.confirm('30.06.2026'), open);
  await expectToast(t.done('30.06.2026'));
  await expectPath('/desk/closings/2026-06-30');
  // Today is still open.
  await click(await the('link', t.snapshot.back));
  await the('button', t.confirm('01.07.2026'), await form());
});

test('Today reminds of a forgotten day the next morning, until it is closed', async () => {
  await closeOf('2026-06-30');
  await pay('cash', 55);
  await site.show('/today', { as: manager });
  await the('link', t.open);
  expect(all('region', t.title)).toEqual([]);
  leavePage();
  site.park.clock.set('2026-07-02T06:00:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  await site.show('/today', { as: manager });
  await expectText(t.due('środa 01.07.2026'));
  await closeOf('2026-07-01', manager, { sums: { ...zero, cash: 55 }, counted: 55 });
  leavePage();
  await site.show('/today', { as: manager });
  await the('link', t.open);
  await expectNoText(t.due('środa 01.07.2026'));
});

test('After midnight the day that was is offered', async () => {
  site.park.clock.set('2026-07-01T22:30:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  await site.show('/desk/closings', { as: manager });
  expect(textOf(await the('button', t.confirm('01.07.2026'), await form()))).not.toBe('');
});

test('A day without a close of its own, or none at all, says so', async () => {
  for (const day of ['2026-06-30', 'wczoraj']) {
    await site.show(`/desk/closings/${day}`, { as: manager });
    await expectText(t.snapshot.missing);
    leavePage();
  }
});

test('Closed days that cannot be read are told, and asked for again', async () => {
  let isDown = true;
  site.answerInstead(({ path }) =>
    isDown && path.startsWith('/desk/day-closes') ? Response.json({ errors: [] }, { status: 503 }) : null,
  );
  await site.show('/desk/closings', { as: manager });
  await expectText(t.loadFailed);
  isDown = false;
  await tap(common.tryAgain);
  await expectText(t.none);
  await tap(t.earlier);
  await expectText(t.noneEarlier);
});

test('What the desk took back stands by name in the form, and with the closed day', async () => {
  const slot = await makeSlot(site.park, '2026-07-21T06:00:00Z', { booked_by: manager.id });
  await site.call('POST', '/items/Payment', manager, { slot, amount: 55, method: 'card' });
  const [action] = await site.call<{ id: number }[]>('GET', '/desk/actions', manager);
  await site.call('POST', `/desk/actions/${action?.id}/undo`, manager, {});
  await site.show('/desk/closings', { as: manager });
  const open = await form();
  const name = plain(`Marek, ${price(5500)}`);
  await expectSays(() => open, name);
  await write(t.counted, '0', open);
  await tap(t.confirm('01.07.2026'), open);
  await expectPath('/desk/closings/2026-07-01');
  await expectSays(() => document.querySelector('main'), name);
});
