import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { offerHire } from '../../../server/test/support/hire.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { cancelTexts } from '../../src/features/staff-desk/cancel/cancel.texts.ts';
import { partyTexts } from '../../src/features/staff-desk/party/party.texts.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { click, dialog, expectSays, fieldIn, textOf, the, tick, write } from '../support/actions.ts';
import { closureRow, FakeClosures } from '../support/fakeClosures.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast } from '../support/page.ts';
import { refused } from '../support/plannerDays.ts';

const t = partyTexts.pl;
let site: TestSite;
let manager: AccountOfTest;
let slots: number[];

/** Four free quarters of an hour from 16:00 on each of two tracks. */
beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:00:00Z');
  await makeTracks(site.park);
  slots = [];
  for (const minutes of [0, 15, 30, 45])
    for (const asset_id of [1, 2])
      slots.push(
        await makeSlot(site.park, `2026-07-01T14:${minutes === 0 ? '00' : minutes}:00Z`, { asset_id }),
      );
  manager = await site.newPerson('Manager', 'Marek');
});

const holders = async () => {
  const rows = await site.park.store.db
    .selectFrom('booking')
    .select(['person', 'party_id'])
    .orderBy('id')
    .execute();
  return rows.map(({ person }) => person);
};
const openGroup = async () => {
  await site.show('/today', { as: manager });
  await click(await the('button', t.group));
  return await dialog();
};

test('A group is booked by number, time and name, and paid in two taps', async () => {
  const group = await openGroup();
  await write(t.people, '3', group);
  await write(t.from, '16:00', group);
  await write(t.name, 'SP 5', group);
  await click(await the('button', t.book(3)));
  await expectToast(t.booked(3, 'SP 5'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await holders()).toEqual([null, null, null]);
  await waitFor(() => expect(textOf(document.body)).toContain('SP 5 (3/3)'));

  const [pay] = await screen.findAllByRole('button', { name: new RegExp(desk.payShort) });
  await click(pay as HTMLElement);
  await click(await the('button', desk.payBy(desk.method.card, '165 zł')));
  await expectToast(desk.payDone);
  const { rows } = {
    rows: await site.park.store.db.selectFrom('payment').select(['amount_cents', 'method']).execute(),
  };
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ amount_cents: 5500, method: 'card' })));
});

test('Where somebody took a slot meanwhile, nothing is booked and others are proposed', async () => {
  const rider = await site.newPerson('User', 'Jagoda');
  const group = await openGroup();
  await write(t.people, '2', group);
  await write(t.from, '16:00', group);
  await write(t.name, 'SP 5', group);
  await site.call('PATCH', `/items/Slot/${slots[0]}`, rider, { bookedBy: rider.id });
  await click(await the('button', t.book(2)));
  await waitFor(() => expect(textOf(group)).toContain(t.taken));
  expect(await holders()).toEqual([null]);
  await click(await the('button', t.book(2)));
  await expectToast(t.booked(2, 'SP 5'));
});

test('Slots chosen by hand stay chosen after a failure; of a taken one it says so, and offers others', async () => {
  const rider = await site.newPerson('User', 'Jagoda');
  const group = await openGroup();
  await write(t.people, '2', group);
  await write(t.from, '16:00', group);
  await write(t.name, 'SP 5', group);
  await click((await within(group).findAllByRole('button', { name: /^16:30/ }))[0] as HTMLElement);
  let isDown = true;
  site.answerInstead(({ path }) => (isDown && path === '/desk/parties' ? refused(500, 'INTERNAL') : null));
  await click(await the('button', t.book(3)));
  await the('button', t.book(3));
  isDown = false;
  await site.call('PATCH', `/items/Slot/${slots[0]}`, rider, { bookedBy: rider.id });
  await click(await the('button', t.book(3)));
  await expectSays(() => group, t.lost('16:00, Tor 1'));
  await the('button', t.book(2));
  await click(await the('button', '16:15, Tor 1', group));
  await click(await the('button', t.book(3)));
  await expectToast(t.booked(3, 'SP 5'));
});

test('Closed slots are neither proposed nor hired', async () => {
  const park = new FakeClosures();
  park.closures = [closureRow({ until: '2026-07-01T14:15:00.000Z' })];
  await offerHire(site.park, 'hour', 100);
  const group = await openGroup();
  await write(t.people, '2', group);
  await write(t.from, '16:00', group);
  await expectSays(() => group, t.found(2, '16:00–16:30', '110 zł'));
  await tick(t.whole, group);
  await expectSays(() => group, t.hireTaken('16:00'));
});

test('Two of a group change places, and the rest of it can be cancelled', async () => {
  await site.call('POST', '/desk/parties', manager, {
    slots: slots.slice(0, 3),
    contact: { first_name: 'SP 5', description: null },
    names: ['Ala', 'Ola', 'Ela'],
  });
  await site.show('/today', { as: manager });
  await click(await the('button', /^Ala/));
  await click(await the('button', t.view));
  await tick('16:00, Tor 1, Ala');
  await tick('16:15, Tor 1, Ela');
  await click(await the('button', t.swap));
  await expectToast(t.swapped);
  await waitFor(() => expect(screen.queryByLabelText('16:00, Tor 1, Ela')).not.toBeNull());
  expect((await fieldIn(t.names)).value).toBe('Ela\nOla\nAla');
  await tick('16:00, Tor 2, Ola');
  await click(await the('button', t.cancel(1)));
  await expectText(cancelTexts.pl.unpaid(1));
  await click(await the('button', cancelTexts.pl.confirm(1)));
  await expectToast(cancelTexts.pl.done(1));
  const rows = await site.park.store.db
    .selectFrom('booking')
    .select(['person', 'slot_id', 'state'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { person: 'Ala', slot_id: slots[2], state: 'booked' },
    { person: 'Ola', slot_id: slots[1], state: 'cancelled' },
    { person: 'Ela', slot_id: slots[0], state: 'booked' },
  ]);
});

test('A group that has come is checked in with one tap, and a second one takes it back', async () => {
  await site.call('POST', '/desk/parties', manager, {
    slots: slots.slice(0, 3),
    contact: { first_name: 'SP 5', description: null },
    names: ['Ala', 'Ola', 'Ela'],
  });
  const arrived = async () =>
    (await site.park.store.db.selectFrom('booking').select('arrived_at').execute()).filter(
      ({ arrived_at }) => arrived_at !== null,
    ).length;
  await site.show('/today', { as: manager });
  await click(await the('button', /^Ala/));
  await click(await the('button', t.view));
  await click(await the('button', t.allHere(3)));
  await expectToast(t.allHereDone(3));
  expect(await arrived()).toBe(3);
  await click(await the('button', t.notHere(3)));
  await expectToast(desk.arrivedUndone);
  expect(await arrived()).toBe(0);
});

test('Saved names stay on their slots, also behind one without a name', async () => {
  const { party } = await site.call<{ party: number }>('POST', '/desk/parties', manager, {
    slots: slots.slice(0, 3),
    contact: { first_name: 'SP 5', description: null },
    names: ['Ala', 'Ola', 'Ela'],
  });
  const names = [{ slot: slots[1], name: null }];
  await site.call('PATCH', `/desk/parties/${party}`, manager, { names });
  await site.show('/today', { as: manager });
  await click(await the('button', /^Ala/));
  await click(await the('button', t.view));
  await waitFor(async () => expect((await fieldIn(t.names)).value).toBe('Ala\n?\nEla'));
  await write(t.names, 'Ala\n?\nEla Nowak');
  await click(await the('button', t.saveNames));
  await expectToast(t.namesSaved);
  expect(await holders()).toEqual(['Ala', null, 'Ela Nowak']);
});
