import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CalendarFeedTable } from '../../db/tables/message-tables.ts';

type Feed = Pick<Selectable<CalendarFeedTable>, 'id' | 'salt'>;

const secretForm = /^([1-9]\d{0,8})-([\w-]{32})$/;

/** The secret in a calendar's address. It is signed with the server's secret, so the database alone does not reveal it. */
export function feedSecret(secret: Uint8Array, feed: Feed): string {
  return `${feed.id}-${signatureOf(secret, feed).toString('base64url')}`;
}

/** The id in a calendar's address; `isSecretOf` checks the right to it. */
export function feedIdIn(text: string): number | null {
  const id = secretForm.exec(text)?.[1];
  return id === undefined ? null : Number(id);
}

/** Takes the same time for an unknown calendar. */
export function isSecretOf(secret: Uint8Array, feed: Feed | null, text: string): boolean {
  const signatureBytes = Buffer.from(secretForm.exec(text)?.[2] ?? '', 'base64url');
  const expectedSignature = signatureOf(secret, feed ?? { id: 0, salt: '' });
  return (
    signatureBytes.length === expectedSignature.length &&
    timingSafeEqual(signatureBytes, expectedSignature) &&
    feed !== null
  );
}

function signatureOf(secret: Uint8Array, { id, salt }: Feed): Buffer {
  return createHmac('sha256', secret).update(`calendar:${id}:${salt}`).digest().subarray(0, 24);
}
