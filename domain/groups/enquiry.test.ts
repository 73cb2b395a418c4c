import { describe, expect, test } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import {
  decideAccepting,
  decideDeclining,
  decideEnquiring,
  decideExtending,
  decideNamingGroup,
  decideOffering,
  decidePayingDeposit,
  decideProvingEnquiry,
  decideRefusing,
  type Enquiry,
  enquiryStateAt,
  firstKeptDay,
  isEnquiryWaiting,
  isOfferBroken,
} from './enquiry.ts';
import type { EnquiryState } from './enquiry-state.ts';

const now = Temporal.Instant.from('2026-07-01T10:00:00Z');
const inHours = (hours: number) => now.add({ hours });
const desk: Actor = { id: 'desk', role: 'Manager' };
const rider: Actor = { id: 'rider', role: 'User' };
const enquiry = (state: EnquiryState, until: Temporal.Instant | null = inHours(48), offer = 1): Enquiry => ({
  state,
  offer,
  until,
});
const fresh = enquiry('open', null, 0);

describe('An enquiry', () => {
  const today = Temporal.PlainDate.from('2026-07-01');
  const facts = { people: 8, day: today.add({ days: 10 }), today, writtenLately: 0 };

  test.each([
    ['of eight people for a day to come', {}, 'ok'],
    ['for today', { day: today }, 'ok'],
    ['of five people', { people: 5 }, 'ok'],
    ['of sixty people', { people: 60 }, 'ok'],
    ['of four people', { people: 4 }, 'FAILED_VALIDATION'],
    ['of more people than a party has slots', { people: 61 }, 'FAILED_VALIDATION'],
    ['for yesterday', { day: today.subtract({ days: 1 }) }, 'FAILED_VALIDATION'],
    ['for a year after next', { day: today.add({ days: 401 }) }, 'FAILED_VALIDATION'],
    ['of an address with four on that day', { writtenLately: 4 }, 'ok'],
    ['of an address with five on that day, in silence', { writtenLately: 5 }, 'unchanged'],
  ] as const)('%s', (_what, change, decision) => {
    expect(decideEnquiring({ ...facts, ...change })).toBe(decision);
  });

  test.each([
    ['a link of no enquiry', null, 'INVALID_TOKEN'],
    ['a new enquiry', { state: 'unproved', createdAt: now }, 'ok'],
    ['one of a day ago', { state: 'unproved', createdAt: inHours(-24) }, 'TOKEN_EXPIRED'],
    ['one that is proved', { state: 'open', createdAt: inHours(-24) }, 'unchanged'],
    ['one with an offer', { state: 'offered', createdAt: now }, 'unchanged'],
  ] as const)('%s is proved by its link or not', (_what, row, decision) => {
    expect(decideProvingEnquiry(row, now)).toBe(decision);
  });

  test('lapses with its offer, and then waits for the desk again', () => {
    expect(enquiryStateAt(enquiry('offered'), now)).toBe('offered');
    expect(enquiryStateAt(enquiry('offered', now), now)).toBe('lapsed');
    expect(enquiryStateAt(enquiry('accepted', now), now)).toBe('accepted');
    expect(isEnquiryWaiting(fresh, now)).toBe(true);
    expect(isEnquiryWaiting(enquiry('offered'), now)).toBe(false);
    expect(isEnquiryWaiting(enquiry('offered', now), now)).toBe(true);
    expect(isEnquiryWaiting(enquiry('declined'), now)).toBe(false);
  });

  test('is kept for thirty days after its day', () => {
    expect(firstKeptDay(today).toString()).toBe('2026-06-01');
  });
});

describe('An offer', () => {
  const facts = {
    actor: desk,
    enquiry: fresh,
    offer: 0,
    starts: [inHours(72), inHours(73)],
    until: inHours(48),
    now,
    deposit: 0,
    sum: 11_000,
  };

  test.each([
    ['to a new enquiry', {}, 'ok'],
    ['until its first ride starts', { until: inHours(72) }, 'ok'],
    ['by a rider', { actor: rider }, 'FORBIDDEN'],
    ['to none', { enquiry: null }, 'NOT_FOUND'],
    ['to an unproved address', { enquiry: enquiry('unproved', null, 0) }, 'NOT_FOUND'],
    ['beside a running one', { enquiry: enquiry('offered'), offer: 1 }, 'CHANGED_SINCE'],
    ['after one that lapsed', { enquiry: enquiry('offered', now), offer: 1 }, 'ok'],
    ['after one that the group declined', { enquiry: enquiry('declined'), offer: 1 }, 'ok'],
    ['after one that was withdrawn', { enquiry: enquiry('withdrawn'), offer: 1 }, 'ok'],
    ['after a no', { enquiry: enquiry('refused', null, 0) }, 'ok'],
    ['to a group that has accepted', { enquiry: enquiry('accepted'), offer: 1 }, 'CHANGED_SINCE'],
    ['by a desk that saw an older offer', { enquiry: enquiry('declined'), offer: 0 }, 'CHANGED_SINCE'],
    ['of no places', { starts: [] }, 'FAILED_VALIDATION'],
    ['of too many', { starts: Array.from({ length: 61 }, () => inHours(72)) }, 'FAILED_VALIDATION'],
    ['with a deposit of all that it costs', { deposit: 11_000 }, 'ok'],
    ['with a deposit of more', { deposit: 11_001 }, 'FAILED_VALIDATION'],
    ['with one below zero', { deposit: -1 }, 'FAILED_VALIDATION'],
    ['that has ended', { until: now }, 'FAILED_VALIDATION'],
    ['until after its first ride', { until: inHours(73) }, 'FAILED_VALIDATION'],
  ] as const)('%s', (_what, change, decision) => {
    expect(decideOffering({ ...facts, ...change })).toBe(decision);
  });

  const running = { ...facts, enquiry: enquiry('offered'), offer: 1, until: inHours(60) };
  test.each([
    ['longer', {}, 'ok'],
    ['until its first ride', { until: inHours(72) }, 'ok'],
    ['as long as it does', { until: inHours(48) }, 'unchanged'],
    ['shorter', { until: inHours(47) }, 'FAILED_VALIDATION'],
    ['beyond its first ride', { until: inHours(73) }, 'FAILED_VALIDATION'],
    ['by a rider', { actor: rider }, 'FORBIDDEN'],
    ['after it lapsed', { enquiry: enquiry('offered', now) }, 'TOO_LATE'],
    ['after the group accepted', { enquiry: enquiry('accepted') }, 'CHANGED_SINCE'],
    ['by a desk that saw another', { offer: 2 }, 'CHANGED_SINCE'],
    ['where there is none', { enquiry: null }, 'NOT_FOUND'],
  ] as const)('holds its places %s', (_what, change, decision) => {
    expect(decideExtending({ ...running, ...change })).toBe(decision);
  });

  test.each([
    ['with all its places', enquiry('offered'), 8, false, false],
    ['with a place less', enquiry('offered'), 7, false, true],
    ['with a place less, while the group pays', enquiry('offered'), 7, true, false],
    ['that lapsed', enquiry('offered', now), 0, false, false],
    ['that was accepted', enquiry('accepted'), 7, false, false],
    ['that was withdrawn', enquiry('withdrawn'), 0, false, false],
    ['of nobody', null, 0, false, false],
  ] as const)('%s is broken or not', (_what, row, held, isPaying, isIt) => {
    expect(isOfferBroken({ enquiry: row, places: 8, held, isPaying, now })).toBe(isIt);
  });

  test.each([
    ['is accepted', {}, 'ok'],
    ['is accepted twice', { enquiry: enquiry('accepted') }, 'unchanged'],
    ['is accepted too late', { enquiry: enquiry('offered', now) }, 'TOO_LATE'],
    ['to which the desk added a place', { held: 9 }, 'ok'],
    ['of which a place is gone', { held: 7 }, 'CHANGED_SINCE'],
    ['of which a place is gone, once money has come for it', { held: 7, hasPaid: true }, 'ok'],
    ['of which all places are gone, though money has come', { held: 0, hasPaid: true }, 'CHANGED_SINCE'],
    ['before its deposit is paid in full', { isDepositDue: true, hasPaid: true }, 'SLOT_HELD'],
    ['without places', { held: 0, places: 0 }, 'CHANGED_SINCE'],
    ['before its deposit is paid', { isDepositDue: true }, 'SLOT_HELD'],
    ['twice, whatever is due', { enquiry: enquiry('accepted'), isDepositDue: true }, 'unchanged'],
    ['that is an older one', { offer: 0 }, 'CHANGED_SINCE'],
    ['that was withdrawn', { enquiry: enquiry('withdrawn') }, 'CHANGED_SINCE'],
    ['that was declined', { enquiry: enquiry('declined') }, 'CHANGED_SINCE'],
    ['to an unproved address', { enquiry: enquiry('unproved') }, 'NOT_FOUND'],
    ['of nobody', { enquiry: null }, 'NOT_FOUND'],
  ] as const)('%s', (_what, change, decision) => {
    const acceptance = {
      enquiry: enquiry('offered'),
      offer: 1,
      places: 8,
      held: 8,
      isDepositDue: false,
      hasPaid: false,
      now,
    };
    expect(decideAccepting({ ...acceptance, ...change })).toBe(decision);
  });

  test.each([
    ['online', {}, 'ok'],
    ['online in a park that takes none', { isOnline: false }, 'SERVICE_UNAVAILABLE'],
    ['once more', { isPaid: true }, 'SLOT_PAID'],
    ['online, after the desk added a place', { held: 9 }, 'ok'],
    ['online, after a place of it is gone', { held: 7 }, 'CHANGED_SINCE'],
    ['too late', { enquiry: enquiry('offered', now) }, 'TOO_LATE'],
    ['after it was withdrawn', { enquiry: enquiry('withdrawn') }, 'CHANGED_SINCE'],
    ['of nobody', { enquiry: null }, 'NOT_FOUND'],
  ] as const)('has a deposit that is paid %s', (_what, change, decision) => {
    const places = { places: 8, held: 8 };
    const facts = { enquiry: enquiry('offered'), offer: 1, now, ...places, isOnline: true, isPaid: false };
    expect(decidePayingDeposit({ ...facts, ...change })).toBe(decision);
  });

  test.each([
    ['is declined', enquiry('offered'), 'ok'],
    ['is declined twice', enquiry('declined'), 'unchanged'],
    ['is declined after it was accepted', enquiry('accepted'), 'CHANGED_SINCE'],
    ['is declined too late', enquiry('offered', now), 'TOO_LATE'],
    ['of nobody', null, 'NOT_FOUND'],
  ] as const)('%s', (_what, row, decision) => {
    expect(decideDeclining({ enquiry: row, offer: 1, now })).toBe(decision);
  });

  test.each([
    ['an enquiry', desk, fresh, 0, 'ok'],
    ['an offer', desk, enquiry('offered'), 1, 'ok'],
    ['an offer that lapsed', desk, enquiry('offered', now), 1, 'ok'],
    ['an offer that the group declined', desk, enquiry('declined'), 1, 'ok'],
    ['an enquiry once more', desk, enquiry('refused', null, 0), 0, 'unchanged'],
    ['an offer once more', desk, enquiry('withdrawn'), 1, 'unchanged'],
    ['an offer that another desk made meanwhile', desk, enquiry('offered'), 0, 'CHANGED_SINCE'],
    ['what the group accepted', desk, enquiry('accepted'), 1, 'CHANGED_SINCE'],
    ['an unproved enquiry', desk, enquiry('unproved', null, 0), 0, 'NOT_FOUND'],
    ['none', desk, null, 0, 'NOT_FOUND'],
    ['as a rider', rider, fresh, 0, 'FORBIDDEN'],
  ] as const)('The desk says no to %s', (_what, actor, row, offer, decision) => {
    expect(decideRefusing({ actor, enquiry: row, offer })).toBe(decision);
  });
});

test.each([
  ['an accepted offer', enquiry('accepted'), 8, 'ok'],
  ['one with fewer rides than names', enquiry('accepted'), 9, 'FAILED_VALIDATION'],
  ['one that is not accepted', enquiry('offered'), 8, 'NOT_FOUND'],
  ['none', null, 1, 'NOT_FOUND'],
] as const)('A group names the people of %s', (_what, row, names, decision) => {
  expect(decideNamingGroup(row, { names, rides: 8 })).toBe(decision);
});
