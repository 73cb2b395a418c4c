import { describe, expect, test } from 'vitest';
import { descriptionOf, nameOf, trackLabel } from './track-words.ts';

const polish = { name: 'Zatoka', nameEn: null, description: 'Spokojna woda.', descriptionEn: null };

describe('The words of a track', () => {
  test('are those of the language, and Polish stands in where there is no English', () => {
    const english = { ...polish, nameEn: 'The bay', descriptionEn: 'Calm water.' };
    expect([nameOf(english, 'pl'), descriptionOf(english, 'pl')]).toEqual(['Zatoka', 'Spokojna woda.']);
    expect([nameOf(english, 'en'), descriptionOf(english, 'en')]).toEqual(['The bay', 'Calm water.']);
    expect([nameOf(polish, 'en'), descriptionOf(polish, 'en')]).toEqual(['Zatoka', 'Spokojna woda.']);
    expect(descriptionOf({ description: null, descriptionEn: null }, 'en')).toBeNull();
  });

  test.each([
    ['1', 'Tor 1'],
    ['12', 'Tor 12'],
    ['Zatoka', 'Zatoka'],
    ['1a', '1a'],
  ])('A track called %s is shown as %s', (name, shown) => {
    expect(trackLabel(name, (track) => `Tor ${track}`)).toBe(shown);
  });
});
