import { randomInt } from 'node:crypto';

/** Without letters and figures that are mistaken for each other when somebody reads them out. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 12;

/** Sixty random bits: of a park with ten thousand passes, one guess in 10¹⁴ finds one. */
export function newPassCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** As somebody types it: small letters, spaces and dashes do not matter. */
export function readPassCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}
