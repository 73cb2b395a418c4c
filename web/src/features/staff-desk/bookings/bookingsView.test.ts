import { describe, expect, test } from 'vitest';
import { type BookingsView, bookingsAddress, isFiltered, withKnownTrack } from './bookingsView.ts';

const usual: BookingsView = { when: 'upcoming', track: 'all', payment: 'all', text: '' };

describe('the address of the list', () => {
  test.each<[BookingsView, string]>([
    [usual, ''],
    [{ ...usual, when: 'archived' }, 'when=archived'],
    [{ ...usual, track: '2', payment: 'unpaid' }, 'track=2&payment=unpaid'],
    [{ ...usual, text: 'ola nowak' }, 'q=ola+nowak'],
  ])('%j is "%s", both ways', (view, search) => {
    expect(bookingsAddress.write(view).toString()).toBe(search);
    expect(bookingsAddress.read(new URLSearchParams(search))).toEqual(view);
  });

  test('that nobody understands shows everything that comes', () => {
    expect(bookingsAddress.read(new URLSearchParams('when=x&track=one&payment=maybe'))).toEqual(usual);
    const unknown = bookingsAddress.read(new URLSearchParams('track=9'));
    expect(withKnownTrack(unknown, [1, 2])).toEqual(usual);
  });

  test('tells whether something is left out', () => {
    expect(isFiltered({ ...usual, when: 'archived', text: ' ' })).toBe(false);
    expect(isFiltered({ ...usual, track: '1' })).toBe(true);
  });
});

test('A track of the address stays until it is told which there are, and then if it is one of them', () => {
  const asked = { ...usual, track: '12' };
  expect(withKnownTrack(asked, [])).toEqual(asked);
  expect(withKnownTrack(asked, [1, 12])).toEqual(asked);
  expect(withKnownTrack(usual, [1])).toEqual(usual);
});
