import { hash, verify } from '@node-rs/argon2';

export interface PasswordCost {
  /** For tests alone. */
  cheapPasswords: boolean;
}

/** argon2id with OWASP's parameters (19 MiB, two passes): expensive to guess, unnoticeable at a login. */
const full = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The minimum of argon2. Only tests set it (`CHEAP_PASSWORDS`). */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

const costOf = ({ cheapPasswords }: PasswordCost) => (cheapPasswords ? cheap : full);

/** A well-formed hash of no password, with the cost of real ones. */
function hashOfNobody(config: PasswordCost): string {
  const { memoryCost, timeCost, parallelism } = costOf(config);
  return [
    '$argon2id$v=19',
    `m=${memoryCost},t=${timeCost},p=${parallelism}`,
    'A'.repeat(22),
    'A'.repeat(43),
  ].join('$');
}

export function hashPassword(config: PasswordCost, password: string): Promise<string> {
  return hash(normalize(password), costOf(config));
}

/** Without a hash (unknown or erased account) it checks a dummy, so that the timing is equal. */
export async function isPassword(
  config: PasswordCost,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const matches = await verify(stored ?? hashOfNobody(config), normalize(password));
  return matches && stored !== null;
}

/** One keyboard sends `ą` as one character, another as two. */
function normalize(password: string): string {
  return password.normalize('NFC');
}
