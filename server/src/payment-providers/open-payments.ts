import type { PaymentProvider } from './provider.ts';
import { Przelewy24 } from './przelewy24/przelewy24.ts';
import type { Przelewy24Settings } from './przelewy24/settings.ts';
import type { StripeSettings } from './stripe/settings.ts';

/** At most one of the two. */
export interface PaymentSettings {
  przelewy24: Przelewy24Settings | null;
  stripe: StripeSettings | null;
}

/** The park's payment provider by its settings; null without one. */
export async function openPayments({ przelewy24, stripe }: PaymentSettings): Promise<PaymentProvider | null> {
  if (przelewy24) return new Przelewy24(przelewy24);
  if (stripe === null) return null;
  // The SDK takes some 40 MB of memory, so only parks that use it load it.
  const { StripeCheckout } = await import('./stripe/stripe.ts');
  return new StripeCheckout(stripe);
}
