import type { Language } from '@cablepark/domain/display';
import type { PaymentMethod } from '@cablepark/domain/policy';

export interface ExportTexts {
  /** Plain letters: they are file names. */
  bookings: string;
  payments: string;
  point: ',' | '.';
  methods: Record<PaymentMethod, string>;
  yes: string;
  bookingColumns: readonly string[];
  paymentColumns: readonly string[];
}

export const exportTexts: Record<Language, ExportTexts> = {
  pl: {
    bookings: 'rezerwacje',
    payments: 'platnosci',
    point: ',',
    methods: { cash: 'gotówka', card: 'karta', blik: 'BLIK', pass: 'karnet' },
    yes: 'tak',
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
      'Płatność',
      'Zapłacono (zł)',
      'Nieobecność',
      'Slot',
    ],
    paymentColumns: [
      'Data',
      'Godzina',
      'Kwota (zł)',
      'Metoda',
      'Tor',
      'Data pływania',
      'Godzina pływania',
      'Przyjął(-ęła)',
      'Anulowano',
      'Powód',
      'Płatność',
      'Slot',
    ],
  },
  en: {
    bookings: 'bookings',
    payments: 'payments',
    point: '.',
    methods: { cash: 'cash', card: 'card', blik: 'BLIK', pass: 'pass' },
    yes: 'yes',
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
      'Payment',
      'Paid (PLN)',
      'No-show',
      'Slot',
    ],
    paymentColumns: [
      'Date',
      'Time',
      'Amount (PLN)',
      'Method',
      'Track',
      'Date of ride',
      'Time of ride',
      'Taken by',
      'Voided',
      'Reason',
      'Payment',
      'Slot',
    ],
  },
};
