import { shownWeeks } from '@cablepark/domain/slots/month-page';
import { dayOf, defaultZone } from '@cablepark/domain/time/park-time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { en } from '../../src/i18n/en.ts';
import { pl } from '../../src/i18n/pl.ts';
import { click } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import {
  button,
  expectNoText,
  expectPath,
  expectQuestion,
  expectText,
  plain,
  press,
} from '../support/page.ts';
import { at, day, daySheet, makeQuarters, pressSlot, slot } from '../support/slots.ts';

const { account, common, planner, shell } = pl;
const opening = '2026-07-01T08:00:00Z';
let site: TestSite;
let rider: Awaited<ReturnType<TestSite['newPerson']>>;
/** Free at noon, taken, the rider's, on 4 July. */
let slots: number[];

/** Saturday 4 July has three slots, Sunday none, Monday one; on Saturday there is an event, too. */
beforeAll(async () => {
  site = await openSite();
  rider = await site.newPerson();
  const other = await site.newPerson();
  await makeTracks(site.park);
  const saturday: [string, string] = ['2026-07-04', '12:00'];
  slots = [
    ...(await makeQuarters(site, saturday, 1)),
    ...(await makeQuarters(site, ['2026-07-04', '12:15'], 1, { booked_by: other.id })),
    ...(await makeQuarters(site, ['2026-07-04', '12:30'], 1, { booked_by: rider.id })),
  ];
  await makeQuarters(site, ['2026-07-06', '09:00'], 1);
  const editor = await site.newPerson('Editor');
  const event = { name: 'Zawody', nameEn: 'Contest', start: at('2026-07-04', '18:00') };
  await site.call('POST', '/items/Event', editor, event);
});

afterEach(() => site.park.clock.set(opening));

test.each([
  ['pl', pl.planner],
  ['en', en.planner],
] as const)('The month says what each day has, in %s', async (lang, t) => {
  await site.show('/planner/1', { as: rider, lang });
  const saturday = plain((await day('2026-07-04')).textContent ?? '');
  for (const word of [t.freeOf(1, 3), t.youRide, t.withEvents(1)]) expect(saturday).toContain(plain(word));
  // What the eye sees of it.
  expect(saturday).toContain('1/3');
  expect((await day('2026-07-05')).textContent).toContain(t.noSlots);
  expect((await day('2026-07-01')).getAttribute('aria-current')).toBe('date');
});

test('A visitor is not told whose a slot is', async () => {
  await site.show('/planner/1?day=2026-07-04');
  expect((await slot(slots[1], planner.state.taken)).disabled).toBe(true);
  expect((await slot(slots[2], planner.state.taken)).disabled).toBe(true);
  expect((await day('2026-07-04')).textContent).not.toContain(planner.youRide);
});

test('A day names its event, what is free and for how much, taken, and the rider’s', async () => {
  await site.show('/planner/1', { as: rider });
  await click(await day('2026-07-04'));
  const free = await slot(slots[0], planner.state.free);
  expect(plain(free.textContent ?? '')).toContain(plain(common.price(5500)));
  expect((await slot(slots[1], planner.state.taken)).disabled).toBe(true);
  expect((await slot(slots[2], planner.state.mine)).disabled).toBe(false);
  const sheet = await daySheet();
  expect(sheet.textContent).toContain('Zawody 18:00');
  expect(window.location.search).toContain('day=2026-07-04');
});

test('An hour that is over is folded away, and can be booked no more', async () => {
  site.park.clock.set(at('2026-07-06', '10:00'));
  const [later] = await makeQuarters(site, ['2026-07-06', '11:00'], 1);
  await site.show('/planner/1?day=2026-07-06');
  const earlier = (await slot(later, planner.state.free)).closest('[role=dialog], dialog');
  const folded = earlier?.querySelector('details');
  expect(folded?.textContent).toContain(planner.earlierHours);
  expect(folded?.querySelector<HTMLButtonElement>('[data-slot]')?.disabled).toBe(true);
  expect(folded?.textContent).toContain(planner.state.ended);
  await site.park.store.db
    .deleteFrom('slot')
    .where('id', '=', later ?? 0)
    .execute();
});

test('A day on which nothing is free says so', async () => {
  site.park.clock.set(at('2026-07-04', '12:15'));
  await site.show('/planner/1?day=2026-07-04');
  await expectText(planner.noFreeSlots);
  await press(planner.nextFreeDay('poniedziałek 6 lipca'));
  await waitFor(() => expect(window.location.search).toContain('day=2026-07-06'));
});

test('A day without slots says so and leads to the next free one', async () => {
  await site.show('/planner/1?day=2026-07-05');
  await expectText(planner.noSlotsTitle);
  await press(planner.nextFreeDay('poniedziałek 6 lipca'));
  await waitFor(() => expect(window.location.search).toContain('day=2026-07-06'));
});

test('A day that has only an event says so and leads to the events', async () => {
  const editor = await site.newPerson('Editor');
  await site.call('POST', '/items/Event', editor, { name: 'Koncert', start: at('2026-07-12', '18:00') });
  await site.show('/planner/1?day=2026-07-12');
  const text = await screen.findByText(plain(`${planner.noSlotsTitle}.`));
  fireEvent.click(within(text.parentElement as HTMLElement).getByRole('link', { name: shell.events }));
  await expectPath('/events');
});

test('A day that is over says that it is', async () => {
  await site.show('/planner/1?day=2026-06-30');
  await expectText(planner.dayPast);
});

test('The months lead on and back, and one press to today', async () => {
  await site.show('/planner/1');
  await press(planner.nextMonth);
  await expectText('sierpień 2026');
  expect(window.location.search).toBe('?month=2026-08');
  await press(planner.today);
  await expectText('lipiec 2026');
  await press(planner.previousMonth);
  await expectText('czerwiec 2026');
});

test('A track that is unknown leads to the choice of tracks', async () => {
  await site.show('/planner/7');
  await expectPath('/planner');
  await expectText(planner.chooseTrack);
});

test('A closed track takes no bookings of riders and says so; the staff may book it', async () => {
  const { db } = site.park.store;
  const close = async (status: 'open' | 'closed') => {
    await db.updateTable('asset').set({ status }).where('id', '=', 1).execute();
    site.park.tracks.forget();
  };
  await close('closed');
  try {
    await site.show('/planner/1?day=2026-07-04', { as: rider });
    expect((await slot(slots[0], planner.state.closed)).disabled).toBe(true);
    await expectText(planner.trackClosedOther);
    await site.show('/planner/1?day=2026-07-04', { as: await site.newPerson('Manager') });
    await expectText(planner.trackClosedStaff);
    expect((await slot(slots[0], planner.state.free)).disabled).toBe(false);
  } finally {
    await close('open');
  }
});

test('A track goes by the name that the park gave it', async () => {
  const { db } = site.park.store;
  const rename = async (name: string) => {
    await db.updateTable('asset').set({ name }).where('id', '=', 1).execute();
    site.park.tracks.forget();
  };
  await rename('Zatoka');
  try {
    await site.show('/planner/1?day=2026-07-04', { as: rider });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Zatoka');
    await pressSlot(slots[0], planner.state.free);
    await expectQuestion('Zatoka');
    await expectNoText(common.track(1));
    await site.show('/myAccount', { as: rider });
    await button(account.cancelAt('12:30', 'Zatoka'));
    await expectNoText(common.track(1));
  } finally {
    await rename('1');
  }
});

test('A month that is refused says so in its place, and comes at the next attempt', async () => {
  const refusal = { errors: [{ message: 'Broken.', extensions: { code: 'INVALID_QUERY' } }] };
  site.answerInstead(({ path }) =>
    path.startsWith('/items/Slot?') ? Response.json(refusal, { status: 400 }) : null,
  );
  await site.show('/planner/1');
  await expectText(planner.loadFailed);
  site.answerInstead(() => null);
  await press(common.tryAgain);
  expect((await day('2026-07-05')).textContent).toContain(planner.noSlots);
});

test.each([
  ['just before the clocks go forward', '2027-03-28T01:50+01:00'],
  ['ten minutes before the new year', '2026-12-31T23:50+01:00'],
  ['ten minutes after it began', '2027-01-01T00:10+01:00'],
  ['just before the clocks go back', '2026-10-25T02:50+02:00'],
  ['on the last day of a month', '2026-08-31T20:50+02:00'],
  ['on 29 February', '2028-02-29T19:40+01:00'],
])('%s the month begins with the week of today', async (_when, moment) => {
  site.park.clock.set(Temporal.Instant.from(moment).toString());
  const today = dayOf(Temporal.Instant.from(moment), defaultZone);
  await site.show('/planner/1');
  expect((await day(today.toString())).getAttribute('aria-current')).toBe('date');
  const shown = [...document.querySelectorAll('[data-day]')].map((each) => each.getAttribute('data-day'));
  const view = { month: today.toPlainYearMonth(), day: null };
  expect(shown).toEqual(shownWeeks(view, today).map(String));
});
