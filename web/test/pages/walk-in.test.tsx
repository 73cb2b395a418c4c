import { waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { updateAccount } from '../../../server/src/modules/accounts/rows/index.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { errors } from '../../src/i18n/pl/errors.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { click, dialog, expectSays, fieldIn, set, tap, textOf, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
let slots: [number, number];

beforeAll(async () => {
  site = await openSite();
  manager = await site.newPerson('Manager', 'Marek');
  await makeTracks(site.park);
});

beforeEach(async () => {
  await site.park.store.db.deleteFrom('slot').execute();
  slots = [
    await makeSlot(site.park, '2026-07-01T13:00:00Z'),
    await makeSlot(site.park, '2026-07-01T13:15:00Z'),
  ];
});

const button = (slot: number) => document.querySelector<HTMLElement>(`#desk-slot-${slot}`);
const open = async (slot: number) => {
  await waitFor(() => expect(button(slot)).toBeTruthy());
  await click(button(slot) as HTMLElement);
  return await dialog();
};
const holder = (slot: number) =>
  site.park.store.db
    .selectFrom('slot')
    .leftJoin('account', 'account.id', 'slot.booked_by')
    .select(['booked_by', 'first_name', 'phone', 'email'])
    .where('slot.id', '=', slot)
    .executeTakeFirstOrThrow();

test('A guest without an account gets a slot by name and phone; what is missing is told at its field', async () => {
  await site.show('/today', { as: manager });
  const asked = await open(slots[0]);
  await tap(desk.book, asked);
  expect(textOf(asked)).toContain(desk.guestNameMissing);
  expect(textOf(asked)).not.toContain(desk.guestPhoneInvalid);
  await write(desk.guestName, 'Wanda', asked);
  await write(desk.guestPhone, '12345', asked);
  expect(textOf(asked)).not.toContain(desk.guestNameMissing);
  await tap(desk.book, asked);
  expect(textOf(asked)).toContain(desk.guestPhoneInvalid);
  await write(desk.guestPhone, '601 222 333', asked);
  await tap(desk.book, asked);
  await expectToast(desk.bookDone('Wanda'));
  await expectSays(() => button(slots[0]), 'Wanda');
  expect(textOf(button(slots[0]))).toContain('601 222 333');
  expect(await holder(slots[0])).toMatchObject({ first_name: 'Wanda', phone: '601222333', email: null });
  expect(textOf(await open(slots[0]))).toContain(desk.guest);
});

test('A rider is found by any part of name, e-mail and phone, without Polish letters, and booked', async () => {
  const rider = await site.newPerson('User', 'Żaneta Żółkowska');
  await updateAccount(site.park.store.db, rider.id, { phone: '500987654' });
  await site.show('/today', { as: manager });
  const asked = await open(slots[0]);
  await tick(desk.forRider, asked);
  expect(textOf(asked)).toContain(desk.findRiderHint);
  const search = await within(asked).findByRole('searchbox');
  for (const words of [
    rider.email,
    rider.email.slice(3, -4),
    '500 987 654',
    '987-654',
    'Żaneta',
    'zolk',
    'zaneta z',
    'kowska 500',
  ]) {
    await set(search, 'nobody is called that');
    await expectSays(() => asked, desk.foundNobody);
    await set(search, words);
    await expectSays(() => asked, desk.found(1));
    expect(textOf(asked.querySelector('li'))).toContain('500 987 654');
  }
  await click(asked.querySelector('li button') as HTMLElement);
  await expectToast(desk.bookDone('Żaneta Żółkowska'));
  await expectSays(() => button(slots[0]), 'Żaneta');
  expect(await holder(slots[0])).toMatchObject({ booked_by: rider.id });
});

test('A blocked rider is marked, cannot be chosen, and the answer to who tries names it', async () => {
  const rider = await site.newPerson('User', 'Zenobia');
  await updateAccount(site.park.store.db, rider.id, { status: 'blocked' });
  await site.show('/today', { as: manager });
  const asked = await open(slots[0]);
  await tick(desk.forRider, asked);
  await set(await within(asked).findByRole('searchbox'), 'zenob');
  await expectSays(() => asked, desk.blockedRider);
  expect(asked.querySelector<HTMLButtonElement>('li button')?.disabled).toBe(true);
  expect(await holder(slots[0])).toMatchObject({ booked_by: null });
});

test('A rider who was blocked since is named as the reason', async () => {
  const rider = await site.newPerson('User', 'Bogdana');
  await site.show('/today', { as: manager });
  const asked = await open(slots[0]);
  await tick(desk.forRider, asked);
  await set(await within(asked).findByRole('searchbox'), 'bogdana');
  await expectSays(() => asked, desk.found(1));
  await updateAccount(site.park.store.db, rider.id, { status: 'blocked' });
  await click(asked.querySelector('li button') as HTMLElement);
  await expectToast(desk.byCode.INVALID_FOREIGN_KEY ?? '?');
});

test('A guest whose slot was taken meanwhile is not booked, the desk sees by whom, and need not type twice', async () => {
  const quick = await site.newPerson('User', 'Szybki');
  await site.show('/today', { as: manager });
  const asked = await open(slots[0]);
  await write(desk.guestName, 'Spóźniona', asked);
  await write(desk.guestPhone, '+48601222334', asked);
  await site.ask('PATCH', `/items/Slot/${slots[0]}`, manager, { bookedBy: quick.id });
  await tap(desk.book, asked);
  await expectToast(errors.byCode.SLOT_TAKEN ?? '?');
  await expectSays(() => button(slots[0]), 'Szybki');
  expect(await holder(slots[0])).toMatchObject({ booked_by: quick.id });

  const next = await open(slots[1]);
  expect((await fieldIn(desk.guestName, next)).value).toBe('Spóźniona');
  await tap(desk.book, next);
  await expectToast(desk.bookDone('Spóźniona'));
  expect(await holder(slots[1])).toMatchObject({ first_name: 'Spóźniona' });
  expect(textOf(button(slots[1]))).toContain('+48 601 222 334');
});

test('The last minutes of a slot can still be sold, and what is over cannot', async () => {
  site.park.clock.set('2026-07-01T13:14:00Z');
  const late = await site.newPerson('Manager');
  await site.show('/today', { as: late });
  const asked = await open(slots[0]);
  await write(desk.guestName, 'Zdążył', asked);
  await write(desk.guestPhone, '601222333', asked);
  site.park.clock.set('2026-07-01T13:15:00Z');
  await tap(desk.book, asked);
  await expectToast(desk.byCode.TOO_LATE ?? '?');
  expect(await holder(slots[0])).toMatchObject({ booked_by: null });
  site.park.clock.set('2026-07-01T08:00:00Z');
});
