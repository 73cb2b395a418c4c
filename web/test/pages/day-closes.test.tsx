import { waitFor } from '@testing-library/react';
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
  dialog,
  expectSays,
  expectTold,
  tap,
  textOf,
  the,
  tick,
  write,
} from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast, plain } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let minutes = 0;
const price = common.price;

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
  await site.call('POST', '/items/Payment', manager, { slot, amount, method });
};
const section = () => the('region', t.title);
/** Opens the question once its sums are there. */
const ask = async (words: typeof t = t) => {
  await tap(words.open);
  const open = await dialog();
  await waitFor(() => expect(open.querySelector('dl')).not.toBeNull());
  return open;
};
const sumsOf = (place: HTMLElement) => [...place.querySelectorAll('dl > div')].map(textOf);

test.each([
  ['pl', t, takings, common],
  ['en', closingEn, takingsEn, commonEn],
] as const)(
  'The desk counts the cash, sees what is missing, says why, and the day says so afterwards, in %s',
  async (lang, words, methods, texts) => {
    await pay('cash', 120.5);
    await pay('card', 55);
    await site.show('/desk/takings', { as: manager, lang });
    await expectText(words.none);
    const open = await ask(words);
    const line = (name: string, grosze: number) => plain(`${name}${texts.price(grosze)}`);
    expect(sumsOf(open)).toEqual([
      line(methods.methods.cash, 12_050),
      line(methods.methods.card, 5500),
      line(methods.methods.blik, 0),
      line(methods.total, 17_550),
    ]);
    await expectSays(() => open, words.finalToday('02.07.2026'));
    await expectSays(() => open, words.firstClose);
    await tap(words.confirm('01.07.2026'), open);
    await expectTold(words.counted, words.countedFault, open);
    await write(words.counted, '120,50', open);
    await expectSays(() => open, words.right);
    await write(words.counted, '115.5', open);
    await expectSays(() => open, words.missing(texts.price(500)));
    await tap(words.confirm('01.07.2026'), open);
    await expectTold(words.note, words.noteFault(3), open);
    await write(words.note, 'Zła reszta.', open);
    await tap(words.confirm('01.07.2026'), open);
    await expectToast(words.done('01.07.2026'));
    const place = await the('region', words.title);
    for (const said of [
      words.todayClosed('02.07.2026'),
      words.missing(texts.price(500)),
      `${words.wasCounted(texts.price(11_550))} Zła reszta.`,
      words.closed('01.07.2026, 20:00', 'Marek'),
    ])
      await expectSays(() => place, said);
    expect(all('button', words.open)).toEqual([]);
  },
);

test('Money that comes while the question is open shows new sums, and closes nothing by itself', async () => {
  await pay('cash', 55);
  await site.show('/desk/takings', { as: manager, lang: 'en' });
  const open = await ask(closingEn);
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
  await site.show('/desk/takings', { as: manager, lang: 'en' });
  const open = await ask(closingEn);
  await write(closingEn.counted, '55', open);
  const sums = { cash: 55, card: 0, blik: 0, online: 0, transfer: 0 };
  const other = await site.newPerson('Manager', 'Ewa');
  await site.call('POST', '/desk/day-closes', other, { day: '2026-07-01', sums, counted: 55 });
  await tap(closingEn.confirm('01.07.2026'), open);
  await expectToast(errorsEn.byCode.DAY_CLOSED ?? '');
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  const place = await the('region', closingEn.title);
  await expectSays(() => place, closingEn.closed('01.07.2026, 20:00', 'Ewa'));
});

test('A forgotten day is closed by itself, or counts with the next one', async () => {
  await pay('cash', 55);
  site.park.clock.set('2026-07-01T18:00:00Z');
  const zero = { cash: 0, card: 0, blik: 0, online: 0, transfer: 0 };
  await site.call('POST', '/desk/day-closes', manager, { day: '2026-06-29', sums: zero, counted: 0 });
  await site.show('/desk/takings', { as: manager });
  const open = await ask();
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
  // Today is still open.
  expect(all('button', t.open)).toHaveLength(1);
});

test('After midnight the day that was is offered, and a question is left without closing anything', async () => {
  site.park.clock.set('2026-07-01T22:30:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  await site.show('/desk/takings', { as: manager });
  const open = await ask();
  await the('button', t.confirm('01.07.2026'), open);
  await tap(common.goBack, open);
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await expectText(t.none);
});

test('Closed days that cannot be read are told, and asked for again', async () => {
  let isDown = true;
  site.answerInstead(({ path }) =>
    isDown && path.startsWith('/desk/day-closes') ? Response.json({ errors: [] }, { status: 503 }) : null,
  );
  await site.show('/desk/takings', { as: manager });
  await expectText(t.loadFailed);
  isDown = false;
  const place = await section();
  await click(await the('button', common.tryAgain, place));
  await expectText(t.none);
  await tick(takings.presets.month);
  await expectText(t.none);
});

test('What the desk took back stands by name in the question, and in the closed day', async () => {
  const slot = await makeSlot(site.park, '2026-07-21T06:00:00Z', { booked_by: manager.id });
  await site.call('POST', '/items/Payment', manager, { slot, amount: 55, method: 'card' });
  const [action] = await site.call<{ id: number }[]>('GET', '/desk/actions', manager);
  await site.call('POST', `/desk/actions/${action?.id}/undo`, manager, {});
  await site.show('/desk/takings', { as: manager });
  const open = await ask();
  const name = plain(`Marek, ${price(5500)}`);
  await expectSays(() => open, name);
  await tap(new RegExp(`^${t.confirm('')}`), open);
  await expectSays(() => document.querySelector('main'), name);
});
