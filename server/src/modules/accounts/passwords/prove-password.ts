import { ParkError } from '@cablepark/domain/errors';
import type { ServerContext } from '../../../server-context.ts';
import { findLivingAccount } from '../rows/accounts.store.ts';
import { isPassword } from '../secrets/password-hash.ts';

/** The stored hash that matches `current_password`. @throws FORBIDDEN with `field` for a wrong one, after the same work. */
export async function provePassword(
  { store, config }: ServerContext,
  id: string,
  password: string,
): Promise<string> {
  const account = await findLivingAccount(store.db, id);
  const storedHash = account?.password_hash ?? null;
  if ((await isPassword(config, storedHash, password)) && storedHash !== null) return storedHash;
  throw new ParkError('FORBIDDEN', {
    message: 'The current password is not right.',
    extensions: { field: 'current_password' },
  });
}
