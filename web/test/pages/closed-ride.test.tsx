import type { ClosedRide } from '@cablepark/contract/closures/closures.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { closedRide as en } from '../../src/i18n/en/closures/closed-ride.ts';
import { closedRide as pl } from '../../src/i18n/pl/closures/closed-ride.ts';
import { mailedBooking } from '../../src/i18n/pl/mailed-booking.ts';
import { expectSays, tap, textOf, the } from '../support/actions.ts';
import { closureRow, FakeClosures, refusedAs } from '../support/fakeClosures.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectNoText, expectText, plain } from '../support/page.ts';

let site: TestSite;
let park: FakeClosures;

const place = (slot: number, startTime: string, asset = 1) => ({
  slot,
  asset,
  startTime,
  duration: 15,
  price: 55,
});
const closed: ClosedRide = {
  state: 'asked',
  question: 'choose',
  delayed_from: null,
  first_name: 'Jagoda',
  closure: closureRow({ note: 'Wieje', note_en: 'It is windy' }),
  ride: place(1, '2026-07-01T12:15:00.000Z'),
  paid: 'online',
  amount: 55,
  answer_until: '2026-07-01T11:20:00.000Z',
  held: { ...place(2, '2026-07-04T12:15:00.000Z'), until: '2026-07-01T11:20:00.000Z' },
  others: [place(3, '2026-07-04T12:30:00.000Z'), place(4, '2026-07-05T12:15:00.000Z', 2)],
  rain_check: true,
  pass_code: null,
  pass_until: null,
  moved_to: null,
  refund: null,
};
const heldLabel = 'Sobota 4 lipca 14:15, Tor 1';

/** 12:20 in the park. */
beforeEach(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-01T10:20:00Z');
  await makeTracks(site.park);
  park = new FakeClosures();
  park.ride = closed;
});

const open = (lang: 'pl' | 'en' = 'pl') => site.show('/booking?token=abc', { lang });
const main = () => screen.queryByRole('main');
/** The call changes what the page reads. */
const saves = (changes: Partial<ClosedRide>) => {
  park.onWrite = () => {
    park.ride = { ...closed, ...changes };
    return park.ride;
  };
};
const lastAnswer = () => park.sent.at(-1)?.body;

test('It says what happened, until when to choose and what happens otherwise, and what is held', async () => {
  await open();
  await expectText(pl.title);
  await expectSays(main, 'Tor 1 zamknięty do 16:00 – wiatrWieje');
  await expectSays(main, 'Środa 1 lipca, 14:15');
  await expectSays(main, pl.chooseUntil('środa 1 lipca, 13:20'));
  await expectSays(main, pl.otherwise.online('55 zł'));
  expect(textOf(await the('button', new RegExp(heldLabel)))).toContain(plain(pl.heldUntil('13:20')));
  await the('button', /Sobota 4 lipca 14:30, Tor 1/);
  await the('button', /Niedziela 5 lipca 14:15, Tor 2/);
});

test('In English it speaks English, with the park’s line', async () => {
  await open('en');
  await expectText(en.title);
  await expectSays(main, 'Track 1 closed until 16:00 – windIt is windy');
  await expectSays(main, en.otherwise.online('55 zł'));
  await the('button', /Saturday 4 July 14:15, Track 1/);
});

test.each([
  ['pass', 0, pl.otherwise.pass(), pl.back.pass()],
  ['desk', 55, pl.otherwise.desk('55 zł'), pl.back.desk('55 zł')],
  ['nothing', 0, pl.otherwise.nothing(), pl.back.nothing()],
] as const)('A ride paid by %s has its own ending', async (paid, amount, otherwise, back) => {
  park.ride = { ...closed, paid, amount, rain_check: paid === 'desk' };
  await open();
  await expectSays(main, otherwise);
  await the('button', back);
  expect(screen.queryAllByRole('button', { name: new RegExp(pl.rainCheck) })).toHaveLength(
    paid === 'desk' ? 1 : 0,
  );
});

test('The held time is taken by one tap and a confirmation in its place', async () => {
  saves({ state: 'moved', held: null, others: [], moved_to: place(2, '2026-07-04T12:15:00.000Z') });
  await open();
  await tap(new RegExp(heldLabel));
  const question = await the('region', pl.takeTime);
  await expectSays(() => question, 'Sobota 4 lipca, 14:15');
  expect(document.activeElement).toBe(question);
  await tap(pl.goBack);
  expect(document.activeElement).toBe(await the('button', new RegExp(heldLabel)));
  expect(park.sent).toEqual([]);
  await tap(new RegExp(heldLabel));
  await tap(pl.takeTime);
  await expectText(pl.moved);
  await expectSays(main, 'Sobota 4 lipca, 14:15');
  expect(lastAnswer()).toEqual({ token: 'abc', answer: { kind: 'slot', slot: 2 } });
  await expectNoText(pl.choices);
});

test('Any other time is chosen by its day', async () => {
  park.places = [place(8, '2026-07-02T08:00:00.000Z', 2)];
  saves({ state: 'moved' });
  await open();
  await tap(new RegExp(pl.anotherTime));
  await tap(pl.nextDay);
  await tap('10:00');
  await expectSays(main, 'Czwartek 2 lipca, 10:00');
  await tap(pl.takeTime);
  await expectText(pl.moved);
  expect(lastAnswer()).toEqual({ token: 'abc', answer: { kind: 'slot', slot: 8 } });
});

test('A rain check is a code, large, and how to use it', async () => {
  saves({ state: 'rainCheck', pass_code: 'ABCDEFGHJKLM', pass_until: '2027-07-01' });
  await open();
  await tap(new RegExp(pl.rainCheck));
  await expectSays(main, pl.rainCheckText);
  await tap(pl.takeRainCheck);
  const rainCheck = await the('region', pl.yourRainCheck);
  await expectSays(() => rainCheck, 'ABCD EFGH JKLM');
  await expectSays(() => rainCheck, pl.validUntil('01.07.2027'));
  await expectSays(() => rainCheck, pl.rainCheckHow);
  expect(lastAnswer()).toEqual({ token: 'abc', answer: { kind: 'rainCheck' } });
});

test('Money that goes back is on its way', async () => {
  saves({ state: 'back', refund: 'underWay' });
  await open();
  await tap(pl.back.online('55 zł'));
  await tap(pl.takeBack.online);
  await expectText(pl.given.online('55 zł'));
  expect(lastAnswer()).toEqual({ token: 'abc', answer: { kind: 'back' } });
  park.ride = { ...closed, state: 'back', refund: 'done' };
  await open();
  await expectText(pl.refunded('55 zł'));
});

test('A second answer changes nothing: the page shows what was chosen', async () => {
  park.onWrite = () => {
    park.ride = { ...closed, state: 'back' };
    return refusedAs(409, 'CHANGED_SINCE');
  };
  await open();
  await tap(new RegExp(heldLabel));
  await tap(pl.takeTime);
  await expectText(pl.changed);
  await expectText(pl.given.online('55 zł'));
});

test('A time that somebody took is gone from the list; a lost answer that was saved shows its end', async () => {
  park.onWrite = () => {
    park.ride = { ...closed, held: null };
    return refusedAs(409, 'SLOT_TAKEN');
  };
  await open();
  await tap(new RegExp(heldLabel));
  await tap(pl.takeTime);
  await expectText(pl.taken);
  await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(heldLabel) })).toBeNull());
  park.onWrite = () => {
    park.ride = { ...closed, state: 'lapsed' };
    return refusedAs(503, 'SERVICE_UNAVAILABLE');
  };
  await tap(pl.back.online('55 zł'));
  await tap(pl.takeBack.online);
  await expectText(`${pl.lapsed} ${pl.given.online('55 zł')}`);
  expect(document.body.textContent).not.toContain(plain(pl.failed));
});

test('Money that waits at the desk can still become something else', async () => {
  park.ride = { ...closed, state: 'owed', paid: 'desk', held: null };
  await open();
  await expectSays(main, pl.owed('55 zł'));
  await the('button', /Sobota 4 lipca 14:30/);
});

describe('A ride that a stop delayed', () => {
  const delayed: ClosedRide = {
    ...closed,
    question: 'confirm',
    delayed_from: '2026-07-01T12:00:00.000Z',
    held: null,
  };

  test('says its new time, keeps its code at hand, and is confirmed by one tap', async () => {
    park.ride = delayed;
    park.onWrite = () => {
      park.ride = { ...delayed, state: 'kept' };
      return park.ride;
    };
    await open();
    await expectText(pl.delayed.title);
    await expectSays(main, 'Środa 1 lipca, 14:15');
    await expectSays(main, pl.delayed.insteadOf('14:00'));
    await expectSays(main, pl.delayed.confirm);
    expect(screen.queryByText(/zamknięty/)).toBeNull();
    await the('img', mailedBooking.code);
    await tap(pl.delayed.keep);
    await expectText(pl.delayed.kept);
    expect(lastAnswer()).toEqual({ token: 'abc', answer: { kind: 'keep', start: delayed.ride.startTime } });
  });

  test('says until when it needs an answer where the delay is long', async () => {
    park.ride = { ...delayed, question: 'answer' };
    await open('en');
    await expectText(en.delayed.title);
    await expectSays(main, en.otherwise.online('55 zł'));
    await the('button', en.delayed.keep);
  });

  test('cannot be kept past the end of the day', async () => {
    park.ride = { ...delayed, question: 'choose' };
    await open();
    await expectText(pl.delayed.tooLate);
    await the('button', pl.back.online('55 zł'));
    expect(screen.queryByRole('button', { name: pl.delayed.keep })).toBeNull();
  });

  test('that its rider gave back does not speak of a closed track', async () => {
    park.ride = { ...delayed, state: 'back', refund: 'underWay' };
    await open();
    await expectText(pl.delayed.endedLead);
    await expectText(pl.given.online('55 zł'));
  });

  test.each([
    ['another', () => the('button', pl.nextDay)],
    ['back', () => the('region', pl.takeBack.online)],
  ] as const)('The link #%s of its mail opens that question', async (answer, shown) => {
    park.ride = delayed;
    await site.show(`/booking?token=abc#${answer}`, { lang: 'pl' });
    await shown();
    expect(park.sent).toEqual([]);
  });
});

test('Any other booking is shown as before', async () => {
  park.ride = null;
  await open();
  await expectText(mailedBooking.broken);
  expect(within(document.body).queryByText(pl.choices)).toBeNull();
});
