import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { draftIn, ownFile, ownFolder } from '../db/own-files.ts';
import type { Log } from '../log.ts';
import { composeEml } from './eml.ts';
import type { Mail, Mailer, MailFailure } from './mailer.ts';

/** Writes mails as `.eml` files to a folder, for parks and tests without a mail server; any mail program opens them. */
export function folderMailer(folder: string, from: string, log: Log, clock: Clock): Mailer {
  async function attempt(mail: Mail): Promise<MailFailure | null> {
    const now = clock.now();
    const name = `${now.toString({ smallestUnit: 'millisecond' }).replaceAll(':', '-')}-${randomUUID()}.eml`;
    try {
      await makeFolder(folder);
      // Renames a draft, so that readers of the folder see only whole mails. The draft is private, as a mail may contain an access link.
      const draft = draftIn(folder);
      await writeFile(draft, composeEml(mail, from, now, randomUUID()), { mode: ownFile });
      await rename(draft, join(folder, name));
      return null;
    } catch (error) {
      log.error({ err: error }, 'a mail could not be written to the mail folder');
      return { code: (error as NodeJS.ErrnoException).code ?? null, answer: null, isFinal: false };
    }
  }

  return {
    attempt,
    async check() {
      try {
        await makeFolder(folder);
        await access(folder, constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },
    close: async () => undefined,
  };
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownFolder });
}
