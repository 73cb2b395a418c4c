import type { VatRate } from '@cablepark/domain/park/vat-rates';
import { counter } from '../../../plural.ts';

const count = counter('pl');

export const takings = {
  title: 'Utarg',
  lead: 'Co przyszło i co wyszło, według dnia, toru i sposobu. Dzień, który minął, już się nie zmienia. Sloty na karnet stoją obok: za nie zapłacono przy zakupie karnetu.',
  preset: 'Okres',
  presets: { today: 'Dziś', week: 'Tydzień', month: 'Miesiąc', season: 'Sezon', own: 'Inny' },
  from: 'Od dnia',
  to: 'Do dnia',
  faults: {
    missing: 'Wybierz oba dni.',
    order: 'Ostatni dzień nie może być wcześniejszy niż pierwszy.',
    tooLong: 'Wybierz najwyżej 400 dni.',
  },
  methods: { cash: 'Gotówka', card: 'Karta', blik: 'BLIK', online: 'Online', transfer: 'Przelew' },
  total: 'Razem',
  onPasses: 'Na karnet',
  sold: (n: number, amount: string) =>
    `W tym ${count(n, { one: 'sprzedany karnet', few: 'sprzedane karnety', other: 'sprzedanych karnetów' })}: ${amount}`,
  items: (n: number, amount: string) =>
    `W tym ${count(n, { one: 'sprzedaż', few: 'sprzedaże', other: 'sprzedaży' })} z cennika: ${amount}`,
  late: (n: number, amount: string) =>
    `W tym ${count(n, { one: 'płatność po czasie', few: 'płatności po czasie', other: 'płatności po czasie' })}: ${amount} (wróci do klientów)`,
  back: (n: number, amount: string) =>
    `${count(n, { one: 'zwrot', few: 'zwroty', other: 'zwrotów' })}: ${amount} (odjęto)`,
  reversed: (n: number, amount: string) =>
    `${count(n, { one: 'pomyłka', few: 'pomyłki', other: 'pomyłek' })} w kasie: ${amount} (odjęto)`,
  failed: (n: number, amount: string) =>
    `${count(n, { one: 'zwrot, który nie doszedł', few: 'zwroty, które nie doszły', other: 'zwrotów, które nie doszły' })}: ${amount} (doliczono)`,
  redeemed: (n: number, amount: string) =>
    `Na karnety: ${count(n, { one: 'slot', few: 'sloty', other: 'slotów' })} o wartości ${amount} (nie wliczamy)`,
  returned: (n: number, amount: string) =>
    `Wróciło na karnety: ${count(n, { one: 'slot', few: 'sloty', other: 'slotów' })} o wartości ${amount} (nie wliczamy)`,
  paper: (n: number, amount: string) =>
    `Na karnety papierowe: ${count(n, { one: 'slot', few: 'sloty', other: 'slotów' })} za ${amount} (nie wliczamy)`,
  owed: {
    title: 'Do wykorzystania na karnetach',
    on: (n: number) => `na ${count(n, { one: 'karnecie', other: 'karnetach' })}`,
    hint: 'Stan na teraz: za tyle klienci mogą jeszcze pływać na ważnych karnetach, za które już zapłacili.',
  },
  payments: (n: number) => count(n, { one: 'płatność', few: 'płatności', other: 'płatności' }),
  byVat: (sums: string) => `Według stawek VAT: ${sums}`,
  vatRate: (rate: VatRate | null) => (rate === null ? 'bez stawki' : rate === 'exempt' ? 'zw.' : `${rate}%`),
  chart: 'Wykres utargu',
  chartOf: (from: string, to: string, total: string) =>
    `Utarg od ${from} do ${to}, razem ${total}. Te same liczby są w tabeli poniżej.`,
  table: 'Utarg według dnia i toru',
  day: 'Dzień',
  track: 'Tor',
  places: { passes: 'karnety', deleted: 'slot usunięty' },
  empty: 'W tym okresie nie było płatności.',
  loadFailed: 'Nie udało się wczytać utargu.',
  before: {
    title: 'Rok wcześniej',
    days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    same: 'Tyle samo, co teraz.',
    more: (amount: string) => `Teraz jest o ${amount} więcej.`,
    less: (amount: string) => `Teraz jest o ${amount} mniej.`,
  },
  ledger: 'Dla księgowego, za miesiąc',
  ledgerHint:
    'Książka kasowa wpis po wpisie: data, numer, sposób, stawka, netto, VAT, brutto, NIP i numer paragonu.',
  ledgerOfPeriod: 'Wybrany okres',
  exports: 'Pliki dla Excela (CSV)',
  exportNames: { bookings: 'Rezerwacje', payments: 'Płatności', ledger: 'Książka kasowa' },
  exportHints:
    'Rezerwacje według godziny slotu, płatności i zwroty według dnia, w którym pieniądze przyszły albo wyszły.',
  exportFailed: 'Nie udało się pobrać pliku.',
};
