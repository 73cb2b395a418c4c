import { randomInt } from 'node:crypto';
import { passCodeLength, passCodeLetters } from '@cablepark/domain/passes/pass-code';

/** Sixty random bits: in a park with ten thousand passes, one guess in 10¹⁴ finds one. */
export function newPassCode(): string {
  return Array.from(
    { length: passCodeLength },
    () => passCodeLetters[randomInt(passCodeLetters.length)],
  ).join('');
}
