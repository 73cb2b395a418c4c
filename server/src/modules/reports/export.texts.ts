import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { TakingsKind } from '@cablepark/domain/payments/takings';
import type { Language } from '@cablepark/domain/time/display';
import { methodWords } from '../payments/index.ts';

export interface ExportTexts {
  /** ASCII letters: they are file names. */
  bookings: string;
  payments: string;
  ledger: string;
  point: ',' | '.';
  methods: Record<PaymentMethod | CashMethod, string>;
  /** What a payment was for, or why money was returned. */
  kinds: Record<TakingsKind, string>;
  /** For a ride that its rider cancelled in time. */
  cancelled: Record<'pass' | 'online', string>;
  tooLate: string;
  withdrawn: string;
  /** For a desk payment that staff undid at once, or corrected. */
  undone: string;
  corrected: string;
  /** Exempt from VAT. */
  exempt: string;
  yes: string;
  /** For a track without a name. */
  track: (number: number) => string;
  bookingColumns: readonly string[];
  paymentColumns: readonly string[];
  ledgerColumns: readonly string[];
}

export const exportTexts: Record<Language, ExportTexts> = {
  pl: {
    bookings: 'rezerwacje',
    payments: 'platnosci',
    ledger: 'ksiega',
    point: ',',
    methods: methodWords.pl,
    kinds: {
      ride: 'slot',
      pass: 'sprzedaż karnetu',
      item: 'sprzedaż z cennika',
      redeemed: 'slot z karnetu',
      returned: 'slot wrócił na karnet',
      late: 'płatność po czasie, do zwrotu',
      moneyBack: 'zwrot',
      failedBack: 'zwrot, który nie doszedł',
      reversal: 'pomyłka w kasie',
    },
    cancelled: { pass: 'klient anulował, wróciło na karnet', online: 'klient anulował' },
    tooLate: 'slot był już zajęty, gdy przyszły pieniądze',
    withdrawn: 'odstąpienie od umowy o karnet',
    undone: 'cofnięto zaraz po pobraniu',
    corrected: 'poprawiono rezerwację',
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
      'Kto',
      'Powód',
      'Z karnetu (zł)',
      'Nr u operatora',
      'Nr paragonu lub faktury',
      'NIP',
      'Nr płatności',
      'Nr slotu',
    ],
    ledgerColumns: [
      'Data',
      'Nr wpisu',
      'Nr płatności',
      'Rodzaj',
      'Sposób płatności',
      'Stawka VAT',
      'Netto (zł)',
      'VAT (zł)',
      'Brutto (zł)',
      'NIP',
      'Nr paragonu lub faktury',
      'Nr u operatora',
    ],
  },
  en: {
    bookings: 'bookings',
    payments: 'payments',
    ledger: 'cash-book',
    point: '.',
    methods: methodWords.en,
    kinds: {
      ride: 'slot',
      pass: 'pass sold',
      item: 'sold from the price list',
      redeemed: 'slot on a pass',
      returned: 'slot back on its pass',
      late: 'came too late, goes back',
      moneyBack: 'money back',
      failedBack: 'refund that failed',
      reversal: 'mistake at the desk',
    },
    cancelled: { pass: 'the rider cancelled, back on the pass', online: 'the rider cancelled' },
    tooLate: 'the slot was gone when the money came',
    withdrawn: 'withdrawal from the pass',
    undone: 'taken back right away',
    corrected: 'booking corrected',
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
      'By',
      'Reason',
      'On a pass (PLN)',
      'Provider’s no.',
      'Receipt or invoice no.',
      'Tax no.',
      'Payment no.',
      'Slot no.',
    ],
    ledgerColumns: [
      'Date',
      'Entry no.',
      'Payment no.',
      'Kind',
      'Method',
      'VAT rate',
      'Net (PLN)',
      'VAT (PLN)',
      'Gross (PLN)',
      'Tax no.',
      'Receipt or invoice no.',
      'Provider’s no.',
    ],
  },
};
