import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { Language } from '@cablepark/domain/time/display';

/** Names of payment methods in the exports of the park and of riders. */
export const methodWords: Record<Language, Record<PaymentMethod | CashMethod, string>> = {
  pl: {
    cash: 'gotówka',
    card: 'karta',
    blik: 'BLIK',
    pass: 'karnet',
    online: 'online',
    transfer: 'przelew',
  },
  en: { cash: 'cash', card: 'card', blik: 'BLIK', pass: 'pass', online: 'online', transfer: 'transfer' },
};
