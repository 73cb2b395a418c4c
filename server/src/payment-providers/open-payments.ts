import type { Config } from '../config.ts';
import type { PaymentProvider } from './provider.ts';
import { Przelewy24 } from './przelewy24/przelewy24.ts';

/** Who takes money online for this park, by its settings; null where they name nobody. */
export function openPayments({ przelewy24 }: Pick<Config, 'przelewy24'>): PaymentProvider | null {
  return przelewy24 ? new Przelewy24(przelewy24) : null;
}
