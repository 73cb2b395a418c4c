import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's figures: 19 MiB and two passes cost a guesser dearly and a phone on the dock nothing. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A well-formed hash of no password, of the same cost as the real ones. */
const hashOfNobody = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  'A'.repeat(22),
  'A'.repeat(43),
].join('$');

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost);
}

/** Where there is no hash (unknown or erased account) one is checked all the same, so that time tells nothing. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? hashOfNobody, composed(password));
  return matches && stored !== null;
}

/** One keyboard sends `ą` as one character, another as two. */
function composed(password: string): string {
  return password.normalize('NFC');
}
