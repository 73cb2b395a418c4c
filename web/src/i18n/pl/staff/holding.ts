import { holdsMuchFrom } from '@cablepark/domain/booking/ride-limits';
import { counter } from '../../plural.ts';

const count = counter('pl');
const rides = { one: 'rezerwacja', few: 'rezerwacje', other: 'rezerwacji' };

export const holding = {
  title: 'Dużo rezerwacji',
  lead: `Kto ma od ${holdsMuchFrom} nadchodzących rezerwacji. Nieopłacone możesz zwolnić wszystkie naraz.`,
  loadFailed: 'Nie udało się wczytać listy.',
  none: `Nikt nie ma teraz ${holdsMuchFrom} ani więcej nadchodzących rezerwacji.`,
  coming: (n: number) => count(n, rides),
  unpaid: (n: number) => count(n, { one: 'nieopłacona', few: 'nieopłacone', other: 'nieopłaconych' }),
  held: (n: number) =>
    `w tym ${count(n, { one: 'czeka', few: 'czekają', other: 'czeka' })} na płatność online`,
  allPaid: 'Wszystkie opłacone',
  free: 'Zwolnij nieopłacone',
  freeOne: (name: string) => `Zwolnij nieopłacone: ${name}`,
  freeQuestion: (n: number, name: string) =>
    `Zwolnić ${count(n, { one: 'nieopłaconą rezerwację', few: 'nieopłacone rezerwacje', other: 'nieopłaconych rezerwacji' })}: ${name}?`,
  freeText: 'Te sloty wrócą do puli, a rider dostanie e-mail o anulowaniu.',
  andMore: (n: number) => `…i jeszcze ${n}`,
  freeConfirm: 'Zwolnij',
  freed: (n: number) => `Zwolniono: ${count(n, rides)}.`,
  freedSome: (freed: number, kept: number) =>
    `Zwolniono: ${count(freed, rides)}. Bez zmian: ${kept}, bo w międzyczasie ktoś je opłacił, zwolnił albo się zaczęły.`,
  nothingUnpaid: 'Nie ma już nic nieopłaconego.',
  failed: 'Nie udało się zwolnić rezerwacji',
};
