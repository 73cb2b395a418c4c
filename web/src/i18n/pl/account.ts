import { counter } from '../plural.ts';

const count = counter('pl');

export const account = {
  title: 'Moje konto',
  welcome: (name: string) => (name ? `Cześć, ${name}!` : 'Cześć!'),
  /** Written from the park's policy, so that it never disagrees with the rule (DESIGN.md §5.5). */
  cancelNote: (limit: string) => `Rezerwację możesz anulować najpóźniej ${limit} przed jej rozpoczęciem.`,
  cancelFreeNote: (limit: string) => `Bezpłatnie do ${limit} przed rozpoczęciem.`,
  beforeMinutes: (minutes: number) =>
    minutes % 60 === 0
      ? count(minutes / 60, { one: 'godzinę', few: 'godziny', other: 'godzin' })
      : count(minutes, { one: 'minutę', few: 'minuty', other: 'minut' }),
  freeHours: (hours: number) => count(hours, { one: 'godziny', other: 'godzin' }),
  logout: 'Wyloguj się',
  deleteAccount: 'Usuń konto',
  deleteQuestion: 'Usunąć konto?',
  deleteWarning:
    'Tego nie można cofnąć. Twoje dane zostaną usunięte, a nadchodzące nieopłacone rezerwacje zwolnione.',
  deleteConfirm: 'Usuń konto na zawsze',
  deleteKeep: 'Zostaw konto',
  mySlots: 'Moje sloty',
  show: 'Pokaż rezerwacje',
  upcoming: 'Nadchodzące',
  archived: 'Archiwalne',
  paid: 'Opłacone',
  ended: 'Zakończone',
  call: 'Zadzwoń:',
  accountDeleted: 'Konto zostało usunięte.',
  rules: 'Zasady',
  cancel: 'Anuluj',
  cancelAt: (time: string, track: string) => `Anuluj rezerwację: ${time}, ${track}`,
  cancelQuestion: 'Anulować rezerwację?',
  cancelConfirm: 'Anuluj rezerwację',
  cancelKeep: 'Zostaw',
  cancelTooLateTitle: 'Za późno na anulowanie',
  cancelTooLate: (limit: string) =>
    `Nie możesz anulować rezerwacji później niż ${limit} przed jej rozpoczęciem. Będziemy wdzięczni za telefon.`,
  cancelled: 'Rezerwacja anulowana.',
  cancelFailed: 'Nie udało się anulować rezerwacji.',
  noUpcoming: 'Nie masz nadchodzących rezerwacji.',
  noUpcomingHint: 'Wybierz dzień i tor, a woda jest Twoja na 15 minut.',
  noArchived: 'Nie masz jeszcze archiwalnych rezerwacji.',
  toPlanner: 'Zarezerwuj slot',
  loadFailed: 'Nie udało się wczytać rezerwacji.',
};
