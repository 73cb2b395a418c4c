import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewPageCall } from '@cablepark/contract/messages/mail-samples';
import type { AppContext } from '../../../context.ts';
import type { MailImage } from '../../../mail/mailer.ts';
import type { Sample } from './sample-mails.ts';

/** Long enough to look at it once; each keystroke makes a new one. */
const lifeMs = 10 * 60_000;

interface PreviewPayload {
  account: string;
  sample: Sample;
  untilMs: number;
}

/**
 * The address of a preview's HTML, for a frame: the site's own pages block a mail's styles, and a frame has no session.
 * It is signed, so that nobody can put their own text on the park's site.
 */
export function previewAddress({ secret, clock }: AppContext, account: string, sample: Sample): string {
  const untilMs = clock.now().epochMilliseconds + lifeMs;
  const payload = Buffer.from(JSON.stringify({ account, sample, untilMs } satisfies PreviewPayload)).toString(
    'base64url',
  );
  return `${previewPageCall.path}?token=${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** @returns null for an invalid or expired token */
export function readPreviewToken(
  { secret, clock }: Pick<AppContext, 'secret' | 'clock'>,
  token: string,
): Omit<PreviewPayload, 'untilMs'> | null {
  const [payload = '', signature = ''] = token.split('.');
  const signatureBytes = Buffer.from(signature, 'base64url');
  const expectedSignature = signatureOf(secret, payload);
  if (
    signatureBytes.length !== expectedSignature.length ||
    !timingSafeEqual(signatureBytes, expectedSignature)
  )
    return null;
  const { untilMs, ...sample } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as PreviewPayload;
  return untilMs > clock.now().epochMilliseconds ? sample : null;
}

/** In a light or dark scheme. Its links do nothing, because the frame may open no windows. */
export function framed(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replaceAll('light dark', scheme)
    .replace('@media (prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replace('<head>', '<head>\n<base target="_blank">');
}

function signatureOf(secret: Uint8Array, payload: string): Buffer {
  return createHmac('sha256', secret).update(`preview:${payload}`).digest().subarray(0, 24);
}

/** Inlines the pictures, because a browser cannot load the mail's attachments. */
export function withImages(html: string, images: readonly MailImage[] = []): string {
  return images.reduce(
    (page, { id, png }) =>
      page.replaceAll(`src="cid:${id}"`, `src="data:image/png;base64,${png.toString('base64')}"`),
    html,
  );
}
