import { counter } from '../plural.ts';

const count = counter('pl');

const hoursBefore = (hours: number) =>
  count(hours, { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' });

export const account = {
  title: 'Moje konto',
  welcome: (name: string) => (name ? `Cześć, ${name}!` : 'Cześć!'),
  /** Written from the park's policy, so that it never disagrees with the rule. */
  cancelNote: (limit: string) => `Rezerwację możesz anulować najpóźniej ${limit} przed startem.`,
  cancelFreeNote: (limit: string) =>
    `Bezpłatnie do ${limit} przed startem. Opłacona na miejscu? Zadzwoń do nas.`,
  beforeMinutes: (minutes: number) =>
    minutes % 60 === 0
      ? hoursBefore(minutes / 60)
      : count(minutes, { one: 'minutę', few: 'minuty', other: 'minut' }),
  /** „na mniej niż 6 godzin przed startem”: a park may set one hour and a half. */
  hoursBefore,
  /** „do 6 godzin przed startem”. */
  freeHours: (hours: number) =>
    count(hours, { one: 'godziny', few: 'godzin', many: 'godzin', other: 'godziny' }),
  ownData: 'Moje dane',
  passes: 'Moje karnety',
  /** A slot off the waiting list that is not booked yet. */
  offer: {
    within: (time: string) => `dla Ciebie jeszcze ${time}`,
    over: 'ostatnie sekundy',
    take: 'Zobacz i weź',
    takeAt: (time: string, track: string) => `Zobacz i weź: ${time}, ${track}`,
  },
  /** For slots that cannot take place because their track is closed. */
  closed: {
    title: (time: string, track: string) => `Nie odbędzie się: ${time}, ${track}`,
    isHeld: 'Trzymamy dla Ciebie inny termin.',
    chooseUntil: (time: string, reason: string | null) =>
      `Tor jest zamknięty${reason === null ? '' : ` (${reason})`}. Wybierz, co dalej, najpóźniej: ${time}.`,
    choose: 'Wybierz, co dalej',
    chooseAt: (time: string, track: string) => `Wybierz, co dalej: ${time}, ${track}`,
    off: 'nie odbędzie się',
    heldFor: (time: string) => `Trzymamy dla Ciebie zamiast: ${time}`,
  },
  mailRefused: 'Nasze e-maile do Ciebie nie dochodzą',
  mailRefusedText: 'Serwer pocztowy odrzuca ten adres. Sprawdź go i w razie potrzeby zmień:',
  proveTitle: 'Potwierdź swój adres e-mail',
  proveText: 'Z potwierdzonym adresem zarezerwujesz więcej jazd naraz. Wyślemy Ci link.',
  proveSend: 'Wyślij link',
  proveSent: (email: string) => `Link jest w drodze na adres ${email}. Zajrzyj też do spamu.`,
  proveFailed: 'Nie udało się wysłać linku',
  logout: 'Wyloguj się',
  deleteAccount: 'Usuń konto',
  deleteQuestion: 'Usunąć konto?',
  deleteWarning:
    'Tego nie można cofnąć. Usuniemy Twoje dane i anulujemy nadchodzące nieopłacone rezerwacje. Masz opłaconą rezerwację? Najpierw zadzwoń, ustalimy zwrot.',
  /** Of a pass of their own that still has something. */
  deletePass: {
    rides: (name: string, left: number) =>
      `„${name}”: zostało jeszcze ${count(left, { one: 'slot', few: 'sloty', other: 'slotów' })}. Bez konta już ich nie użyjesz. Chcesz zwrotu? Najpierw zadzwoń.`,
    minutes: (name: string, left: number) =>
      `„${name}”: zostało jeszcze ${count(left, { one: 'minuta', few: 'minuty', other: 'minut' })}. Bez konta już ich nie użyjesz. Chcesz zwrotu? Najpierw zadzwoń.`,
  },
  deleteMoney: 'Jeśli właśnie płacisz online, te pieniądze wrócą do Ciebie. Zwroty w drodze też dojdą.',
  deleteConfirm: 'Usuń konto na zawsze',
  deleteKeep: 'Zostaw konto',
  mySlots: 'Moje sloty',
  next: { label: 'Następny slot', now: 'Twój slot trwa', way: 'Jak dojechać', more: 'Zarezerwuj kolejny' },
  show: 'Które rezerwacje',
  upcoming: 'Nadchodzące',
  archived: 'Minione',
  paid: 'Opłacony',
  ended: 'Minął',
  call: 'Zadzwoń:',
  accountDeleted: 'Konto zostało usunięte.',
  cancel: 'Anuluj',
  payOnline: 'Zapłać online',
  payOnlineAt: (time: string, track: string) => `Zapłać online: ${time}, ${track}`,
  howToCancel: 'Jak anulować?',
  howToCancelAt: (time: string, track: string) => `Jak anulować: ${time}, ${track}`,
  giveBack: 'Anuluj i odzyskaj',
  giveBackAt: (time: string, track: string) => `Anuluj i odzyskaj: ${time}, ${track}`,
  move: 'Przełóż',
  moveAt: (time: string, track: string) => `Przełóż rezerwację: ${time}, ${track}`,
  cancelAt: (time: string, track: string) => `Anuluj rezerwację: ${time}, ${track}`,
  toCalendar: 'Do kalendarza',
  toCalendarAt: (time: string, track: string) => `Do kalendarza: ${time}, ${track}`,
  toCalendarFailed: 'Nie udało się pobrać wpisu do kalendarza.',
  cancelTooLateTitle: 'Za późno na anulowanie',
  cancelTooLate: (limit: string) =>
    `Na mniej niż ${limit} przed startem nie da się już anulować rezerwacji na stronie. Prosimy o telefon.`,
  cancelled: 'Rezerwacja anulowana.',
  cancelFailed: 'Nie udało się anulować rezerwacji.',
  noUpcoming: 'Nie masz nadchodzących rezerwacji.',
  noUpcomingHint: 'Wybierz dzień i tor, a woda jest Twoja.',
  noArchived: 'Nie masz jeszcze minionych rezerwacji.',
  toPlanner: 'Zarezerwuj slot',
  loadFailed: 'Nie udało się wczytać rezerwacji.',
};
