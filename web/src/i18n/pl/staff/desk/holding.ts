import { holdsMuchFrom } from '@cablepark/domain/booking/ride-limits';
import { counter } from '../../../plural.ts';

const count = counter('pl');
const rides = { one: 'rezerwacja', few: 'rezerwacje', other: 'rezerwacji' };

export const holding = {
  title: 'Dużo rezerwacji',
  lead: `Kto ma od ${holdsMuchFrom} nadchodzących rezerwacji. Nieopłacone możesz anulować wszystkie naraz.`,
  loadFailed: 'Nie udało się wczytać listy.',
  none: `Nikt nie ma teraz ${holdsMuchFrom} ani więcej nadchodzących rezerwacji.`,
  coming: (n: number) => count(n, rides),
  unpaid: (n: number) => count(n, { one: 'nieopłacona', few: 'nieopłacone', other: 'nieopłaconych' }),
  held: (n: number) =>
    `w tym ${count(n, { one: 'czeka', few: 'czekają', other: 'czeka' })} na płatność online`,
  allPaid: 'Wszystkie opłacone',
  free: 'Anuluj nieopłacone',
  freeOne: (name: string) => `Anuluj nieopłacone: ${name}`,
  freeQuestion: (n: number, name: string) =>
    `Anulować ${count(n, { one: 'nieopłaconą rezerwację', few: 'nieopłacone rezerwacje', other: 'nieopłaconych rezerwacji' })}: ${name}?`,
  freeText: 'Te sloty wrócą do puli, a rider dostanie e-mail o anulowaniu.',
  andMore: (n: number) => `…i jeszcze ${n}`,
  freeConfirm: 'Anuluj rezerwacje',
  freed: (n: number) => `Anulowano: ${count(n, rides)}.`,
  freedSome: (freed: number, kept: number) =>
    `Anulowano: ${count(freed, rides)}. Bez zmian: ${kept}, bo w międzyczasie ktoś je opłacił, anulował albo się zaczęły.`,
  nothingUnpaid: 'Nie ma już nic nieopłaconego.',
  failed: 'Nie udało się anulować rezerwacji',
};
