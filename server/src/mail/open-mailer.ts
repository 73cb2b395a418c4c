import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { removeLeftDrafts } from '../db/own-files.ts';
import type { Log } from '../log.ts';
import { folderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';

/** SMTP where SMTP_URL is set, else `.eml` files in `DATA_DIR/mail`. */
export async function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Log,
  clock: Clock,
): Promise<Mailer> {
  if (config.smtpUrl !== null) {
    // Parks without a mail server save the client's memory.
    const { smtpMailer } = await import('./smtp-mailer.ts');
    return smtpMailer({ url: config.smtpUrl, from: config.mailFrom }, log, clock);
  }
  const folder = join(config.dataDir, 'mail');
  await removeLeftDrafts(folder);
  return folderMailer(folder, config.mailFrom, log, clock);
}
