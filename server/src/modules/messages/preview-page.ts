import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailSampleCalls } from '@cablepark/contract/messages/mail-samples';
import type { AppContext } from '../../context.ts';
import type { SampleData } from './sample-mails.ts';

/** As long as somebody looks at it; the next keystroke makes another. */
const lifeMs = 10 * 60_000;

interface Shown {
  account: string;
  sample: SampleData;
  untilMs: number;
}

/**
 * Where the HTML of a preview stands for a frame: the site's own pages let no style of a mail in, and a frame brings no session
 * along. It is signed, so that nobody can have the park's site say what they like.
 */
export function previewAddress({ secret, clock }: AppContext, account: string, sample: SampleData): string {
  const untilMs = clock.now().epochMilliseconds + lifeMs;
  const said = Buffer.from(JSON.stringify({ account, sample, untilMs } satisfies Shown)).toString(
    'base64url',
  );
  return `${mailSampleCalls.page}?token=${said}.${signatureOf(secret, said).toString('base64url')}`;
}

/** @returns null for a token that is not ours, or too old */
export function readPreviewToken(
  { secret, clock }: Pick<AppContext, 'secret' | 'clock'>,
  token: string,
): Omit<Shown, 'untilMs'> | null {
  const [said = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(secret, said);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  const { untilMs, ...shown } = JSON.parse(Buffer.from(said, 'base64url').toString()) as Shown;
  return untilMs > clock.now().epochMilliseconds ? shown : null;
}

/** By day or by night, as asked; its links lead nowhere, for the frame opens no windows. */
export function framed(html: string, scheme: 'light' | 'dark'): string {
  return html.replaceAll('light dark', scheme).replace('<head>', '<head>\n<base target="_blank">');
}

function signatureOf(secret: Uint8Array, said: string): Buffer {
  return createHmac('sha256', secret).update(`preview:${said}`).digest().subarray(0, 24);
}
