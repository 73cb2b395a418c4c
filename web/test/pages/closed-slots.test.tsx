import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { planner as en } from '../../src/i18n/en/planner.ts';
import { account } from '../../src/i18n/pl/account.ts';
import { planner as t } from '../../src/i18n/pl/planner.ts';
import { expectSays, textOf, the } from '../support/actions.ts';
import { closureRow, FakeClosures } from '../support/fakeClosures.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, plain } from '../support/page.ts';
import { refused } from '../support/plannerDays.ts';
import { makeQuarters, pressSlot, slot } from '../support/slots.ts';

let site: TestSite;
let park: FakeClosures;
const day = '2026-07-01';

/** 12:00 in the park. */
beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:00:00Z');
  await makeTracks(site.park);
  park = new FakeClosures();
});

const sheet = () => screen.queryByRole('dialog');

test('The planner says above the day what is closed and why, and offers none of those slots', async () => {
  park.closures = [closureRow({ note: 'Wieje', note_en: 'It is windy' })];
  const [inside] = await makeQuarters(site, [day, '15:45'], 1);
  const [after] = await makeQuarters(site, [day, '16:00'], 1);
  await site.show(`/planner/1?day=${day}`);
  await expectSays(sheet, 'Tor 1 zamknięty do 16:00 – wiatrWieje');
  const closed = await slot(inside, 'wiatr, do 16:00');
  expect([closed.disabled, closed.dataset['state']]).toEqual([true, 'closed']);
  expect((await slot(after, t.state.free)).disabled).toBe(false);
  await expectSays(sheet, t.freeOf(1, 2));
});

test('In English it speaks English; another track says nothing', async () => {
  park.closures = [closureRow({ note: 'Wieje', note_en: 'It is windy' })];
  const [inside] = await makeQuarters(site, [day, '15:45'], 1);
  const [other] = await makeQuarters(site, [day, '15:45'], 1, { asset_id: 2 });
  await site.show(`/planner/1?day=${day}`, { lang: 'en' });
  await expectSays(sheet, 'Track 1 closed until 16:00 – windIt is windy');
  await slot(inside, 'wind, until 16:00');
  await site.show(`/planner/2?day=${day}`, { lang: 'en' });
  await slot(other, en.state.free);
  expect(textOf(document.body)).not.toContain('It is windy');
});

test('A booking that a new closure refuses says until when and why, and the slot turns grey', async () => {
  const [inside] = await makeQuarters(site, [day, '15:45'], 1);
  await site.show(`/planner/1?day=${day}`, { as: await site.newPerson() });
  await slot(inside, t.state.free);
  const until = '2026-07-01T14:00:00.000Z';
  site.answerInstead(({ method, path }) => {
    if (method !== 'PATCH' || !path.startsWith('/items/Slot')) return null;
    park.closures = [closureRow()];
    return refused(422, 'CLOSED', { reason: 'wind', until });
  });
  await pressSlot(inside, t.state.free);
  await answer(t.book);
  await expectSays(() => screen.queryByRole('alertdialog'), plain(t.closedUntil('16:00', 'wiatr')));
  await waitFor(async () => expect((await slot(inside, 'wiatr')).dataset['state']).toBe('closed'));
});

test('The chooser of tracks and the board say until when a track is closed', async () => {
  park.closures = [closureRow({ assets: [2], reason: 'breakdown' })];
  await makeQuarters(site, [day, '15:45'], 1, { asset_id: 2 });
  // Else the board is asleep.
  await makeQuarters(site, [day, '12:15'], 1);
  await site.show('/planner');
  await expectSays(() => document.body, 'Zamknięty do 16:00 – awaria');
  await site.show('/board');
  const panel = await the('region', 'Tor 2');
  await expectSays(() => panel, 'Zamknięty do 16:00 – awaria');
  await waitFor(() => expect(textOf(panel)).not.toContain('15:45 55'));
});

test('My slots lead from a closed ride to its page; what is held for it is neither to pay nor to cancel', async () => {
  const rider = await site.newPerson();
  const [own] = await makeQuarters(site, [day, '14:15'], 1, { booked_by: rider.id });
  const [held] = await makeQuarters(site, ['2026-07-04', '14:15'], 1, { booked_by: rider.id });
  park.own = [
    {
      slot: own ?? 0,
      asset: 1,
      startTime: '2026-07-01T12:15:00.000Z',
      question: 'choose',
      delayed_from: null,
      reason: 'wind',
      answer_until: '2026-07-01T11:00:00.000Z',
      held: held ?? 0,
      token: 'abc',
    },
  ];
  await site.show('/myAccount', { as: rider });
  await expectText(account.closed.title('śr 1 lip, 14:15', 'Tor 1'));
  await expectText(`${account.closed.isHeld} ${account.closed.chooseUntil('śr 1 lip, 13:00', 'wiatr')}`);
  expect((await the('link', account.closed.choose)).getAttribute('href')).toBe('/booking?token=abc');
  const slots = await the('region', account.mySlots);
  await expectSays(() => slots, account.closed.heldFor('śr 1 lip, 14:15'));
  await expectSays(() => slots, account.closed.off);
  expect(within(slots).queryByRole('button', { name: /Anuluj/ })).toBeNull();
});
