import { describe, expect, test } from 'vitest';
import { type BookingsView, bookingsAddress, isFiltered } from './bookingsView.ts';

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
    expect(bookingsAddress.read(new URLSearchParams('when=x&track=9&payment=maybe'))).toEqual(usual);
  });

  test('tells whether something is left out', () => {
    expect(isFiltered({ ...usual, when: 'archived', text: ' ' })).toBe(false);
    expect(isFiltered({ ...usual, track: '1' })).toBe(true);
  });
});
