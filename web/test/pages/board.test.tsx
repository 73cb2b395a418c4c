import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { longDay } from '../../src/i18n/dayNames.ts';
import { board as en } from '../../src/i18n/en/board.ts';
import { en as enTexts } from '../../src/i18n/en.ts';
import { board as pl } from '../../src/i18n/pl/board.ts';
import { pl as plTexts } from '../../src/i18n/pl.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, plain, region } from '../support/page.ts';
import { at, makeQuarters, nextDay } from '../support/slots.ts';

const { common } = plTexts;
let day = '';
let site: TestSite;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

beforeEach(() => {
  day = nextDay();
});

afterEach(async () => {
  const { db } = site.park.store;
  await db.updateTable('asset').set({ status: 'open' }).execute();
  site.park.tracks.forget();
  site.park.clock.set('2026-07-01T08:00:00Z');
});

/** What stands beside a word of a track's panel. */
async function fact(track: string, word: string): Promise<string> {
  const facts = [...(await region(track)).querySelectorAll('dl > div')];
  const found = facts.find((each) => plain(each.querySelector('dt')?.textContent ?? '') === plain(word));
  return plain(found?.querySelector('dd')?.textContent ?? '');
}
const says = (word: string, text: string, track = common.track(1)) =>
  waitFor(async () => expect(await fact(track, word)).toContain(plain(text)));
const textOfPanel = (panel: Element) => plain(panel.textContent ?? '');
const noon = () => site.park.clock.set(at(day, '12:01'));

test.each([
  ['pl', pl, plTexts],
  ['en', en, enTexts],
] as const)(
  'Who rides is nobody’s to know: the board says how long, who is next and what is free, in %s',
  async (lang, t, texts) => {
    noon();
    const jagoda = await site.newPerson('User', 'Jagoda');
    await makeQuarters(site, [day, '12:00'], 2, { booked_by: jagoda.id });
    await makeQuarters(site, [day, '12:30'], 1);
    await site.show('/board', { lang });
    const track = texts.common.track(1);
    await says(t.now, t.someone, track);
    await says(t.now, t.left(14), track);
    await says(t.next, `12:15${t.someone}`, track);
    await says(t.free, `12:30 ${texts.common.price(5500)}`, track);
    expect(document.body.textContent).not.toContain('Jagoda');
  },
);

test('Also to the staff it names nobody', async () => {
  noon();
  const jagoda = await site.newPerson('User', 'Jagoda');
  await makeQuarters(site, [day, '12:00'], 1, { booked_by: jagoda.id });
  await site.show('/board', { as: await site.newPerson('Manager') });
  await says(pl.now, pl.someone);
  expect(document.body.textContent).not.toContain('Jagoda');
});

test('A closed track offers nothing, and still says who rides', async () => {
  noon();
  const jagoda = await site.newPerson('User', 'Jagoda');
  await makeQuarters(site, [day, '12:00'], 1, { booked_by: jagoda.id });
  await makeQuarters(site, [day, '12:15'], 2);
  await site.park.store.db.updateTable('asset').set({ status: 'closed' }).where('id', '=', 1).execute();
  site.park.tracks.forget();
  await site.show('/board');
  await says(pl.now, pl.someone);
  await says(pl.next, pl.noneNext);
  await says(pl.free, pl.noneFree);
  expect(textOfPanel(await region(common.track(1)))).not.toContain(plain(pl.open));
});

test('A track on which nobody rides says so, and one that is closed', async () => {
  noon();
  await makeQuarters(site, [day, '13:00'], 1);
  await site.park.store.db.updateTable('asset').set({ status: 'closed' }).where('id', '=', 2).execute();
  site.park.tracks.forget();
  await site.show('/board');
  await says(pl.now, pl.nobody);
  await says(pl.next, `13:00${pl.open}`);
  await expectText(pl.closed);
  await says(pl.next, pl.noneNext, common.track(2));
  await says(pl.free, pl.noneFree, common.track(2));
});

test('A free slot that runs says until when it is free, and no minutes left', async () => {
  noon();
  await makeQuarters(site, [day, '12:00'], 1);
  await site.show('/board');
  await says(pl.now, `${pl.open}${pl.until('12:15')}`);
  expect(textOfPanel(await region(common.track(1)))).not.toContain(plain(pl.left(14)));
});

test('One track alone is shown where the address names it', async () => {
  noon();
  await makeQuarters(site, [day, '13:00'], 1);
  await makeQuarters(site, [day, '13:00'], 1, { asset_id: 2 });
  await site.show('/board/2');
  await says(pl.next, '13:00', common.track(2));
  expect(screen.queryByRole('region', { name: common.track(1) })).toBeNull();
});

test('After the last slot it goes dark, and says when the next one starts', async () => {
  site.park.clock.set(at(day, '23:30'));
  await makeQuarters(site, [day, '20:00'], 1);
  const tomorrow = Temporal.PlainDate.from(day).add({ days: 1 });
  await makeQuarters(site, [tomorrow.toString(), '09:00'], 1);
  await site.show('/board');
  await expectText(pl.asleep);
  await expectText(pl.asleepUntil(`${longDay(tomorrow, 'pl')}, 09:00`));
  expect(screen.queryByRole('region', { name: common.track(1) })).toBeNull();
});

test('On the park’s own screen stand the names of those who let it, until its link is given up', async () => {
  noon();
  const manager = await site.newPerson('Manager');
  const [shown, hidden] = [await site.newPerson(), await site.newPerson('User', 'Malina')];
  await site.call('PATCH', '/users/me', shown, { first_name: 'Jagoda', last_name: 'Wrzos' });
  await site.call('PATCH', '/users/me/board-name', shown, { wanted: true });
  await makeQuarters(site, [day, '12:00'], 1, { booked_by: shown.id });
  await makeQuarters(site, [day, '12:15'], 1, { booked_by: hidden.id });
  const { url } = await site.call<{ url: string }>('POST', '/park/board-link', manager, {});
  const { pathname, hash } = new URL(url);
  await site.show(`${pathname}${hash}`);
  await says(pl.now, 'Jagoda W.');
  await says(pl.next, `12:15${pl.someone}`);
  expect(document.body.textContent).not.toContain('Malina');
  await site.call('POST', '/park/board-link', manager, {});
  await site.show(`${pathname}${hash}`);
  await expectText(pl.linkOver);
  await says(pl.now, pl.someone);
  expect(document.body.textContent).not.toContain('Jagoda');
});

test('The park’s own screen names who is next on a track that staff alone book, behind free slots', async () => {
  noon();
  const manager = await site.newPerson('Manager');
  const rider = await site.newPerson();
  await site.call('PATCH', '/users/me', rider, { first_name: 'Jagoda', last_name: 'Wrzos' });
  await site.call('PATCH', '/users/me/board-name', rider, { wanted: true });
  await makeQuarters(site, [day, '12:15'], 1);
  await makeQuarters(site, [day, '12:30'], 1, { booked_by: rider.id });
  await site.park.store.db.updateTable('asset').set({ status: 'closed' }).where('id', '=', 1).execute();
  site.park.tracks.forget();
  const { url } = await site.call<{ url: string }>('POST', '/park/board-link', manager, {});
  const { pathname, hash } = new URL(url);
  await site.show(`${pathname}${hash}`);
  await says(pl.next, '12:30Jagoda W.');
  expect(await fact(common.track(1), pl.now)).toBe(plain(pl.nobody));
});

test('The park’s own screen calls a group by its numbers, and names nobody who did not agree', async () => {
  const [current] = await makeQuarters(site, [day, '12:00'], 1);
  const [next] = await makeQuarters(site, [day, '12:15'], 1);
  const manager = await site.newPerson('Manager');
  await site.call('POST', '/desk/parties', manager, {
    slots: [current, next],
    contact: { first_name: 'SP 5', description: null },
  });
  site.park.clock.set(at(day, '12:05'));
  const desk = await site.newPerson('Manager');
  const { url } = await site.call<{ url: string }>('POST', '/park/board-link', desk);
  await site.show(`/board${new URL(url).hash}`);
  await says(pl.now, `${pl.group} (1/2)`);
  await says(pl.next, `${pl.group} (2/2)`);
  expect(document.body.textContent).not.toContain('SP 5');
});
