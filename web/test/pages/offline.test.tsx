import { friendsPath } from '@cablepark/contract/friends/friends';
import type { OwnFriendsLinks } from '@cablepark/contract/friends/friends.schema';
import type { KeptRider } from '@cablepark/domain/offline/kept-rider';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { doClosuresWork } from '../../../server/src/modules/closures/closures-job.ts';
import { bookingOf } from '../../../server/test/support/bookings.ts';
import { makePass, offerPasses } from '../../../server/test/support/passes.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { account } from '../../src/i18n/pl/account.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { info } from '../../src/i18n/pl/info.ts';
import { ownData } from '../../src/i18n/pl/own-data.ts';
import { ownPasses } from '../../src/i18n/pl/own-passes.ts';
import { friends } from '../../src/i18n/pl/rides/friends.ts';
import { pl } from '../../src/i18n/pl.ts';
import { tokens } from '../../src/lib/http/tokens.ts';
import { changeKept, keepPark } from '../../src/lib/offline/keptData.ts';
import { fakeIndexedDb } from '../support/fakeIndexedDb.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectNoText, expectText, fill, press } from '../support/page.ts';
import { at, makeQuarters, nextDay, pressSlot } from '../support/slots.ts';

type Person = Awaited<ReturnType<TestSite['newPerson']>>;
const t = ownPasses.offline;
const { planner } = pl;
let site: TestSite;
let rider: Person;
let device: ReturnType<typeof fakeIndexedDb>;
const registered = vi.fn(async () => ({}));

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
  await offerPasses(site.park);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register: registered } });
});
afterAll(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
beforeEach(async () => {
  device = fakeIndexedDb();
  registered.mockClear();
  rider = await site.newPerson();
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

const kept = () => device.rowsOf('riders') as KeptRider[];
/** The codes that the device keeps. */
const codes = () => kept().flatMap(({ passes }) => passes.map(({ code }) => code));

async function bookFor(person: Person): Promise<number> {
  const [slot = 0] = await makeQuarters(site, [nextDay('2026-07-05'), '12:00'], 1);
  await site.call('PATCH', `/items/Slot/${slot}`, person, { bookedBy: person.id });
  return slot;
}

/** A rider whose device keeps a slot and the code of a pass. */
async function openWithKept(): Promise<{ slot: number; pass: number; code: string }> {
  const slot = await bookFor(rider);
  const { pass } = await makePass(site.park, rider);
  await site.show('/myAccount/passes', { as: rider });
  await press(t.keep);
  await expectText(t.kept);
  await site.show('/myAccount', { as: rider });
  await waitFor(() => expect(kept()).toMatchObject([{ account: rider.id, slots: [{ id: slot }] }]));
  expect(codes()).toHaveLength(1);
  return { slot, pass, code: codes()[0] ?? '' };
}

test('My slots keeps what comes next on the device, and no code by itself', async () => {
  const slot = await bookFor(rider);
  await makePass(site.park, rider);
  await site.show('/myAccount', { as: rider });
  await waitFor(() =>
    expect(kept()).toMatchObject([{ account: rider.id, slots: [{ id: slot }], passes: [] }]),
  );
  expect(registered).toHaveBeenCalledWith('/push-worker.js');
  expect(device.rowsOf('park')).toMatchObject([{ zone: 'Europe/Warsaw' }]);
});

test('Neither a ride that a closure takes nor the one that is held in its place is kept as the next slot', async () => {
  const day = nextDay('2026-07-05');
  const [closed = 0] = await makeQuarters(site, [day, '12:00'], 1);
  const [other = 0] = await makeQuarters(site, [day, '12:00'], 1, { asset_id: 2 });
  const [later = 0] = await makeQuarters(site, [nextDay('2026-07-05'), '12:00'], 1);
  for (const slot of [closed, later])
    await site.call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id });
  const span = { from: at(day, '11:00'), until: at(day, '14:00'), reason: 'wind', note: null, note_en: null };
  const seen = [await bookingOf(site.park.store.db, closed)];
  const manager = await site.newPerson('Manager');
  const body = { ...span, assets: [1], seen, request_key: crypto.randomUUID() };
  await site.call('POST', '/desk/closures', manager, body);
  await doClosuresWork(site.park);
  expect(await site.call('GET', '/me/closed-rides', rider)).toMatchObject([{ slot: closed, held: other }]);
  await site.show('/myAccount', { as: rider });
  await waitFor(() => expect(kept()).toMatchObject([{ slots: [{ id: later }] }]));
});

test('Until the server tells of the park, no slot is kept, and what is kept of the park stays', async () => {
  await bookFor(rider);
  const known = { name: 'Przystań', zone: 'Europe/Warsaw', phone: '+48 600 700 800', looks: null };
  await keepPark(known);
  let tell = () => {};
  const told = new Promise<null>((resolve) => (tell = () => resolve(null)));
  site.answerInstead(({ path }) => (path === '/server/info' ? told : null));
  await site.show('/myAccount', { as: rider });
  await expectText('12:00');
  await waitFor(() => expect(registered).toHaveBeenCalled());
  expect(device.rowsOf('park')).toEqual([known]);
  expect(kept()).toEqual([]);
  tell();
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(device.rowsOf('park')).not.toEqual([known]);
});

test('What is booked or cancelled in the planner is kept or gone at once, also on a later visit', async () => {
  const day = nextDay('2026-07-05');
  const [first, second] = await makeQuarters(site, [day, '12:00'], 2);
  const keptIds = () => kept().flatMap(({ slots }) => slots.map(({ id }) => id));
  await site.show(`/planner/1?day=${day}`, { as: rider });
  for (const id of [first, second]) {
    await pressSlot(id, planner.state.free);
    await answer(planner.book);
    await answer(planner.allDone);
    await waitFor(() => expect(keptIds()).toContain(id));
  }
  await site.show(`/planner/1?day=${day}`, { as: rider });
  await pressSlot(first, planner.state.mine);
  await answer(planner.cancelBooking);
  await waitFor(() => expect(keptIds()).toEqual([second]));
});

test('A place at an event and a slot of a friend’s link reach the device, too', async () => {
  const day = nextDay('2026-07-05');
  const editor = await site.newPerson('Editor');
  const event = { name: 'Obóz', start: at(day, '06:00'), description: 'Rano.' };
  const { id } = await site.call<{ id: number }>('POST', '/items/Event', editor, event);
  const [place] = await makeQuarters(site, [day, '06:00'], 1, { event_id: id });
  await site.show('/events', { as: rider });
  await press(info.events.subscribe);
  await answer(info.events.confirmButton);
  await answer(planner.allDone);
  await waitFor(() => expect(kept()).toMatchObject([{ slots: [{ id: place }] }]));

  const [own, shared] = await makeQuarters(site, [day, '12:00'], 2);
  const friend = await site.newPerson('User', 'Ewa');
  const proved = { proved_email: friend.email };
  await site.park.store.db.updateTable('account').set(proved).where('id', '=', friend.id).execute();
  const body = { slots: [own, shared], own, until: '2026-07-02T08:00:00Z' };
  const made = await site.call<OwnFriendsLinks>('POST', '/me/friends-links', friend, body);
  await site.show(friendsPath(made.links[0]?.token ?? ''), { as: rider });
  await press(new RegExp(`^${friends.takeAt('')}`));
  await waitFor(() => expect(kept()).toMatchObject([{ slots: [{ id: place }, { id: shared }] }]));
});

test('A code is kept where the rider asks for it, and goes where they ask for that', async () => {
  await makePass(site.park, rider);
  await site.show('/myAccount/passes', { as: rider });
  await expectText(t.hint);
  expect(codes()).toEqual([]);
  await press(t.keep);
  await expectText(t.kept);
  expect(codes()).toHaveLength(1);
  await press(t.drop);
  await expectText(t.hint);
  expect(codes()).toEqual([]);
});

test('A device that takes back what it was to keep says so, and nothing else', async () => {
  await makePass(site.park, rider);
  device.isFull = true;
  await site.show('/myAccount/passes', { as: rider });
  await press(t.keep);
  await expectText(t.failed);
  await expectText(t.hint);
  await expectNoText(t.kept);
  expect(codes()).toEqual([]);
});

test('The installed app keeps all of it on the page that it is opened on, and a visitor’s the park', async () => {
  const before = window.matchMedia;
  const ask = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = before.call(window, query);
    return Object.defineProperty(list, 'matches', { value: query.includes('standalone') });
  });
  await site.show('/');
  await waitFor(() => expect(registered).toHaveBeenCalled());
  await waitFor(() => expect(device.rowsOf('park')).toHaveLength(1));
  const slot = await bookFor(rider);
  await site.show('/', { as: rider });
  await waitFor(() => expect(kept()).toMatchObject([{ account: rider.id, slots: [{ id: slot }] }]));
  ask.mockRestore();
});

test('Both go at the log-out', async () => {
  await openWithKept();
  await press(account.logout);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('Both go when somebody else logs in', async () => {
  await openWithKept();
  const other = await site.newPerson();
  await site.show('/myAccount', { as: other });
  await waitFor(() => expect(kept().map(({ account: id }) => id)).toEqual([other.id]));
  expect(codes()).toEqual([]);
});

test('Both go when the password changes here', async () => {
  await openWithKept();
  await site.show('/myAccount/data', { as: rider });
  await press(`${ownData.change}: ${ownData.password.heading}`);
  await fill(ownData.currentPassword, rider.password);
  await fill(auth.newPassword, 'a new one that nobody guesses');
  await press(auth.save);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('The code of a voided pass goes as soon as My slots is opened, and the slot stays', async () => {
  const { slot, pass } = await openWithKept();
  await site.park.store.db
    .updateTable('pass')
    .set({ voided_at: site.park.clock.now().epochMilliseconds })
    .where('id', '=', pass)
    .execute();
  await site.show('/myAccount', { as: rider });
  await waitFor(() => expect(codes()).toEqual([]));
  expect(kept()).toMatchObject([{ slots: [{ id: slot }] }]);
});

test('What arrives after the log-out is not kept', async () => {
  await openWithKept();
  await press(account.logout);
  await waitFor(() => expect(kept()).toEqual([]));
  const late = { account: rider.id, at: '2026-07-01T08:00:00Z', aheadMs: 0, slots: [], passes: [] };
  await changeKept(rider.id, () => late);
  expect(kept()).toEqual([]);
  // Nor under the account of whoever logged in meanwhile.
  tokens.write((await site.newPerson()).tokens);
  await changeKept(rider.id, () => late);
  expect(kept()).toEqual([]);
});

test('A park without the page keeps nothing on the device, and offers to keep nothing', async () => {
  await openWithKept();
  Object.assign(site.park.config, { offline: false });
  await site.show('/myAccount', { as: rider });
  await waitFor(() => expect(kept()).toEqual([]));
  await site.show('/myAccount/passes', { as: rider });
  await expectText(ownPasses.code);
  await expectNoText(t.hint);
  await expectNoText(t.kept);
  expect(kept()).toEqual([]);
  Object.assign(site.park.config, { offline: true });
});

test('A device that keeps nothing offers nothing', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await makePass(site.park, rider);
  await site.show('/myAccount/passes', { as: rider });
  await expectText(ownPasses.code);
  await expectNoText(t.hint);
});
