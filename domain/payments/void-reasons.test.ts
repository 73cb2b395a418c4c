import { describe, expect, test } from 'vitest';
import { cableReasons, deskReasons, isOwnWording, ownCancelling, passWithdrawn } from './void-reasons.ts';

describe('A reason of the staff', () => {
  test.each(['Pomyłka', 'Corrected by hand', 'Zła metoda', cableReasons.closed])('may be "%s"', (reason) => {
    expect(isOwnWording(reason)).toBe(true);
  });
  test.each([
    ...Object.values(deskReasons),
    ...Object.values(ownCancelling),
    cableReasons.rainCheck,
    passWithdrawn,
    'moved',
  ])('is not the program’s "%s"', (reason) => {
    expect(isOwnWording(reason)).toBe(false);
  });
});
