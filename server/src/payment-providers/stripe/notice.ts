import { Stripe } from 'stripe';
import type { ProviderNotice } from '../provider.ts';
import { providerEvent } from './answers.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The subject of a webhook; null for an invalid signature, or one older than five minutes. `other` for a different product of the same
 * account.
 */
export function readNotice(headers: Headers, body: Buffer, secret: string): ProviderNotice | 'other' | null {
  const event = verifiedEvent(headers['stripe-signature'], body, secret);
  if (event === null) return null;
  const { data } = providerEvent.safeParse(event);
  const about = data?.data.object;
  if (about === undefined) return 'other';
  if (about.object === 'refund') return { about: 'refund', id: about.metadata.refund };
  if (about.object === 'dispute') return { about: 'payment', id: about.payment_intent };
  return { about: 'checkout', id: about.metadata.checkout };
}

function verifiedEvent(
  signature: string | string[] | undefined,
  body: Buffer,
  secret: string,
): object | null {
  if (typeof signature !== 'string') return null;
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return null;
  }
}
