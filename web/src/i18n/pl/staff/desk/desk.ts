import type { ErrorCode } from '@cablepark/domain/errors';
import { counter, numbersIn } from '../../../plural.ts';

const count = counter('pl');
const inDigits = numbersIn('pl');
const minutes = (n: number) => count(n, { one: 'minuta', few: 'minuty', other: 'minut' });

/** What the server's code means at the desk, where the common text would not say enough. */
const byCode: Partial<Record<ErrorCode, string>> = {
  SLOT_NOT_BOOKED: 'Tego slotu nikt już nie zajmuje.',
  SLOT_PAID: 'Ten slot jest już opłacony.',
  TOO_EARLY: 'Slot jeszcze się nie zaczął.',
  TOO_LATE: 'Ten slot już minął.',
};

/** The desk: reservations, the day, the history. */
export const desk = {
  title: 'Rezerwacje',
  today: 'Dziś',
  byCode,

  when: 'Które rezerwacje',
  upcoming: 'Nadchodzące',
  archived: 'Minione',
  track: 'Tor',
  allTracks: 'Wszystkie tory',
  payment: 'Płatność',
  all: 'Wszystkie',
  paid: 'Opłacone',
  unpaid: 'Nieopłacone',
  search: 'Szukaj: imię, telefon lub e-mail',
  searchHint: 'Imię, telefon, e-mail',
  clearSearch: 'Wyczyść szukanie',
  filters: 'Filtry',
  reservations: (number: number) =>
    count(number, { one: 'rezerwacja', few: 'rezerwacje', other: 'rezerwacji' }),
  unpaidOf: (number: number, due: string) =>
    `${count(number, { one: 'nieopłacona', few: 'nieopłacone', other: 'nieopłaconych' })} (${due})`,
  allPaid: 'wszystko opłacone',
  noneUpcoming: 'Nikt jeszcze nie zarezerwował.',
  noneArchived: 'Nie ma jeszcze minionych rezerwacji.',
  noneFound: 'Żadna rezerwacja nie pasuje do filtrów.',
  clearFilters: 'Wyczyść filtry',
  /** SPEC.md §8: shown instead of the list. */
  loadFailed: 'Nie udało się pobrać rezerwacji',

  unknownRider: 'Konto usunięte',
  guest: 'gość bez konta',
  missing: 'Nieobecność',
  call: (name: string, phone: string) => `Zadzwoń: ${name}, ${phone}`,
  more: 'Więcej',
  method: { cash: 'gotówka', card: 'karta', blik: 'BLIK', pass: 'karnet', online: 'online' },
  /** The label in place of the buttons; without the method where nobody knows it. */
  paidBy: (method: string | null) => (method === null ? 'Opłacono' : `Opłacono: ${method}`),
  notPaid: 'Do zapłaty',

  pay: 'Przyjmij płatność',
  /** In rows, which have no room for more. */
  payShort: 'Pobierz',
  payTitle: 'Płatność',
  payByPass: 'Karnety tej osoby',
  passLeft: {
    rides: (now: number, then: number) => `Zostało ${inDigits(now)}, po tym slocie ${inDigits(then)}`,
    minutes: (now: number, then: number) =>
      `Zostało ${inDigits(now)} min, po tym slocie ${inDigits(then)} min`,
  },
  payHow: 'Jak płaci?',
  amount: 'Kwota (zł)',
  amountInvalid: 'Podaj kwotę: 0 zł albo więcej.',
  payBy: (method: string, amount: string) => `${method}, ${amount}`,
  payDone: 'Rezerwacja została opłacona!',
  payFailed: 'Nie udało się opłacić rezerwacji',
  cannotPayUnbooked: 'Nie można opłacić niezarezerwowanego slotu. Najpierw go zarezerwuj.',

  unbook: 'Anuluj',
  unbookQuestion: 'Anulować rezerwację?',
  unbookConfirm: 'Anuluj rezerwację',
  unbookKeep: 'Zostaw',
  unbookLate: (hours: number) =>
    `Późne anulowanie: do startu mniej niż ${inDigits(hours)} godz. Zapiszemy to w historii.`,
  unbookDone: 'Rezerwacja anulowana.',
  unbookFailed: 'Nie udało się anulować rezerwacji',

  email: 'E-mail',
  price: 'Cena',
  start: 'Termin',
  move: 'Przenieś na inny termin',
  markMissing: 'Zaznacz nieobecność',
  unmarkMissing: 'Cofnij nieobecność',
  missingDone: 'Zaznaczono nieobecność.',
  presentDone: 'Cofnięto nieobecność.',
  missingFailed: 'Nie udało się zapisać nieobecności',
  arrived: 'Na miejscu',
  notHere: 'Jeszcze nie ma',
  markArrived: 'Jest na miejscu',
  unmarkArrived: 'Cofnij: jest na miejscu',
  arrivedDone: 'Zaznaczono: na miejscu.',
  arrivedUndone: 'Cofnięto obecność.',
  arrivedFailed: 'Nie udało się zapisać obecności',
  void: 'Unieważnij płatność',

  voidTitle: 'Unieważnić płatność?',
  voidText: 'Slot zostanie zarezerwowany, ale nieopłacony. Powód trafi do dziennika zmian.',
  voidBack: {
    online: 'To, co jeszcze nie wróciło, wyślemy tą drogą, którą zapłacono. Nie oddawaj tego z kasy.',
    pass: 'Slot wróci na karnet, chyba że karnet był papierowy.',
    voidedPass: 'Karnet jest już unieważniony: to, ile slot z niego zabrał, oddajesz Ty.',
  },
  voidReason: 'Powód',
  voidReasonShort: (least: number) => `Napisz powód (co najmniej ${least} znaki).`,
  voidConfirm: 'Unieważnij płatność',
  voidDone: 'Płatność unieważniona.',
  voidFailed: 'Nie udało się unieważnić płatności',

  moveTitle: 'Przenieś rezerwację',
  moveFrom: 'Teraz',
  moveNoFree: 'Tego dnia nie ma wolnych slotów.',
  moveSamePrice: 'ta sama cena',
  movePriceUp: (difference: string) => `dopłata ${difference}`,
  movePriceDown: (difference: string) => `zwrot ${difference}`,
  moveConfirm: 'Przenieś',
  moveTo: (what: string) => `Przenieś na: ${what}`,
  movePaidNote: 'Płatność przejdzie na nowy termin; różnicę w cenie rozlicz osobno.',
  movePassNote: 'Rezerwacja jest opłacona karnetem. Wybierz termin, a zobaczysz, czy karnet go obejmuje.',
  movePassSame: 'Karnet obejmuje też nowy termin. Nic się na nim nie zmieni.',
  movePassMinutes: (more: number, left: number) =>
    more > 0
      ? `Z karnetu zejdzie jeszcze: ${minutes(more)}. Zostanie na nim: ${minutes(left)}.`
      : `Na karnet wróci: ${minutes(-more)}. Będzie na nim: ${minutes(left)}.`,
  moveDone: 'Rezerwacja przeniesiona.',
  moveFailed: 'Nie udało się przenieść rezerwacji',
  slotsFailed: 'Nie udało się wczytać slotów',

  book: 'Zarezerwuj',
  bookAt: (what: string) => `Zarezerwuj: ${what}`,
  bookFor: 'Dla kogo?',
  forGuest: 'Gość bez konta',
  forRider: 'Konto ridera',
  guestName: 'Imię',
  guestPhone: 'Telefon',
  guestNameMissing: 'Podaj imię.',
  guestPhoneInvalid: 'Podaj 9 cyfr albo numer z kierunkowym, np. +48600700800.',
  findRider: 'Imię, telefon lub e-mail',
  findRiderHint: 'Wpisz co najmniej 2 znaki.',
  foundNobody: 'Nikogo nie znaleziono.',
  found: (number: number) => count(number, { one: 'osoba', few: 'osoby', other: 'osób' }),
  findFailed: 'Nie udało się wyszukać',
  bookDone: (name: string) => `Zarezerwowano: ${name}`,
  bookFailed: 'Nie udało się zarezerwować slota',

  unsure: 'Połączenie się urwało. Sprawdzamy, czy zmiana się zapisała…',
  notChanged: 'Połączenie się urwało, nic się nie zmieniło. Spróbuj ponownie.',

  unknownOutcome: 'Nie wiemy, czy zmiana się zapisała. Odśwież stronę i sprawdź, zanim spróbujesz ponownie.',

  dayPlan: 'Plan dnia',
  previousDay: 'Poprzedni dzień',
  nextDay: 'Następny dzień',
  chooseDay: 'Wybierz dzień',
  print: 'Drukuj',
  board: 'Tablica na pomost',
  boardNote: 'pokazuje bez imion, kto teraz pływa i co jest wolne: na telewizor albo telefon.',
  refreshedAt: (time: string) => `Stan na ${time}`,
  refreshFailed: (time: string) => `Nie udało się odświeżyć. Pokazujemy stan na ${time}.`,
  riding: 'Na wodzie',
  next: 'Następny',
  nobodyRides: 'Nikt',
  absent: (names: string) => `Nieobecność: ${names}`,
  nobodyNext: 'Nikt więcej dziś',
  free: 'wolny',
  until: (time: string) => `do ${time}`,
  freeUntil: (time: string) => `wolny do ${time}`,
  earlier: 'Wcześniej',
  freeOf: (free: number, total: number) => `wolne ${free} z ${total}`,
  /** `day` with its weekday, in the nominative. */
  nextDayWithSlots: (day: string) => `Następny dzień ze slotami: ${day}`,
  noSlots: 'Tego dnia nie ma slotów na tym torze.',

  sheetTitle: 'Plan dnia',
  sheetTime: 'Godz.',
  sheetName: 'Imię',
  sheetPhone: 'Telefon',
  sheetPaid: 'Zapłacono',

  historyTitle: 'Historia rezerwacji',
  historyLead: 'Ostatni miesiąc, od najnowszych.',
  historyAction: 'Co się stało',
  bookings: 'Rezerwacje',
  cancellations: 'Anulowania',
  booked: 'Zarezerwowano',
  cancelled: 'Anulowano',
  late: 'późno',
  byStaff: (name: string) => `wpis obsługi: ${name}`,
  deletedSlot: (id: number) => `Usunięty slot nr ${id}`,
  historyEmpty: 'W ostatnim miesiącu nic się nie działo.',
  historyNoneFound: 'Żaden wpis nie pasuje do filtra.',
  entries: (number: number) => count(number, { one: 'wpis', few: 'wpisy', other: 'wpisów' }),
  pages: 'Strony historii',
  previousPage: 'Nowsze',
  nextPage: 'Starsze',
  page: (page: number, of: number) => `Strona ${page} z ${of}`,
  historyRefresh: 'Odśwież',
  /** SPEC.md §8. */
  historyFailed: 'Nie udało się pobrać historii rezerwacji',
};
