import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { standby as t } from '../../src/i18n/pl/rides/standby.ts';
import { clock } from '../../src/lib/time/clock.ts';
import { click, expectSays, fieldIn, lookAgainLater, tap, the, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast, plain } from '../support/page.ts';
import { at, makeQuarters, nextDay, slot } from '../support/slots.ts';

let site: TestSite;
let rider: AccountOfTest;
let other: AccountOfTest;
let day: string;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

beforeEach(async () => {
  day = nextDay();
  site.park.clock.set(at(day, '10:30'));
  [rider, other] = [await site.newPerson(), await site.newPerson()];
});

const taken = (count: number) => makeQuarters(site, [day, '12:00'], count, { booked_by: other.id });
const open = () => site.show(`/planner/1?day=${day}`, { as: rider });
const question = () => the('dialog', t.dialogTitle);
const typed = async () => await fieldIn(t.from);

test('The question what to wait for stays open while others give back and book the last slot of the day', async () => {
  const [first] = await taken(2);
  await open();
  await tap(t.wait);
  await click(await the('radio', t.ownHours, await question()));
  await write(t.from, '12:15');
  await site.call('PATCH', `/items/Slot/${first}`, other, { bookedBy: null });
  await lookAgainLater();
  await slot(first, 'wolny');
  expect((await typed()).value).toBe('12:15');
  await site.call('PATCH', `/items/Slot/${first}`, other, { bookedBy: other.id });
  await lookAgainLater();
  await slot(first, 'zajęty');
  expect((await typed()).value).toBe('12:15');
  await tap(t.confirm, await question());
  await expectToast(t.made);
});

test('Today the hours that somebody chose stay chosen when an hour passes meanwhile', async () => {
  await makeQuarters(site, [day, '10:45'], 20, { booked_by: other.id });
  await open();
  await tap(t.wait);
  const asks = await question();
  await expectSays(() => asks, '10:00–13:00');
  await click(await the('radio', '13:00–16:00', asks));
  site.park.clock.set(at(day, '11:01'));
  await act(async () => {
    for (const tick of clock.listeners) tick();
  });
  const chosen = () => asks.querySelector('input:checked')?.closest('label')?.textContent ?? '';
  await waitFor(() => expect(plain(chosen())).toContain('13:00–16:00'));
  await tap(t.confirm, asks);
  await expectToast(t.made);
  const wishes = await site.park.store.db.selectFrom('standby').select('from_at').execute();
  expect(wishes.map(({ from_at }) => from_at)).toContain(Date.parse(at(day, '13:00')));
  expect(screen.queryByRole('dialog', { name: t.dialogTitle })).toBeNull();
});
