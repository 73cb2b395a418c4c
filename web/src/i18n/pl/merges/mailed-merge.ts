import { counter } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('pl');

/** The page on which the owner of an account agrees to a merge. */
const texts = {
  title: 'Połącz rezerwacje z kontem',
  lead: 'Masz u nas konto, a część rezerwacji jest zapisana na gościa. Możemy dołączyć je do Twojego konta.',
  loadFailed: 'Nie udało się wczytać pytania',
  broken: 'Ten link nie działa. Otwórz go jeszcze raz z e-maila albo zadzwoń do nas.',
  guest: 'Gość',
  noName: 'bez imienia',
  joined: 'Dołączymy',
  rides: (number: number) => count(number, { one: 'rezerwacja', few: 'rezerwacje', other: 'rezerwacji' }),
  passes: (number: number) => count(number, { one: 'karnet', few: 'karnety', other: 'karnetów' }),
  paid: 'Zapłacone',
  notYou: 'To nie Ty? Zamknij tę stronę, nic się nie zmieni.',
  submit: 'Tak, dołącz do mojego konta',
  failed: 'Nie udało się dołączyć rezerwacji',
  done: 'Gotowe. Rezerwacje i karnety są na Twoim koncie.',
  toSlots: 'Moje konto',
  undone: 'Obsługa cofnęła to pytanie. Nic nie zostało dołączone.',
  lapsed: 'To pytanie jest już nieaktualne. Zadzwoń do nas, a wyślemy nowe.',
};

export const mailedMerge = nonBreaking(texts);
