import type { Config } from '../config.ts';
import type { PaymentProvider } from './provider.ts';
import { Przelewy24 } from './przelewy24/przelewy24.ts';

/** Who takes money online for this park, by its settings; null where they name nobody. */
export async function openPayments({
  przelewy24,
  stripe,
}: Pick<Config, 'przelewy24' | 'stripe'>): Promise<PaymentProvider | null> {
  if (przelewy24) return new Przelewy24(przelewy24);
  if (stripe === null) return null;
  // Its SDK takes some 40 MB of memory: those alone who use it load it.
  const { StripeCheckout } = await import('./stripe/stripe.ts');
  return new StripeCheckout(stripe);
}
