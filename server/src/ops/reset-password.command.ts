import { randomBytes } from 'node:crypto';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { systemClock } from '../clock.ts';
import { commandText } from '../command-text.ts';
import { type AccessGivenBack, giveBackAccess } from '../modules/accounts/index.ts';
import { runCommand, say } from './command.ts';
import { openDatabase } from './open.ts';

/** `npm run reset-password -- <address>`: sets a new password for an account, with or without a running server. */
await runCommand(['--admin'], async ({ where, words, flags }) => {
  const [address, ...more] = words;
  if (address === undefined || more.length > 0)
    throw new Error(`Say whose password: ${commandText('reset-password', '<address>')}`);
  const store = await openDatabase(where);
  try {
    const password = randomBytes(12).toString('base64url');
    const email = normalEmail(address);
    const isOfSettings = email === normalEmail(where.admin?.email ?? '');
    const asAdmin = flags.has('--admin') || isOfSettings;
    const access = await giveBackAccess(
      { store, clock: systemClock, config: { cheapPasswords: false } },
      email,
      {
        password,
        asAdmin,
      },
    );
    if (!access) {
      say('No account has this address.');
      return false;
    }
    sentencesOf(access, password).forEach(say);
    return true;
  } finally {
    await store.close();
  }
});

function sentencesOf({ before, after }: AccessGivenBack, password: string): string[] {
  const role = before.role === after.role ? after.role : `${after.role}, was ${before.role}`;
  const status = before.status === after.status ? after.status : `${after.status}, was ${before.status}`;
  return [
    `The new password, told only this once: ${password}`,
    `Role: ${role}. Standing: ${status}. All devices of the account are logged out; choose a password of your own under My account.`,
    ...(after.role === 'Admin'
      ? []
      : [`To make it an Admin: ${commandText('reset-password', '--admin', '<address>')}`]),
  ];
}
