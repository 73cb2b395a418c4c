import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { RecordKind } from '@cablepark/domain/payments/takings';
import type { Language } from '@cablepark/domain/time/display';

export interface ExportTexts {
  /** Plain letters: they are file names. */
  bookings: string;
  payments: string;
  point: ',' | '.';
  methods: Record<PaymentMethod, string>;
  /** What was paid for; `redeemed`: with a pass, which is no new money; `late`: nothing. */
  kinds: Record<RecordKind, string>;
  /** By the rider: what was paid is back on the pass or on its way to them, or not. */
  cancelled: Record<'pass' | 'online', string>;
  cancelledLate: Record<'pass' | 'online', string>;
  withdrawn: string;
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
    kinds: {
      ride: 'slot',
      pass: 'sprzedaż karnetu',
      redeemed: 'slot z karnetu',
      late: 'płatność po czasie, do zwrotu',
    },
    cancelled: { pass: 'anulowane, wróciło na karnet', online: 'anulowane, pieniądze wracają' },
    withdrawn: 'odstąpienie od umowy o karnet',
    cancelledLate: {
      pass: 'anulowane po terminie, nie wraca na karnet',
      online: 'anulowane po terminie, bez zwrotu',
    },
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
      'Zwrócono (zł)',
      'Nr u operatora',
      'Nr paragonu lub faktury',
      'NIP',
      'Nr płatności',
      'Nr slotu',
    ],
  },
  en: {
    bookings: 'bookings',
    payments: 'payments',
    point: '.',
    methods: { cash: 'cash', card: 'card', blik: 'BLIK', pass: 'pass', online: 'online' },
    kinds: {
      ride: 'slot',
      pass: 'pass sold',
      redeemed: 'slot on a pass',
      late: 'came too late, goes back',
    },
    cancelled: { pass: 'cancelled, back on the pass', online: 'cancelled, money goes back' },
    withdrawn: 'withdrawal from the pass',
    cancelledLate: { pass: 'cancelled late, not back on the pass', online: 'cancelled late, no money back' },
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
      'Given back (PLN)',
      'Provider’s no.',
      'Receipt or invoice no.',
      'Tax no.',
      'Payment no.',
      'Slot no.',
    ],
  },
};
