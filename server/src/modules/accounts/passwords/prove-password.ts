import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { findLivingAccount } from '../accounts.store.ts';
import { isPassword } from '../secrets/password-hash.ts';

/** The stored hash that matches `current_password`. @throws FORBIDDEN with `field` for a wrong one, after the same work. */
export async function provePassword(
  { store, config }: AppContext,
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
