import { expect, test } from 'vitest';
import { anEvent, at } from '../testing/slot.ts';
import { pictureVersion, pictureWords } from './shared-picture.ts';

const event = anEvent({
  name: 'Nocne pływanie',
  nameEn: 'Night session',
  start: at('2026-07-03T19:30:00.000Z'),
  end: at('2026-07-03T21:30:00.000Z'),
});
const told = { park: 'Cable Park', language: 'pl', zone: 'Europe/Warsaw' } as const;

test('A shared event says its name and its time in the language of its page', () => {
  expect(pictureWords(event, told)).toEqual({
    park: 'Cable Park',
    name: 'Nocne pływanie',
    when: 'Piątek 03.07.2026, 21:30–23:30',
  });
  expect(pictureWords(event, { ...told, language: 'en' })).toMatchObject({
    name: 'Night session',
    when: 'Friday 03.07.2026, 21:30–23:30',
  });
});

test('Whatever changes on the picture changes its address', () => {
  const words = pictureWords(event, told);
  const all = [
    pictureVersion('party', 0, words),
    pictureVersion('camp', 0, words),
    pictureVersion('party', 1, words),
    pictureVersion('party', 0, { ...words, park: 'Inny Park' }),
    pictureVersion('party', 0, { ...words, name: 'Nocne pływanie 2' }),
    pictureVersion('party', 0, { ...words, when: 'Sobota 04.07.2026, 21:30' }),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(pictureVersion('party', 0, { ...words })).toBe(all[0]);
});
