import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('pl');

/** The page where a rider chooses another slot for a ride. */
const texts = {
  title: 'Przełóż rezerwację',
  toAccount: 'Moje konto',
  now: 'Teraz masz',
  choose: (minutes: number) =>
    `Wybierz wolny slot tej samej długości: ${count(minutes, { one: 'minuta', few: 'minuty', other: 'minut' })}.`,
  previousDay: 'Poprzedni dzień',
  nextDay: 'Następny dzień',
  chooseDay: 'Wybierz dzień',
  slotsFailed: 'Nie udało się wczytać wolnych slotów',
  rideFailed: 'Nie udało się wczytać rezerwacji',
  none: 'Tego dnia nie ma wolnego slotu tej długości. Wybierz inny dzień.',
  question: 'Przełożyć rezerwację?',
  before: 'Było',
  after: 'Będzie',
  samePrice: (price: string) => `Cena bez zmian: ${price}.`,
  dearer: (price: string, more: string) => `Nowa cena: ${price}, o ${more} więcej.`,
  cheaper: (price: string, less: string) => `Nowa cena: ${price}, o ${less} mniej.`,
  up: (more: string) => `+${more}`,
  down: (less: string) => `−${less}`,
  /** Inside the limit; `limit` in the accusative. */
  late: (limit: string, price: string) =>
    `Przekładasz na mniej niż ${limit} przed startem, więc możemy naliczyć opłatę do ${price}.`,
  confirm: 'Przełóż',
  keep: 'Zostaw',
  unsure: 'Połączenie się urwało. Sprawdzamy, czy rezerwacja jest przełożona…',
  taken: 'Ten slot jest już zajęty. Rezerwacja została tam, gdzie była. Wybierz inny slot.',
  tooLate: 'Na ten termin jest już za późno. Rezerwacja została tam, gdzie była. Wybierz inny slot.',
  failed: 'Nie udało się przełożyć rezerwacji',
  moved: 'Rezerwacja przełożona',
  toSlots: 'Moje sloty',
  gone: 'Tej rezerwacji tu nie ma: została anulowana, przełożona albo link jest niepełny. Sprawdź swoje sloty.',
  paid: 'Opłaconej rezerwacji nie przełożysz na stronie. Zadzwoń, ustalimy inny termin.',
  held: 'Ten slot czeka na płatność. Najpierw zapłać albo anuluj rezerwację w „Moje sloty”.',
  tooLateToMove: (limit: string) =>
    `Na mniej niż ${limit} przed startem nie da się już przełożyć rezerwacji na stronie. Prosimy o telefon.`,
};

export const ownMove = nonBreaking(texts);
