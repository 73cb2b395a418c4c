import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common as commonEn } from '../../src/i18n/en/common.ts';
import { edit as editEn } from '../../src/i18n/en/staff/edit.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { edit as t } from '../../src/i18n/pl/staff/edit.ts';
import { form } from '../../src/i18n/pl/staff/form.ts';
import { all, choose, fieldIn, tap, textOf, tick, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, plain, question } from '../support/page.ts';

let site: TestSite;
let editor: AccountOfTest;
let rider: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  [editor, rider] = [await site.newPerson('Editor', 'Ewa'), await site.newPerson()];
  await makeTracks(site.park);
});

beforeEach(async () => {
  await site.park.store.db.deleteFrom('slot').execute();
  await site.park.store.db.deleteFrom('slot_edit').execute();
});

const db = () => site.park.store.db;
const slots = () =>
  db()
    .selectFrom('slot')
    .select(['id', 'start_at', 'duration', 'price_cents', 'asset_id'])
    .orderBy('start_at')
    .execute();
const edits = () =>
  db()
    .selectFrom('slot_edit')
    .select(['action_type', 'start_at', 'end_at', 'asset_id', 'user_created'])
    .execute();
const at = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds;

/** On track 1, of Wednesday the 8th, by the park's clocks. */
async function fillSpan(from: string, to: string): Promise<void> {
  const box = await fieldIn(common.track(1));
  if (!box.checked) await tick(common.track(1));
  await write(t.start, `2026-07-08T${from}`);
  await write(t.end, `2026-07-08T${to}`);
}

test.each([
  ['pl', t, common, 'środa 08.07.2026, 10:00'],
  ['en', editEn, commonEn, 'Wednesday 08.07.2026, 10:00'],
] as const)(
  'What will be made is shown before it is, in %s',
  async (lang, words, { track, price }, first) => {
    await site.show('/edit', { as: editor, lang });
    await expectText(words.previewEmpty);
    await tick(track(1));
    await write(words.start, '2026-07-08T10:00');
    await write(words.end, '2026-07-08T11:00');
    await write(words.price, '60');
    await write(words.duration, '30');
    await expectText(`${words.planned(2)} ${words.onTracks(track(1))}`);
    const facts = [...document.querySelectorAll('dd')].map(textOf);
    expect(facts).toEqual([first, first.replace('10:00', '10:30'), price(12_000)].map(plain));
    await expectText(words.noClashes);
    expect(await slots()).toEqual([]);
    await tap(words.createCount(2));
    await expectText(words.createdCount(2));
    expect(await slots()).toMatchObject([
      { start_at: at('2026-07-08T08:00:00Z'), duration: 30, price_cents: 6000, asset_id: 1 },
      { start_at: at('2026-07-08T08:30:00Z'), duration: 30, price_cents: 6000, asset_id: 1 },
    ]);
    expect(await edits()).toMatchObject([
      { action_type: 'create', start_at: at('2026-07-08T08:00:00Z'), asset_id: 1, user_created: editor.id },
    ]);
  },
);

test('What is missing is said, one thing after the other, and nothing is made', async () => {
  await site.show('/edit', { as: editor });
  await tap(t.create);
  await expectText(t.faults.track);
  await tick(common.track(1));
  await tap(t.create);
  await expectText(t.faults.start);
  await write(t.start, '2026-07-08T10:00');
  await write(t.end, '2026-07-08T09:00');
  await write(t.price, '55');
  await tap(t.create);
  await expectText(t.faults.order);
  await write(t.end, '2026-07-08T10:10');
  await tap(t.create);
  await expectText(t.faults.tooShort);
  expect(await slots()).toEqual([]);
});

test('A time that the clocks skip makes nothing; of one that comes twice the chosen one is meant', async () => {
  await site.show('/edit', { as: editor });
  await tick(common.track(1));
  await write(t.price, '55');
  await write(t.start, '2027-03-28T02:30');
  await write(t.end, '2027-03-28T04:00');
  await tap(t.create);
  await waitFor(async () =>
    expect((await screen.findByRole('alert')).textContent).toContain(t.faults.skipped),
  );
  await write(t.start, '2026-10-25T01:53');
  const startField = await fieldIn(t.start);
  await act(async () => void fireEvent.blur(startField));
  expect((await fieldIn(t.start)).value).toBe('2026-10-25T02:00');
  await write(t.end, '2026-10-25T02:15');
  await tap(t.create);
  await expectText(t.faults.twice);
  expect(await slots()).toEqual([]);
  await tick(form.oneOfTwo(false, '02:15 (UTC+1)'));
  await tap(t.createCount(5));
  await expectText(t.createdCount(5));
  const starts = (await slots()).map(({ start_at }) => start_at);
  expect([starts[0], starts.at(-1)]).toEqual([at('2026-10-25T00:00:00Z'), at('2026-10-25T01:00:00Z')]);
});

test('What overlaps is refused, and left out if the editor says so', async () => {
  await makeSlot(site.park, '2026-07-08T08:00:00Z', { duration: 30 });
  await site.show('/edit', { as: editor });
  await fillSpan('09:30', '10:30');
  await write(t.price, '55');
  await write(t.duration, '30');
  await expectText(t.clashes(1));
  await expectText(t.firstClash('środa 08.07.2026, 10:00', common.track(1)));
  await tap(t.createCount(2));
  await expectText(t.faults.clash);
  expect(await slots()).toHaveLength(1);
  await tick(t.skipClashes(1));
  await tap(t.createCount(1));
  await expectText(t.createdCount(1));
  expect(await slots()).toHaveLength(2);
  // Once more nothing is left to make.
  await tap(t.createMore);
  await fillSpan('09:30', '10:30');
  await expectText(t.clashes(2));
  await tap(/^Utwórz/);
  await expectText(t.faults.nothingLeft);
});

test('Several places at one time belong to an event; starts are rounded when the field is left', async () => {
  const start = '2026-07-08T16:00:00Z';
  const { data } = await site.ask('POST', '/items/Event', editor, { name: 'Zachód', start, asset: 1 });
  await site.show('/edit', { as: editor });
  await tick(t.modes.places);
  await tick(common.track(1));
  await write(t.start, '2026-07-08T18:07');
  const startField = await fieldIn(t.start);
  await act(async () => void fireEvent.blur(startField));
  expect((await fieldIn(t.start)).value).toBe('2026-07-08T18:00');
  await write(t.price, '70');
  await write(t.duration, '90');
  await choose(t.event, '08.07.2026 Zachód');
  await tap(t.create);
  await expectText(t.faults.places);
  await write(t.places, '5');
  await tap(t.createCount(5));
  await expectText(t.created);
  const made = await db().selectFrom('slot').select(['start_at', 'event_id', 'duration']).execute();
  expect(made).toEqual(
    Array.from({ length: 5 }, () => ({ start_at: at(start), event_id: data.id, duration: 90 })),
  );
});

test('Places at an event over other slots are refused for the true reason', async () => {
  await makeSlot(site.park, '2026-07-08T16:00:00Z');
  await site.show('/edit', { as: editor });
  await tick(t.modes.places);
  await tick(common.track(1));
  await write(t.start, '2026-07-08T18:00');
  await write(t.price, '70');
  await write(t.duration, '90');
  await write(t.places, '5');
  await expectText(t.placesOver('środa 08.07.2026, 18:00', common.track(1)));
  await tap(/^Utwórz/);
  await expectText(t.faults.placesOver);
});

describe('Of a range with two free slots and a booked one', () => {
  let booked: number;
  beforeEach(async () => {
    await makeSlot(site.park, '2026-07-08T08:00:00Z');
    booked = await makeSlot(site.park, '2026-07-08T08:30:00Z', { booked_by: rider.id });
    await makeSlot(site.park, '2026-07-08T09:00:00Z');
    await makeSlot(site.park, '2026-07-08T12:00:00Z');
  });

  test('a new price reaches the free ones, after a question', async () => {
    await site.show('/edit', { as: editor });
    await tick(t.tasks.change);
    await expectText(t.rangeAsk);
    await fillSpan('09:00', '12:00');
    await expectText(t.inRange(2, 1));
    await tap(t.changeCount(2));
    await expectText(t.faults.noChange);
    await write(t.newPrice, '48.5');
    await tap(t.changeCount(2));
    expect(textOf(await question())).toContain(plain(common.price(4850)));
    await answer(common.goBack);
    expect((await slots()).map(({ price_cents }) => price_cents)).toEqual([5500, 5500, 5500, 5500]);
    await tap(t.changeCount(2));
    await answer(t.change);
    await expectText(t.changedCount(2));
    expect((await slots()).map(({ price_cents }) => price_cents)).toEqual([4850, 5500, 4850, 5500]);
  });

  test('deleting warns, keeps the booked one and says which', async () => {
    await site.show('/edit', { as: editor });
    await tick(t.tasks.delete);
    await tap(t.delete);
    await expectText(t.faults.range);
    await fillSpan('09:00', '12:00');
    await tap(t.deleteCount(2));
    const asked = textOf(await question());
    for (const part of [t.deleteQuestion(2), t.deleteKeeps(1), t.cannotUndo])
      expect(asked).toContain(plain(part));
    await answer(t.delete);
    await expectText(t.deletedCount(2));
    await expectText(t.kept(1));
    // Whom to call about it.
    await expectText(new RegExp(`08.07.2026, 10:30, ${common.track(1)}, Ola`.replaceAll(' ', '\\s')));
    expect(document.querySelector('main li a[href^="tel:"]')).not.toBeNull();
    expect((await slots()).map(({ start_at }) => start_at)).toEqual([
      at('2026-07-08T08:30:00Z'),
      at('2026-07-08T12:00:00Z'),
    ]);
    expect(await edits()).toMatchObject([
      { action_type: 'delete', start_at: at('2026-07-08T07:00:00Z'), end_at: at('2026-07-08T10:00:00Z') },
    ]);
  });

  test('one that was booked while the question stood is kept, too', async () => {
    await site.show('/edit', { as: editor });
    await tick(t.tasks.delete);
    await fillSpan('09:00', '12:00');
    await tap(t.deleteCount(2));
    await question();
    const [first] = await slots();
    await site.ask('PATCH', `/items/Slot/${first?.id}`, rider, { bookedBy: rider.id });
    await answer(t.delete);
    await expectText(t.deletedCount(1));
    await expectText(t.kept(2));
    expect((await slots()).map(({ id }) => id)).toContain(booked);
    expect(await slots()).toHaveLength(3);
  });
});

test('Between the hours of the night that the clocks skip, and repeat, slots follow on each other', async () => {
  for (const [day, quarters, now] of [
    ['2027-03-28', 8, '2027-03-27T12:00:00Z'],
    ['2026-10-25', 16, '2026-10-24T12:00:00Z'],
  ] as const) {
    site.park.clock.set(now);
    await db().deleteFrom('slot').execute();
    await site.show('/edit', { as: await site.newPerson('Editor') });
    await tick(common.track(2));
    await write(t.start, `${day}T01:00`);
    await write(t.end, `${day}T04:00`);
    await write(t.price, '55');
    await tap(t.createCount(quarters));
    await expectText(t.createdCount(quarters));
    const starts = (await slots()).map(({ start_at }) => start_at);
    expect(starts.map((start) => (start - (starts[0] ?? 0)) / 60_000)).toEqual(
      Array.from({ length: quarters }, (_, index) => index * 15),
    );
    leavePage();
  }
  site.park.clock.set('2026-07-01T08:00:00Z');
});

test('A park without tracks leads to the first one', async () => {
  await db().deleteFrom('slot').execute();
  const bare = await openSite();
  await bare.show('/edit', { as: await bare.newPerson('Admin') });
  await waitFor(() => expect(document.querySelector('main a[href="/desk/tracks"]')).toBeTruthy());
  expect(all('checkbox', /./)).toEqual([]);
  expect(screen.queryByText(plain(common.track(1)))).toBeNull();
});
