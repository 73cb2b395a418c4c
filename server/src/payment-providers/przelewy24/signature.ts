import { createHash, timingSafeEqual } from 'node:crypto';

/** Przelewy24's signature: SHA-384 of compact JSON in exactly the order of these keys, lower-case hexadecimal. Numbers are numbers. */
export function signatureOf(parts: Readonly<Record<string, string | number>>): string {
  return createHash('sha384').update(JSON.stringify(parts)).digest('hex');
}

/** Compares in constant time. */
export function isSignature(signature: string, parts: Readonly<Record<string, string | number>>): boolean {
  const [theirs, ours] = [Buffer.from(signature), Buffer.from(signatureOf(parts))];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
