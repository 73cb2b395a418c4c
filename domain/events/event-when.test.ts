import { expect, test } from 'vitest';
import { anEvent, at } from '../testing/slot.ts';
import { whenOf } from './event-when.ts';
import { eventDescription, eventName } from './events.ts';

const event = anEvent({
  name: 'Nocne pływanie',
  nameEn: 'Night session',
  description: 'W światłach.',
  descriptionEn: null,
  start: at('2026-07-03T19:30:00.000Z'),
  end: at('2026-07-03T21:30:00.000Z'),
});

test('An event is told in the visitor’s language where the park wrote it', () => {
  expect(eventName(event, 'en')).toBe('Night session');
  expect(eventName(event, 'pl')).toBe('Nocne pływanie');
  expect(eventDescription(event, 'en')).toBe('W światłach.');
  expect(eventName({ ...event, nameEn: undefined }, 'en')).toBe('Nocne pływanie');
});

test('Its time is told by the park’s clocks', () => {
  const zone = 'Europe/Warsaw';
  expect(whenOf(event, 'pl', zone)).toBe('piątek 03.07.2026, 21:30–23:30');
  expect(whenOf({ ...event, end: null }, 'en', zone)).toBe('Friday 03.07.2026, 21:30');
  const night = { ...event, end: at('2026-07-04T01:00:00Z') };
  expect(whenOf(night, 'pl', zone)).toBe('piątek 03.07.2026, 21:30 – sobota 04.07.2026, 03:00');
  expect(whenOf(night, 'pl', zone, (day) => `dzień ${day.day}`)).toBe('dzień 3, 21:30 – dzień 4, 03:00');
});
