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

/** What a reader sees whose program shows text alone: the mail itself, or the part of it that is text. */
function plainText(source: string, bodyAt: number): string {
  const part = source.indexOf('Content-Type: text/plain');
  if (part < bodyAt) return source.slice(bodyAt);
  const start = source.indexOf('\r\n\r\n', part) + 4;
  return source.slice(start, source.indexOf('\r\n--', start));
}

function readMail(source: string): Mail {
  const end = source.indexOf('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(source.slice(0, end))?.[1]?.trim() ?? '';
  return {
    from: header('From'),
    to: header('To'),
    subject: header('Subject'),
    text: plainText(source, end + 4).replaceAll('\r\n', '\n'),
  };
}
