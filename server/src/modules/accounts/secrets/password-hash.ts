import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../../config.ts';

type Cost = Pick<Config, 'cheapPasswords'>;

/** argon2id with OWASP's figures: 19 MiB and two passes cost a guesser dearly and a phone on the dock nothing. */
const full = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The least that argon2 allows. Only tests set it (`CHEAP_PASSWORDS`). */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

const costOf = ({ cheapPasswords }: Cost) => (cheapPasswords ? cheap : full);

/** A well-formed hash of no password, of the same cost as the real ones. */
function hashOfNobody(config: Cost): string {
  const { memoryCost, timeCost, parallelism } = costOf(config);
  return [
    '$argon2id$v=19',
    `m=${memoryCost},t=${timeCost},p=${parallelism}`,
    'A'.repeat(22),
    'A'.repeat(43),
  ].join('$');
}

export function hashPassword(config: Cost, password: string): Promise<string> {
  return hash(composed(password), costOf(config));
}

/** Where there is no hash (unknown or erased account) one is checked all the same, so that time tells nothing. */
export async function isPassword(config: Cost, stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? hashOfNobody(config), composed(password));
  return matches && stored !== null;
}

/** One keyboard sends `ą` as one character, another as two. */
function composed(password: string): string {
  return password.normalize('NFC');
}
