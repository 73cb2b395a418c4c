import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import { counter, former, numbersIn } from '../plural.ts';
import { closureReasons } from './closures/reasons.ts';

const count = counter('pl');
const inDigits = numbersIn('pl');
const goes = former('pl', { few: 'zejdą', other: 'zejdzie' });
const stays = former('pl', { few: 'zostaną', other: 'zostanie' });

function allFree(slots: number): string {
  return `${slots}\u00a0${former('pl', { one: 'wolny', few: 'wolne', other: 'wolnych' })(slots)}`;
}

/** How long a slot is held for its payment. */
const timeToPay = () => count(payHoldMinutes, { one: 'minutę', few: 'minuty', other: 'minut' });
const payHere = 'Płacisz na miejscu.';

export const planner = {
  group: 'Od 5 osób: oferta grupowa',
  title: 'Rezerwuj',
  chooseTrack: 'Wybierz tor',
  oneTrack: 'Zarezerwuj czas na wodzie',
  tracksLead: 'Wybierz tor, dzień i godzinę.',
  /** For a park with one track, so nothing to choose from. */
  oneTrackLead: 'Zobacz, co stoi na torze, a potem wybierz dzień i godzinę.',
  /** To search engines, of the page of one track. */
  pickDayAndTime: 'Wybierz dzień i godzinę.',
  trackLength: (metres: number) => `${metres} m`,
  lengthLabel: 'Długość:',
  levelLabel: 'Poziom:',
  levels: { 'first-time': 'na pierwszy raz', sporty: 'średni', pro: 'pro' },
  trackClosed: 'Ten tor nie przyjmuje teraz rezerwacji.',
  trackClosedOther: 'Ten tor nie przyjmuje teraz rezerwacji. Wybierz inny.',
  trackClosedStaff: 'Ten tor jest zamknięty: rezerwować może tylko obsługa.',
  closedBadge: 'Zamknięty',
  seeTrack: 'Zobacz kalendarz',
  noTracksTitle: 'Nie ma jeszcze torów',
  noTracksText: 'Rezerwacje ruszą, gdy dodamy pierwszy tor. Masz pytanie? Zadzwoń do nas.',
  noTracksStaff: 'Bez toru nie ma slotów ani rezerwacji. Tory dodaje administrator parku.',
  noTracksAdmin: 'Bez toru nie ma slotów ani rezerwacji. Dodaj pierwszy: wystarczy nazwa.',
  addTrack: 'Dodaj tor',
  needsScripts: 'Do rezerwacji potrzebny jest JavaScript. Włącz go w przeglądarce albo zadzwoń do nas.',
  bookTrack: 'Zobacz wolne godziny',
  obstaclesOf: (track: string) => `Przeszkody: ${track}`,
  /** SPEC.md §5 and §8; the Polish ones of the booking call are given there in Polish. */
  loginToBook: 'Zaloguj się, aby zarezerwować',
  loginToBookText: 'Po zalogowaniu wrócisz prosto do tej rezerwacji. Nie masz konta? Założysz je w minutę.',
  logIn: 'Zaloguj się',
  createAccount: 'Załóż konto',
  tooLateToBook: 'Za późno na rezerwację. Wybierz późniejszy slot.',
  booked: 'Zarezerwowano',
  /** In the question, once the slot is the rider's. */
  bookedTitle: (time: string) => `Zarezerwowane ✓ ${time}`,
  addNext: (time: string) => `Dodaj ${time}`,
  undo: 'Cofnij',
  allDone: 'Gotowe',
  cancelled: 'Rezerwacja anulowana.',
  cancelFailed: 'Nie udało się anulować rezerwacji.',
  noFreeSlots: 'Brak wolnych slotów',
  slotTaken: 'Ten slot jest już zajęty. Wybierz inny.',
  slotTakenByOther: 'Slot został już zarezerwowany przez innego użytkownika. Wybierz inny.',
  /** Replaces a question about a slot that somebody took meanwhile. */
  goneTitle: 'Ten slot właśnie zajęto',
  goneText: (slot: string) => `Najbliższy wolny na tym torze:\n${slot}`,
  goneAll: 'Po tej godzinie nic już nie jest wolne. Sprawdź inny dzień albo tor.',
  askForNext: 'Wybieram ten',
  /** To screen readers, of the day that is open. */
  othersTook: (slots: number) =>
    `Właśnie zajęto ${count(slots, { one: 'slot', few: 'sloty', other: 'slotów' })}.`,
  othersFreed: (slots: number) =>
    `Znów wolne: ${count(slots, { one: 'slot', few: 'sloty', other: 'slotów' })}.`,
  /** For a rider at a limit, with the alternative. */
  limits: {
    inAll: (limit: number) =>
      `Masz już ${count(limit, { one: 'rezerwację', few: 'rezerwacje', other: 'rezerwacji' })} na nadchodzące terminy, a to na razie najwięcej, ile można. Anuluj którąś, poczekaj do najbliższej jazdy albo zadzwoń do nas.`,
    onDay: (limit: number) =>
      `Na ten dzień masz już ${count(limit, { one: 'rezerwację', few: 'rezerwacje', other: 'rezerwacji' })}, a to najwięcej, ile można. Wybierz inny dzień albo zadzwoń do nas.`,
    prove: 'Potwierdź adres e-mail na stronie Moje konto, a limit wzrośnie.',
    holdAgain: (time: string) =>
      `Ten slot dwa razy wrócił do puli, bo nie został opłacony. Znów zarezerwujesz go od ${time}. Do tego czasu wybierz inny slot albo zadzwoń do nas.`,
    tooOften: (time: string) =>
      `Za dużo rezerwacji w krótkim czasie. Następną zrobisz od ${time}, a anulować możesz cały czas.`,
  },
  /** Refused by a closure of the track. */
  closedUntil: (time: string, reason: string | null) =>
    `Ten tor jest zamknięty do ${time}${reason === null ? '' : ` (${reason})`}. Wybierz inny termin albo inny tor.`,
  closureReasons,
  bookingFailed: (message: string) => `Nie udało się zarezerwować slota: ${message}`,
  unsure: 'Połączenie się urwało. Sprawdzamy, czy slot jest już Twój…',
  unsureCancelling: 'Połączenie się urwało. Sprawdzamy, czy rezerwacja została anulowana…',
  notChanged: 'Połączenie się urwało, nic się nie zmieniło. Spróbuj ponownie.',
  unknownOutcome: 'Nie wiemy, czy zmiana się zapisała. Sprawdź „Moje sloty”, zanim spróbujesz ponownie.',
  bookQuestion: 'Zarezerwować ten slot?',
  /** Under both questions. `free`: up to how long before the start cancelling costs nothing, in the genitive. */
  bookTerms: (free: string) => `${payHere} Bezpłatnie anulujesz do ${free} przed startem.`,
  /** The same where that is over already; `limit` in the accusative. */
  bookTermsLate: (limit: string, price: string) =>
    `${payHere} Start za mniej niż ${limit}, więc za anulowanie możemy naliczyć opłatę do ${price}.`,
  /** By law this is said before the order. */
  fixedTime: 'Slot ma stały termin, więc nie ma 14 dni na odstąpienie od umowy.',
  /** Where riders may pay online, and need not. */
  payOnlineToo: 'Po rezerwacji możesz też zapłacić online.',
  /** If riders must pay before the slot is booked. */
  bookTermsFirst: (free: string) =>
    `Slot czeka na Ciebie ${timeToPay()}. W tym czasie zapłać online. Do ${free} przed startem anulujesz bezpłatnie, a pieniądze wrócą.`,
  bookTermsFirstLate: (limit: string) =>
    `Slot czeka na Ciebie ${timeToPay()}. W tym czasie zapłać online. Start za mniej niż ${limit}, więc po anulowaniu pieniądze nie wrócą.`,
  book: 'Rezerwuję, zapłacę na miejscu',
  bookAndPay: 'Rezerwuję i płacę online',
  /** If a pass of the rider pays. */
  pass: {
    takes: {
      rides: (name: string, takes: number, left: number) =>
        `„${name}”: ${goes(takes)} ${count(takes, { one: 'slot', few: 'sloty', other: 'slotów' })}, ${stays(left)} ${inDigits(left)}.`,
      minutes: (name: string, takes: number, left: number) =>
        `„${name}”: ${goes(takes)} ${inDigits(takes)} min, ${stays(left)} ${inDigits(left)} min.`,
    },
    terms: (free: string) => `Bezpłatnie anulujesz do ${free} przed startem, a slot wróci na karnet.`,
    termsLate: (limit: string) => `Start za mniej niż ${limit}, więc po anulowaniu slot nie wróci na karnet.`,
    book: 'Rezerwuję na karnet',
    booked: 'Zarezerwowano na karnet',
    pay: 'Zapłać karnetem',
    payAt: (time: string, track: string) => `Zapłać karnetem: ${time}, ${track}`,
    payQuestion: 'Zapłacić karnetem?',
    paid: 'Zapłacono karnetem.',
    payFailed: 'Nie udało się zapłacić karnetem.',
  },
  cancelQuestion: 'Anulować rezerwację?',
  /** To a rider, inside the limit; `limit` in the accusative. */
  cancelLate: (limit: string, price: string) =>
    `Anulujesz na mniej niż ${limit} przed startem, więc możemy naliczyć opłatę do ${price}.`,
  cancelFree: 'Anulowanie jest bezpłatne.',
  cancelBooking: 'Anuluj rezerwację',
  move: 'Przełóż',
  /** After a rider has cancelled an unpaid slot. */
  undoing: {
    label: 'Cofnięcie anulowania',
    promised: (seconds: number) =>
      `Przez ${count(seconds, { one: 'sekundę', few: 'sekundy', other: 'sekund' })} możesz to cofnąć.`,
    never: 'Tego nie da się cofnąć.',
    cancelled: (time: string) => `Anulowano: ${time}`,
    unsure: 'Połączenie się urwało. Sprawdzamy, czy rezerwacja wróciła…',
    done: 'Rezerwacja wróciła',
    taken: 'Ktoś już zajął ten slot. Rezerwacja zostaje anulowana. Wybierz inny slot.',
    tooLate:
      'Za późno, żeby cofnąć: rezerwacja jest anulowana. Jeśli slot jest wolny, zarezerwuj go na nowo.',
    failed: 'Nie udało się cofnąć, rezerwacja jest anulowana',
  },
  keepBooking: 'Zostaw',
  /** What the button of an hour sells: the slots that are free in it. */
  bookAll: (slots: number, price: string) => `${allFree(slots)}, ${price}`,
  /** Read right after the hour and the button's label. */
  bookAllLabel: ': zarezerwuj',
  bookAllQuestion: (slots: number, from: string, until: string) =>
    `Zarezerwować ${count(slots, { one: 'wolny slot', few: 'wolne sloty', other: 'wolnych slotów' })} między ${from} a ${until}?`,
  bookedSome: (done: number, of: number) => `Zarezerwowano ${done} z ${of}. Pozostałe są już zajęte.`,
  bookedPart: (done: number, of: number) => `Zarezerwowano ${done} z ${of}.`,
  bookedMany: (slots: number) =>
    `Zarezerwowano ${count(slots, { one: 'slot', few: 'sloty', other: 'slotów' })}.`,
  total: (price: string) => `Razem ${price}`,
  giveBack: {
    question: 'Anulować opłaconą rezerwację?',
    money: (amount: string) => `Oddamy Ci ${amount} tą samą drogą, zwykle w kilka dni.`,
    ride: 'Slot wróci na karnet.',
    before: 'Pieniądze za ten slot oddaliśmy już wcześniej.',
    unsure: 'Operator płatności oddał już całość albo część pieniędzy. Resztę rozliczymy z Tobą sami.',
    nothing: 'Na bezpłatne anulowanie jest już za późno: ani pieniądze, ani slot na karnecie nie wrócą.',
    button: 'Anuluj i odzyskaj',
    buttonNothing: 'Anuluj bez zwrotu',
    done: 'Rezerwacja anulowana.',
    doneMoney: (amount: string) => `Rezerwacja anulowana, oddajemy ${amount}.`,
    doneRide: 'Rezerwacja anulowana, slot wrócił na karnet.',
  },
  paidTitle: 'Slot jest opłacony',
  paidText:
    'Rezerwacji opłaconej na miejscu nie anulujesz na stronie. Zadzwoń, ustalimy zwrot albo inny termin.',
  tracks: 'Tory',
  months: 'Miesiące',
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  previousDay: 'Poprzedni dzień',
  nextDay: 'Następny dzień',
  today: 'Dziś',
  legend: 'Legenda',
  calendar: (month: string) => `Kalendarz: ${month}`,
  freeOf: (free: number, total: number) => `${free} z ${total} wolnych`,
  noSlots: 'brak slotów',
  youRide: 'masz rezerwację',
  withEvents: (events: number) => count(events, { one: 'wydarzenie', few: 'wydarzenia', other: 'wydarzeń' }),
  state: {
    free: 'wolny',
    taken: 'zajęty',
    mine: 'Twój',
    held: 'do zapłaty',
    ended: 'minął',
    closed: 'zamknięty',
  },
  /** On a slot that is held for its payment. */
  payWithin: (time: string) => `Zapłać ${time}`,
  legendDay: { free: 'wolne', full: 'zajęte', mine: 'Twoje', event: 'wydarzenie', gray: 'niedostępne' },
  pending: 'chwila…',
  place: ({ number, of }: { number: number; of: number }) => `miejsce ${number} z ${of}`,
  earlierHours: 'Wcześniejsze godziny',
  longSlots: 'Dłuższe sloty',
  noSlotsTitle: 'Tego dnia nie ma slotów',
  dayPast: 'Ten dzień już minął',
  nextFreeDay: (day: string) => `Najbliższy wolny dzień: ${day}`,
  pickDay: 'Wybierz dzień',
  pickDayText: 'Wybierz dzień w kalendarzu, a zobaczysz jego godziny.',
  loadFailed: 'Nie udało się wczytać kalendarza',
  /** On a page that polls instead of getting live updates. */
  asOf: (time: string) => `Stan z godziny ${time}.`,
  stale: (time: string) => `Nie udało się odświeżyć. Stan z godziny ${time}.`,
  /** What the pictures show that the site brings along. */
  pictures: {
    'obstacle-kicker-l': 'Rider wysoko w powietrzu nad dużym, niebieskim kickerem',
    'obstacle-kicker-m': 'Średni kicker na spokojnej wodzie, w tle las',
    'obstacle-pipe': 'Rider jedzie po żółtej, wygiętej rurze nad wodą',
    'obstacle-wave-box': 'Falujący box na wodzie, obok boje',
    'obstacle-kicker-s': 'Mały kicker na pierwsze skoki',
    'obstacle-flat-box': 'Rider przejeżdża po niskim, płaskim boksie w czerwone pasy',
    'obstacle-down-rail': 'Pochyły rail schodzący do wody',
    'obstacle-start-dock': 'Instruktor na pomoście pomaga początkującej osobie wystartować',
  },
};
