import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { offerGear } from '../../../server/test/support/gear.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { partyTexts } from '../../src/features/staff-desk/party/party.texts.ts';
import { tillTexts } from '../../src/features/staff-desk/till/till.texts.ts';
import { gear as t } from '../../src/i18n/pl/rides/gear.ts';
import { staff } from '../../src/i18n/pl/staff.ts';
import { pl } from '../../src/i18n/pl.ts';
import { click, dialog, tap, textOf, the, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectToast, plain } from '../support/page.ts';
import { pressSlot } from '../support/slots.ts';

const { account, planner } = pl;
const till = tillTexts.pl;
const { desk } = staff;
let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;
let slots: number[];

beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T13:30:00Z');
  await makeTracks(site.park);
  await offerGear(site.park);
  slots = [];
  for (const minutes of ['00', '15', '30'])
    slots.push(await makeSlot(site.park, `2026-07-01T14:${minutes}:00Z`));
  manager = await site.newPerson('Manager', 'Marek');
  rider = await site.newPerson('User', 'Jagoda');
});

const wanted = async () => {
  const rows = await site.park.store.db
    .selectFrom('booking')
    .select(['slot_id', 'gear'])
    .where('gear', 'is not', null)
    .orderBy('slot_id')
    .execute();
  return rows.map(({ slot_id, gear }) => [
    slot_id,
    (JSON.parse(gear ?? '[]') as { row: string; count: number }[])
      .map(({ row, count }) => `${count} ${row}`)
      .join(', '),
  ]);
};
const boardIn = (place: HTMLElement) => the('button', /^Deska\s+(1 × )?10/, place);

test('A rider says in the question what to lay out, and changes it in My slots', async () => {
  await site.show('/planner/1?day=2026-07-01', { as: rider });
  await pressSlot(slots[0] ?? 0, planner.state.free);
  await click(await screen.findByText(plain(t.need)));
  await click(await boardIn(document.body));
  await answer(planner.book);
  await expectToast(planner.booked);
  await waitFor(async () => expect(await wanted()).toEqual([[slots[0], '1 board']]));

  await site.show('/myAccount', { as: rider });
  await screen.findByText(`${t.gear}: Deska`);
  await tap(t.changeAt('16:00', 'Tor 1'));
  const form = await dialog();
  await click(await boardIn(form));
  await click(await the('button', /^Pianka/, form));
  await tap(t.save, form);
  await expectToast(t.saved);
  await screen.findByText(`${t.gear}: Pianka`);
  expect(await wanted()).toEqual([[slots[0], '1 wetsuit']]);
});

test('A park that marks no row asks nobody', async () => {
  await offerGear(site.park, []);
  await site.call('PATCH', `/items/Slot/${slots[0]}`, rider, { bookedBy: rider.id });
  await site.show('/planner/1?day=2026-07-01', { as: rider });
  await pressSlot(slots[1] ?? 0, planner.state.free);
  expect(textOf(await dialog())).not.toContain(plain(t.need));
  await site.show('/myAccount', { as: rider });
  await the('button', account.cancelAt('16:00', 'Tor 1'));
  expect(document.body.textContent).not.toContain(t.need);
});

test('The desk asks for a group, sees what to lay out, and the till proposes it', async () => {
  await site.show('/today', { as: manager });
  await click(await the('button', partyTexts.pl.group));
  const group = await dialog();
  await write(partyTexts.pl.people, '3', group);
  await write(partyTexts.pl.from, '16:00', group);
  await write(partyTexts.pl.name, 'SP 5', group);
  await click(await within(group).findByText(plain(till.gear)));
  await click(await boardIn(group));
  await click(await boardIn(group));
  await click(await the('button', partyTexts.pl.book(3)));
  await expectToast(partyTexts.pl.booked(3, 'SP 5'));
  await waitFor(() => expect(textOf(document.body)).toContain(plain(`${till.layOut} 2 × Deska`)));
  expect(await wanted()).toEqual([
    [slots[0], '1 board'],
    [slots[1], '1 board'],
  ]);
  const [pay] = await screen.findAllByRole('button', { name: new RegExp(desk.payShort) });
  await click(pay as HTMLElement);
  await tap(till.addWanted('2 × Deska', '20 zł'));
  await tap(desk.payBy(desk.method.cash, '185 zł'));
  await expectToast(desk.payDone);
});

test('A walk-in’s board is laid out, too', async () => {
  await site.show('/today', { as: manager });
  const [book] = await screen.findAllByRole('button', { name: new RegExp(`^${desk.book}`) });
  await click(book as HTMLElement);
  const walkIn = await dialog();
  await write(desk.guestName, 'Wanda', walkIn);
  await write(desk.guestPhone, '601222333', walkIn);
  await click(await within(walkIn).findByText(plain(till.gear)));
  await click(await boardIn(walkIn));
  await tap(desk.book, walkIn);
  await expectToast(desk.bookDone('Wanda'));
  await waitFor(async () => expect(await wanted()).toEqual([[slots[0], '1 board']]));
});
