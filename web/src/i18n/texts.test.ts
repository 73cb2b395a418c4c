import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { counter } from './plural.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

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

  test('of what a pass gives and keeps takes the verb along', () => {
    const { takes } = pl.planner.pass;
    expect(
      [
        [1, 0],
        [2, 1],
        [3, 2],
        [5, 22],
        [12, 12],
      ].map(([gives = 0, keeps = 0]) => plain(takes.rides('K', gives, keeps))),
    ).toEqual([
      '„K”: zejdzie 1 slot, zostanie 0.',
      '„K”: zejdą 2 sloty, zostanie 1.',
      '„K”: zejdą 3 sloty, zostaną 2.',
      '„K”: zejdzie 5 slotów, zostaną 22.',
      '„K”: zejdzie 12 slotów, zostanie 12.',
    ]);
    expect(plain(takes.minutes('K', 15, 22))).toBe('„K”: zejdzie 15 min, zostaną 22 min.');
  });

  test('of half hours is Polish in its number, too', () => {
    const { freeHours, hoursBefore } = pl.account;
    expect([1, 1.5, 2, 6, 22].map((hours) => plain(freeHours(hours)))).toEqual([
      '1 godziny',
      '1,5 godziny',
      '2 godzin',
      '6 godzin',
      '22 godzin',
    ]);
    expect([1, 1.5, 2, 6, 22].map((hours) => plain(hoursBefore(hours)))).toEqual([
      '1 godzinę',
      '1,5 godziny',
      '2 godziny',
      '6 godzin',
      '22 godziny',
    ]);
    expect(plain(en.account.freeHours(1.5))).toBe('1.5 hours');
  });

  test('of thousands groups them', () => {
    expect(plain(counter('pl')(11_520, forms))).toBe('11 520 miejsc');
    expect(counter('en')(11_520, { other: 'places' })).toBe('11,520 places');
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
    expect(plain(en.account.cancelTooLate(limit))).toBe(
      'You cannot cancel your reservation less than 1 hour before the start time. We would appreciate a phone call.',
    );
    expect(plain(en.account.cancelTooLate(en.account.beforeMinutes(90)))).toContain(
      'less than 90 minutes before',
    );
    const note = (minutes: number) => plain(pl.account.cancelNote(pl.account.beforeMinutes(minutes)));
    expect(note(60)).toContain('1 godzinę przed');
    expect(note(120)).toContain('2 godziny przed');
    expect(note(45)).toContain('45 minut przed');
  });

  test('of outcomes are word for word there', () => {
    expect(en.account.cancelled).toBe('Reservation canceled.');
    expect(pl.account.cancelled).toBe('Rezerwacja anulowana.');
    expect(en.account.cancelFailed).toBe('Failed to cancel reservation.');
    expect(en.errors.unexpected).toBe('Unexpected error, try again later.');
    expect(en.errors.network).toMatch(/^Network error: Unable to connect to the server\. /);
  });
});
