import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { draftIn, ownFile, ownFolder } from '../db/own-files.ts';
import type { Log } from '../log.ts';
import type { Mail, Mailer, MailFailure } from './mailer.ts';

/** Mails as `.eml` files in a folder, for parks and tests without a mail server; any mail program opens them. */
export function folderMailer(folder: string, from: string, log: Log, clock: Clock): Mailer {
  async function attempt(mail: Mail): Promise<MailFailure | null> {
    const now = clock.now();
    const name = `${now.toString({ smallestUnit: 'millisecond' }).replaceAll(':', '-')}-${randomUUID()}.eml`;
    try {
      await makeFolder(folder);
      // Whoever watches the folder sees whole mails only. A mail may hold a link that opens an account.
      const draft = draftIn(folder);
      await writeFile(draft, compose(mail, from, now), { mode: ownFile });
      await rename(draft, join(folder, name));
      return null;
    } catch (error) {
      log.error({ err: error }, 'a mail could not be written to the mail folder');
      return { code: (error as NodeJS.ErrnoException).code ?? null, answer: null };
    }
  }

  return {
    attempt,
    send: async (mail) => void (await attempt(mail)),
    async check() {
      try {
        await makeFolder(folder);
        await access(folder, constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },
    // A file is written at once or not at all.
    waiting: () => 0,
    close: async () => undefined,
  };
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownFolder });
}

/** UTF-8 as it is, headers too (RFC 6532), so that a person can read the file and copy its link. */
function compose(mail: Mail, from: string, now: Temporal.Instant): string {
  const headers = {
    From: from,
    To: mail.to,
    Subject: mail.subject,
    Date: new Date(now.epochMilliseconds).toUTCString().replace('GMT', '+0000'),
    'Auto-Submitted': 'auto-generated',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return [...lines, '', ...mail.text.split('\n')].join('\r\n');
}

/** A line break in a value would begin a header of the writer's choice. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
