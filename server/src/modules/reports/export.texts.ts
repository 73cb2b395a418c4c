import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { TakingsKind } from '@cablepark/domain/payments/takings';
import type { Language } from '@cablepark/domain/time/display';

export interface ExportTexts {
  /** Plain letters: they are file names. */
  bookings: string;
  payments: string;
  point: ',' | '.';
  methods: Record<PaymentMethod, string>;
  /** What was paid for; `redeemed`: with a pass, which is no new money. */
  kinds: Record<Exclude<TakingsKind, 'moneyBack'>, string>;
  /** By the rider: the slot is back on the pass, or not. */
  cancelled: string;
  cancelledLate: string;
  /** From VAT. */
  exempt: string;
  yes: string;
  /** Of a track that is called by its number alone. */
  track: (number: number) => string;
  bookingColumns: readonly string[];
  paymentColumns: readonly string[];
}

export const exportTexts: Record<Language, ExportTexts> = {
  pl: {
    bookings: 'rezerwacje',
    payments: 'platnosci',
    point: ',',
    methods: { cash: 'gotówka', card: 'karta', blik: 'BLIK', pass: 'karnet', online: 'online' },
    kinds: { ride: 'slot', pass: 'sprzedaż karnetu', redeemed: 'slot z karnetu' },
    cancelled: 'anulowane, wróciło na karnet',
    cancelledLate: 'anulowane po terminie, nie wraca na karnet',
    exempt: 'zw.',
    yes: 'tak',
    track: (number) => `Tor ${number}`,
    bookingColumns: [
      'Data',
      'Godzina',
      'Czas (min)',
      'Tor',
      'Cena (zł)',
      'Imię',
      'Nazwisko',
      'Telefon',
      'E-mail',
      'Wydarzenie',
      'Sposób płatności',
      'Zapłacono (zł)',
      'Nieobecność',
      'Nr slotu',
    ],
    paymentColumns: [
      'Data',
      'Godzina',
      'Kwota (zł)',
      'Stawka VAT',
      'Sposób płatności',
      'Za co',
      'Tor',
      'Data pływania',
      'Godzina pływania',
      'Kto przyjął',
      'Unieważniono',
      'Powód',
      'Nr płatności',
      'Nr slotu',
    ],
  },
  en: {
    bookings: 'bookings',
    payments: 'payments',
    point: '.',
    methods: { cash: 'cash', card: 'card', blik: 'BLIK', pass: 'pass', online: 'online' },
    kinds: { ride: 'slot', pass: 'pass sold', redeemed: 'slot on a pass' },
    cancelled: 'cancelled, back on the pass',
    cancelledLate: 'cancelled late, not back on the pass',
    exempt: 'exempt',
    yes: 'yes',
    track: (number) => `Track ${number}`,
    bookingColumns: [
      'Date',
      'Time',
      'Duration (min)',
      'Track',
      'Price (PLN)',
      'First name',
      'Last name',
      'Phone',
      'E-mail',
      'Event',
      'Method',
      'Paid (PLN)',
      'No-show',
      'Slot no.',
    ],
    paymentColumns: [
      'Date',
      'Time',
      'Amount (PLN)',
      'VAT rate',
      'Method',
      'For',
      'Track',
      'Date of ride',
      'Time of ride',
      'Taken by',
      'Voided',
      'Reason',
      'Payment no.',
      'Slot no.',
    ],
  },
};
