import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { closureTexts } from '../../src/features/staff-desk/closures/closures.texts.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { choose, click, dialog, expectSays, tap, textOf, the, tick, write } from '../support/actions.ts';
import { closureRow, FakeClosures, refusedAs } from '../support/fakeClosures.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectToast } from '../support/page.ts';

const t = closureTexts.pl;
let site: TestSite;
let park: FakeClosures;
let manager: AccountOfTest;

const ride = (slot: number, differs: object = {}) => ({
  slot,
  booking: slot + 70,
  asset: 1,
  startTime: '2026-07-01T11:00:00.000Z',
  name: 'Jagoda Nowak',
  phone: null,
  hasMail: true,
  paid: 'online' as const,
  amount: 55,
  ...differs,
});
const rides = [
  ride(1),
  ride(2, { paid: 'pass', amount: 0 }),
  ride(3, { name: 'Ola', phone: '600100200', hasMail: false, paid: 'nothing', amount: 0 }),
];
const none = { asked: 0, owed: 0, moved: 0, back: 0, rainCheck: 0, lapsed: 0, kept: 0, gone: 0 };
const closed = {
  ...closureRow(),
  user_name: 'Marek',
  lifted: false,
  rides: { ...none, asked: 2, moved: 1 },
  messagesDue: '2026-07-01T10:01:00.000Z' as string | null,
  messages: 2,
  sent: 0,
  waiting: 2,
};

/** 12:00 in the park. */
beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:00:00Z');
  await makeTracks(site.park);
  park = new FakeClosures();
  manager = await site.newPerson('Manager', 'Marek');
});

const deskOf = (differs: Partial<FakeClosures['desk']>) => ({ ...park.desk, ...differs });
const openDialog = async () => {
  await site.show('/today', { as: manager });
  await tap(t.close);
  return await dialog();
};
const box = () => screen.findByRole('region', { name: t.now });

test('Two taps close all tracks for now; the preview says who, what money and whom to call', async () => {
  park.preview = { ...park.preview, rides, holds: 2, toGiveBack: 55 };
  park.onWrite = () => ({ id: 5, rides: 3 });
  const close = await openDialog();
  await expectSays(() => close, t.affected(3));
  await expectSays(() => close, t.money('55 zł'));
  await expectSays(() => close, t.passes(1));
  await expectSays(() => close, t.holds(2));
  await expectSays(() => close, t.withoutMail(1));
  expect(within(close).getByRole('link', { name: /600.100.200/ })).toHaveProperty('href', 'tel:600100200');
  await click(await the('button', t.confirm(3)));
  await expectToast(t.done(3));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(park.sent).toMatchObject([
    {
      path: '/desk/closures',
      body: {
        assets: [1, 2],
        from: null,
        until: null,
        reason: 'wind',
        note: null,
        note_en: null,
        seen: [71, 72, 73],
      },
    },
  ]);
  expect(park.sent[0]?.key).toMatch(/./);
});

test('One track until a time today, for a reason, with the park’s own line in both languages', async () => {
  park.onWrite = () => ({ id: 5, rides: 0 });
  const close = await openDialog();
  await tick('Tor 2', close);
  await tick(t.kinds.time, close);
  await write(t.time, '16:00', close);
  await choose(t.reason, t.reasons.storm, close);
  await write(t.note, ' Burza idzie ', close);
  await write(t.noteEn, 'A storm is coming', close);
  await tap(t.confirmNone, close);
  await expectToast(t.done(0));
  expect(park.sent[0]?.body).toMatchObject({
    assets: [1],
    from: null,
    until: '2026-07-01T14:00:00.000Z',
    reason: 'storm',
    note: 'Burza idzie',
    note_en: 'A storm is coming',
  });
});

test('A time that is over closes nothing, and days go from their start to their end', async () => {
  park.onWrite = () => ({ id: 5, rides: 0 });
  const close = await openDialog();
  await tick(t.kinds.time, close);
  await write(t.time, '11:00', close);
  await expectSays(() => close, t.timeFault);
  await tap(t.confirmNone, close);
  expect(park.sent).toEqual([]);
  await tick(t.kinds.days, close);
  await write(t.from, '2026-07-04T08:00', close);
  await write(t.until, '2026-07-05T20:00', close);
  await tap(t.confirmNone, close);
  await expectToast(t.done(0));
  expect(park.sent[0]?.body).toMatchObject({
    from: '2026-07-04T06:00:00.000Z',
    until: '2026-07-05T18:00:00.000Z',
  });
});

test('Where so much goes back that an Editor has to close, it says so and has no button to press', async () => {
  park.preview = { ...park.preview, rides, toGiveBack: 5500, needsEditor: true };
  const close = await openDialog();
  await expectSays(() => close, t.needsEditor('5500 zł'));
  expect(await the('button', t.confirm(3))).toHaveProperty('disabled', true);
});

test('Where rides have changed since the preview, it shows the new ones first', async () => {
  park.preview = { ...park.preview, rides: rides.slice(0, 1) };
  park.onWrite = ({ body }) =>
    String(body['seen']) === '71,72,73' ? { id: 5, rides: 3 } : refusedAs(409, 'CHANGED_SINCE');
  const close = await openDialog();
  await the('button', t.confirm(1));
  park.preview = { ...park.preview, rides };
  await click(await the('button', t.confirm(1)));
  await expectSays(() => close, t.seen);
  await click(await the('button', t.confirm(3)));
  await expectToast(t.done(3));
});

test('A closure whose answer is lost keeps its key, and what the desk had seen', async () => {
  park.preview = { ...park.preview, rides };
  park.onWrite = () => {
    if (park.sent.length > 1) return { id: 5, rides: 3 };
    // The rides are inside a closure by now.
    park.preview = { ...park.preview, rides: [] };
    return refusedAs(503, 'SERVICE_UNAVAILABLE');
  };
  const close = await openDialog();
  await click(await the('button', t.confirm(3)));
  await expectToast(t.failed);
  await tap(t.confirmNone, close);
  await expectToast(t.done(3));
  const [first, second] = park.sent;
  expect(second).toEqual(first);
});

test('A closure stands on Today with what became of its rides, and opens again by one tap', async () => {
  park.desk = deskOf({ closures: [closed] });
  park.onWrite = ({ path }) => (path.endsWith('/lift') ? { id: 5, rides: 3 } : null);
  await site.show('/today', { as: manager });
  const shown = await box();
  await expectSays(() => shown, t.what('Tor 1', 'do 16:00', 'wiatr'));
  await expectSays(() => shown, `${t.became.asked(2)}, ${t.became.moved(1)}`);
  await expectSays(() => shown, t.leaveIn(60));
  await tap(t.sendNow, shown);
  park.desk = deskOf({
    closures: [{ ...closed, lifted: true, messagesDue: null, rides: { ...none, kept: 3 } }],
  });
  await tap(t.open, shown);
  await expectToast(`${t.opened(3)} ${t.openedQuietly}`);
  await expectSays(() => shown, t.became.kept(3));
  expect(within(shown).queryByRole('button', { name: t.open })).toBeNull();
  expect(park.sent.map(({ path }) => path)).toEqual(['/desk/closures/5/send', '/desk/closures/5/lift']);
});

test('After the minute, opening tells riders, and says so', async () => {
  park.desk = deskOf({ closures: [{ ...closed, messagesDue: null, sent: 1 }] });
  park.onWrite = () => ({ id: 5, rides: 3 });
  await site.show('/today', { as: manager });
  const shown = await box();
  await expectSays(() => shown, t.sent(1, 2));
  await tap(t.open, shown);
  await expectToast(`${t.opened(3)} ${t.openedAloud}`);
});

test('Whom no message reaches stands there until told; money that waits leads to the rider’s page', async () => {
  const inside = { slot: 3, asset: 1, startTime: '2026-07-01T11:00:00.000Z' };
  park.desk = deskOf({
    calls: [{ id: 9, name: 'Ola', phone: '600100200', lifted: false, rides: [inside] }],
    owed: [
      {
        ...inside,
        rider: 'r',
        name: 'Jan Mazur',
        phone: null,
        amount: 55,
        token: 'abc',
        isBookingOver: false,
      },
      { ...inside, rider: 'e', name: 'Ewa Lis', phone: null, amount: 60, token: 'def', isBookingOver: true },
    ],
    asked: [{ slot: 3, token: 'abc' }],
  });
  park.onWrite = () => {
    park.desk = deskOf({ calls: [] });
    return null;
  };
  await site.show('/today', { as: manager });
  const shown = await box();
  await expectSays(() => shown, t.calls(1));
  await expectSays(() => shown, `13:00, Tor 1: ${t.callClosed}`);
  await expectSays(() => shown, 'Jan Mazur, 55 zł');
  expect(await the('link', t.choosingFor('Jan Mazur'), shown)).toHaveProperty(
    'href',
    expect.stringMatching(/\/booking\?token=abc$/),
  );
  expect(await the('link', t.choosingFor('Ola'), shown)).toHaveProperty(
    'href',
    expect.stringMatching(/token=abc$/),
  );
  expect(await the('link', t.payingBackTo('Ewa Lis'), shown)).toHaveProperty(
    'href',
    expect.stringMatching(/\/people\/e$/),
  );
  await tap(t.toldOf('Ola'), shown);
  await waitFor(() => expect(textOf(shown)).not.toContain(t.calls(1)));
  expect(park.sent.map(({ path }) => path)).toEqual(['/desk/closures/calls/9/told']);
});

test('Nobody is missing from a ride that cannot take place, and the desk chooses for its rider', async () => {
  const rider = await site.newPerson('User', 'Jagoda');
  const slot = await makeSlot(site.park, '2026-07-01T09:50:00Z', { booked_by: rider.id });
  await site.show('/today', { as: manager });
  await screen.findByText(desk.notHere);
  park.desk = deskOf({ asked: [{ slot, token: 'abc' }] });
  await site.show('/today', { as: manager });
  const track = await screen.findByRole('region', { name: 'Tor 1' });
  await waitFor(() => expect(textOf(track)).not.toContain(desk.notHere));
  await click(document.querySelector<HTMLElement>(`#desk-slot-${slot}`) as HTMLElement);
  const details = await dialog();
  expect(await the('link', t.choosingFor('Jagoda'), details)).toHaveProperty(
    'href',
    expect.stringMatching(/\/booking\?token=abc$/),
  );
  expect(within(details).queryByRole('button', { name: desk.markMissing })).toBeNull();
});

test('A closed slot of Today says why and until when, and offers no booking', async () => {
  await makeSlot(site.park, '2026-07-01T10:15:00Z');
  await makeSlot(site.park, '2026-07-01T14:00:00Z');
  park.closures = [closureRow()];
  await site.show('/today', { as: manager });
  const track = await screen.findByRole('region', { name: 'Tor 1' });
  await expectSays(() => track, t.slot('wiatr', 'do 16:00'));
  expect(within(track).getAllByRole('button')).toHaveLength(1);
});
