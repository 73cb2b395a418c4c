import type { RideTexts } from './ride-texts.ts';

const number = new Intl.NumberFormat('pl-PL');
const plural = new Intl.PluralRules('pl');
const slotForms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'slot', few: 'sloty' };

/** `1 slot`, `22 sloty`, `1896 slotów` */
function slots(count: number): string {
  return `${number.format(count)}\u00a0${slotForms[plural.select(count)] ?? 'slotów'}`;
}

export const ridesPl: RideTexts = {
  greeting: 'Cześć,',
  farewell: 'Do zobaczenia na wodzie!',
  track: (track) => `Tor\u00a0${track}`,
  hours: (hours) =>
    `${number.format(hours)}\u00a0${Number.isInteger(hours) && hours !== 1 ? 'godzin' : 'godziny'}`,
  price: (amount) => `${amount}\u00a0zł`,
  bookedSubject: (park, when, count) =>
    count === 1 ? `${park}: rezerwacja, ${when}` : `${park}: rezerwacje (${count}), ${when}`,
  booked: (count, byStaff) => {
    if (byStaff)
      return count === 1 ? 'zarezerwowaliśmy dla Ciebie slot:' : 'zarezerwowaliśmy dla Ciebie sloty:';
    return count === 1 ? 'Twój slot jest zarezerwowany:' : 'Twoje sloty są zarezerwowane:';
  },
  moreRides: (count) => `… i jeszcze ${slots(count)} w „Moje sloty”.`,
  terms: ({ free, isPaid }) =>
    isPaid
      ? 'Płatność już mamy, dziękujemy.'
      : `Płacisz na miejscu: gotówką, kartą, BLIK-iem albo karnetem. Bezpłatnie anulujesz do ${free} przed startem.`,
  calendar: (count) =>
    count > 1 ? 'W załącznikach są wpisy do kalendarza.' : 'W załączniku jest wpis do kalendarza.',
  joinedSubject: (park, event) => `${park}: masz miejsce, ${event}`,
  joined: (event) => `masz miejsce na wydarzeniu „${event}”:`,
  movedSubject: (park) => `${park}: Twoja rezerwacja ma nowy termin`,
  moved: (byStaff) =>
    byStaff ? 'przenieśliśmy Twoją rezerwację na inny termin:' : 'Twoja rezerwacja jest przełożona:',
  movedFrom: (ride) => `Było: ${ride}`,
  movedTo: (ride) => `Jest: ${ride}`,
  movedMoney: (isPaid, price) =>
    isPaid ? 'Twoja płatność przeszła na nowy termin.' : `Płacisz na miejscu: ${price}.`,
  movedWrong: 'Nowy termin Ci nie pasuje? Daj nam znać:',
  movedCalendar: 'Wpis w kalendarzu zmieni załącznik.',
  cancelledSubject: (park, count) =>
    count === 1 ? `${park}: rezerwacja anulowana` : `${park}: rezerwacje anulowane (${count})`,
  cancelled: (count, byStaff) => {
    if (byStaff) return count === 1 ? 'anulowaliśmy Twoją rezerwację:' : 'anulowaliśmy Twoje rezerwacje:';
    return count === 1 ? 'Twoja rezerwacja jest anulowana:' : 'Twoje rezerwacje są anulowane:';
  },
  moreCancelled: (count) => `… i jeszcze ${slots(count)}. To, co Ci zostało, jest w „Moje sloty”.`,
  cancelledMoney: (money) => {
    if (money.kind === 'nothing') return 'Nic za to nie płacisz.';
    if (money.kind === 'unpaid') return 'Nie było za to płatności, więc nie ma czego zwracać.';
    if (money.kind === 'late')
      return `Do startu było mniej niż ${money.free}, więc możemy naliczyć opłatę do ${money.price}.`;
    if (money.kind === 'moneyBack') return `Oddajemy ${money.amount} tą samą drogą, zwykle w kilka dni.`;
    if (money.kind === 'kept') return `Do startu było mniej niż ${money.free}, więc pieniądze nie wracają.`;
    if (money.kind === 'passEnded')
      return 'Karnet, który za to płacił, już nie działa: osoba, która go kupiła, odstąpiła od umowy.';
    if (money.kind === 'rideBack') return 'Slot wrócił na karnet.';
    if (money.kind === 'forfeited')
      return `Do startu było mniej niż ${money.free}, więc slot nie wraca na karnet.`;
    return `Płatność ${money.amount} unieważniliśmy. Jeśli pieniądze jeszcze do Ciebie nie wróciły, zadzwoń do nas.`;
  },
  cancelledCalendar: (count) =>
    count > 1 ? 'Załączniki usuną wpisy z kalendarza.' : 'Załącznik usunie wpis z kalendarza.',
  noShowSubject: (park) => `${park}: nie było Cię na slocie`,
  noShow: 'według naszych notatek nie było Cię na tym slocie:',
  noShowWrong: 'To pomyłka? Daj nam znać, poprawimy to:',
  noShowUndoneSubject: (park) => `${park}: poprawiliśmy pomyłkę`,
  noShowUndone: 'napisaliśmy Ci, że nie było Cię na tym slocie. To była nasza pomyłka, już poprawiona:',
  reminderSubject: (park, when) => `${park}: przypomnienie, ${when}`,
  reminder: (count) => (count === 1 ? 'przypominamy o Twoim slocie:' : 'przypominamy o Twoich slotach:'),
  soon: 'niedługo start:',
  cannotCome: (free) => `Nie dasz rady? Bezpłatnie anulujesz do ${free} przed startem:`,
  cannotComeSoon: 'Nie dasz rady? Daj nam znać:',
  noReminders: 'Nie chcę przypomnień',
  seeOrCancel: 'Zobacz albo anuluj rezerwację',
  seeOrCancelOne: (ride) => `Zobacz albo anuluj: ${ride}`,
  digestSubject: (park, count) => `${park}: nowe rezerwacje (${count})`,
  digest: 'od wczoraj wieczorem przybyły rezerwacje:',
  digestMore: (count) => `… i jeszcze ${slots(count)}. Wszystkie są na stronie rezerwacji:`,
  allBookings: 'Wszystkie rezerwacje',
  noDigest: 'Nie chcę tych e-maili',
  seasonSubject: (park) => `${park}: sezon otwarty`,
  season: (firstDay) => `można już rezerwować sloty na nowy sezon. Pierwszy dzień: ${firstDay}.`,
  seasonAsked: 'Piszemy o tym raz w roku, bo tak jest zaznaczone na Twoim koncie.',
  noSeason: 'Nie piszcie o sezonie',
  passLowSubject: (park) => `${park}: karnet prawie wykorzystany`,
  passLow: (pass, left) =>
    left === 1
      ? `na karnecie „${pass}” został jeszcze jeden slot.`
      : `na karnecie „${pass}” zostały jeszcze ${left} sloty.`,
  passUntil: (lastDay) => `Karnet jest ważny do ${lastDay}.`,
  passEndsSubject: (park, lastDay) => `${park}: karnet ważny do ${lastDay}`,
  passEnds: (pass, lastDay) => `karnet „${pass}” jest ważny do ${lastDay}.`,
  passLeft: {
    rides: (left) => `Sloty do wykorzystania: ${left}.`,
    minutes: (left) => `Minuty do wykorzystania: ${left}.`,
  },
  paidSubject: (park, amount) => `${park}: płatność ${amount}`,
  paidLateSubject: (park, amount) => `${park}: oddajemy ${amount}`,
  paid: (amount) => `dziękujemy, mamy Twoją płatność: ${amount}. Opłacone:`,
  paidLate: (amount, isFirst) =>
    `${isFirst ? 'pieniądze' : 'Pieniądze'} przyszły po czasie, a tego nie dało się już kupić. Oddajemy ${amount} tą samą drogą, zwykle w kilka dni:`,
  paidFree: 'Wolne o podobnej porze:',
  paidNumber: (number, when) => `Numer płatności: ${number}, ${when}.`,
  paidReceipt: 'Ta wiadomość nie jest paragonem ani fakturą. Dokument sprzedaży wystawi park.',
  sampleSubject: (subject) => `Próba: ${subject}`,
  yourBookings: 'Twoje rezerwacje',
  directions: 'Jak do nas trafić',
  planner: 'Wolne sloty',
  contact: 'Kontakt',
};
