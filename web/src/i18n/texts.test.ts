import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { counter } from './plural.ts';

describe('counting', () => {
  const forms = { one: 'miejsce', few: 'miejsca', other: 'miejsc' };

  test.each([
    [0, '0 miejsc'],
    [1, '1 miejsce'],
    [2, '2 miejsca'],
    [4, '4 miejsca'],
    [5, '5 miejsc'],
    [12, '12 miejsc'],
    [22, '22 miejsca'],
    [101, '101 miejsc'],
  ])('%i in Polish is "%s"', (count, text) => {
    expect(counter('pl')(count, forms)).toBe(text);
  });

  test('in English knows one and many', () => {
    const count = counter('en');
    expect(count(1, { one: 'place', other: 'places' })).toBe('1 place');
    expect(count(21, { one: 'place', other: 'places' })).toBe('21 places');
  });
});

describe('texts that the specification gives', () => {
  test('of cancelling are word for word there, with the limit of the policy', () => {
    const limit = en.account.beforeMinutes(60);
    expect(en.account.cancelTooLate(limit)).toBe(
      'You cannot cancel your reservation less than 1 hour before the start time. We would appreciate a phone call.',
    );
    expect(en.account.cancelTooLate(en.account.beforeMinutes(90))).toContain('less than 90 minutes before');
    expect(pl.account.cancelNote(pl.account.beforeMinutes(60))).toContain('1 godzinę przed');
    expect(pl.account.cancelNote(pl.account.beforeMinutes(120))).toContain('2 godziny przed');
    expect(pl.account.cancelNote(pl.account.beforeMinutes(45))).toContain('45 minut przed');
  });

  test('of outcomes are word for word there', () => {
    expect(en.account.cancelled).toBe('Reservation canceled.');
    expect(pl.account.cancelled).toBe('Rezerwacja anulowana.');
    expect(en.account.cancelFailed).toBe('Failed to cancel reservation.');
    expect(en.errors.unexpected).toBe('Unexpected error, try again later.');
    expect(en.errors.network).toBe('Network error: Unable to connect to the server');
  });
});
