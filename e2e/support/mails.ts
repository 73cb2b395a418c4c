import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that the park sent; without SMTP settings the server writes them as `.eml` files. */
export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
}

/** All mails to one address, oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<Mail[]> {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .map(async (file) => readMail(await readFile(join(folder, file), 'utf8'))),
  );
  return mails.filter((mail) => mail.to === address);
}

function readMail(source: string): Mail {
  const end = source.indexOf('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(source.slice(0, end))?.[1]?.trim() ?? '';
  return {
    from: header('From'),
    to: header('To'),
    subject: header('Subject'),
    text: source.slice(end + 4).replaceAll('\r\n', '\n'),
  };
}
