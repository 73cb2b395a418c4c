import { counter } from '../../../plural.ts';

const count = counter('pl');

export const closing = {
  title: 'Zamknięcie dnia',
  lead: 'Wieczorem policz gotówkę w kasie i zamknij dzień. Jego kwoty już się nie zmienią, a to, co przyjdzie później, policzymy na następny dzień.',
  todayClosed: (next: string) =>
    `Dziś jest już zamknięte. To, co jeszcze przyjdzie albo wyjdzie, policzymy na ${next}.`,
  none: 'W tym okresie nie zamknięto żadnego dnia.',
  loadFailed: 'Nie udało się wczytać zamkniętych dni.',
  earlier: (n: number) =>
    `Pokaż ${count(n, { one: 'wcześniejsze zamknięcie', few: 'wcześniejsze zamknięcia', other: 'wcześniejszych zamknięć' })}`,
  days: (from: string, to: string) => `${from} – ${to}`,
  sums: (total: string, parts: string) => `Razem ${total}: ${parts}`,
  wasCounted: (counted: string) => `Policzona gotówka: ${counted}.`,
  closed: (when: string, who: string) => `Zamknięto ${when}, ${who}`,
  someone: 'usunięte konto',
  right: 'Gotówka się zgadza',
  missing: (amount: string) => `W kasie brakuje ${amount}`,
  tooMuch: (amount: string) => `W kasie jest za dużo o ${amount}`,
  open: 'Zamknij dzień',
  day: 'Dzień',
  dayFault: (from: string | null, to: string) =>
    from === null ? `Wybierz dzień najpóźniej ${to}.` : `Wybierz dzień od ${from} do ${to}.`,
  since: (from: string, to: string) =>
    `Liczymy razem dni od ${from} do ${to}, bo nikt ich wcześniej nie zamknął.`,
  inTakings: 'W utargu',
  sumsFailed: 'Nie udało się wczytać kwot tego dnia.',
  counted: 'Gotówka policzona w kasie (zł)',
  countedHint: 'Bez drobnych, z którymi zaczynacie dzień.',
  countedHintBelow: 'Z kasy wyszło więcej, niż przyszło: wpisz kwotę z minusem.',
  countedFault: 'Wpisz kwotę, na przykład 120,50.',
  note: 'Skąd ta różnica?',
  noteHint: 'Zostanie przy zamkniętym dniu.',
  noteFault: (n: number) => `Wpisz co najmniej ${n} znaki.`,
  finalToday: (next: string) =>
    `Zamknięcia nie da się cofnąć. To, co dziś jeszcze przyjdzie albo wyjdzie, policzymy na ${next}.`,
  finalPast: 'Zamknięcia nie da się cofnąć. Pomyłki odejmiemy od utargu dnia, w którym je poprawisz.',
  firstClose: 'To pierwsze zamknięcie: wcześniejsze dni zamkną się razem z nim, bez liczenia gotówki.',
  confirm: (day: string) => `Zamknij ${day}`,
  done: (day: string) => `Zamknięto dzień ${day}.`,
  failed: 'Nie udało się zamknąć dnia.',
};
