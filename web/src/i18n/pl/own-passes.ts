import { counter } from '../plural.ts';
import { closureReasons } from './closures/reasons.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('pl');
const slots = (n: number) => count(n, { one: 'slot', few: 'sloty', other: 'slotów' });
const minutes = (n: number) => count(n, { one: 'minuta', few: 'minuty', other: 'minut' });

/** The page of a rider's passes. */
const texts = {
  title: 'Moje karnety',
  lead: 'Ile zostało, do kiedy i komu dajesz na nich pływać.',
  toAccount: 'Wróć do konta',
  none: 'Nie masz jeszcze karnetu.',
  noneHint: 'Kupisz go na miejscu, u obsługi. Jeśli ktoś dał Ci karnet w prezencie, wpisz tu jego kod.',
  noneHintOnline:
    'Kupisz go tu albo na miejscu, u obsługi. Jeśli ktoś dał Ci karnet w prezencie, wpisz jego kod.',
  toPrices: 'Zobacz cennik',
  loadFailed: 'Nie udało się wczytać karnetów',

  left: {
    rides: (left: number, of: number) => `${slots(left)} z ${of}`,
    minutes: (left: number, of: number) => `${minutes(left)} z ${of}`,
  },
  state: { used: 'Wykorzystany', ended: 'Nieważny', voided: 'Unieważniony' },
  until: (day: string) => `Ważny do ${day}`,
  closedDays: (days: number, list: string) =>
    `Dłużej o ${count(days, { one: 'dzień', other: 'dni' })}, bo park był lub będzie zamknięty: ${list}`,
  closedDay: (day: string, reason: string) => `${day} (${reason})`,
  reasons: closureReasons,
  fromFirst: (days: number) => `Ważny ${count(days, { one: 'dzień', other: 'dni' })} od pierwszego slotu`,
  onTracks: (names: string, tracks: number) => `${tracks === 1 ? 'Na torze' : 'Na torach'}: ${names}`,
  longest: (n: number) => `Na sloty do ${n} min`,
  perDay: {
    rides: (n: number) => `Najwyżej ${slots(n)} dziennie`,
    minutes: (n: number) => `Najwyżej ${minutes(n)} dziennie`,
  },
  personal: 'Imienny: tylko na sloty właściciela',
  notYours: 'Ktoś dzieli się z Tobą tym karnetem.',
  code: 'Kod karnetu',
  codeHint: 'Pokaż go obsłudze. Każdy, kto go ma, może na nim pływać: nie wysyłaj go nikomu.',

  show: 'Pokaż duży kod',
  showOf: (name: string) => `Pokaż duży kod: ${name}`,
  qrOf: (name: string) => `Kod QR: ${name}`,
  brighter: 'Za ciemno? Rozjaśnij ekran telefonu.',
  offline: {
    keep: 'Zapisz na tym telefonie',
    hint: 'Pokażesz kod także bez zasięgu. Kto ma ten telefon, może zapłacić karnetem.',
    kept: 'Kod jest na tym telefonie i otworzy się bez zasięgu.',
    drop: 'Usuń z telefonu',
    failed: 'Przeglądarka nie pozwala nic zapisać. Zrób zrzut ekranu albo zapisz kod na kartce.',
  },

  history: 'Historia karnetu',
  historyFailed: 'Nie udało się wczytać historii',
  reason: {
    buy: 'Zakup',
    ride: 'Slot',
    return: 'Slot wrócił na karnet',
    adjust: 'Zmiana przez obsługę',
    void: 'Unieważnienie',
  },

  withdrawn: 'odstąpienie od umowy',

  share: {
    heading: 'Pływajcie razem',
    note: 'Wyślij link, a znajomi zapłacą za swoje sloty Twoim karnetem. Nowy link wyłącza poprzedni.',
    make: 'Utwórz link',
    link: 'Link do karnetu',
    copy: 'Kopiuj link',
    copied: 'Link skopiowany.',
    renew: 'Nowy link',
    renewQuestion: 'Utworzyć nowy link?',
    renewText: 'Dotychczasowy przestanie działać. Kto już dołączył, zostaje.',
    end: 'Wyłącz link',
    endQuestion: 'Wyłączyć link do karnetu?',
    endText: 'Nikt nowy już nim nie dołączy. Kto już dołączył, zostaje.',
    ended: 'Link wyłączony.',
    keep: 'Zostaw',
    failed: 'Nie udało się zmienić linku',
    members: 'Na tym karnecie pływają też',
    unnamed: 'Ktoś bez imienia',
    takeOff: (name: string) => `Zabierz karnet: ${name}`,
    takeOffShort: 'Zabierz',
    takenOff: 'Karnet zabrany. Link już nie działa.',
    takeOffQuestion: 'Zabrać dostęp do karnetu?',
    takeOffText: (name: string) =>
      `${name}: od teraz nie zapłaci tym karnetem. Sloty już nim opłacone zostają opłacone.`,
    leave: 'Zrezygnuj z tego karnetu',
    leaveQuestion: 'Zrezygnować z tego karnetu?',
    leaveText: 'Żeby znowu na nim pływać, trzeba będzie nowego linku od właściciela.',
    gone: 'Zmiana zapisana.',
    leaveFailed: 'Nie udało się tego zmienić',
  },
  take: {
    heading: 'Masz kod?',
    note: 'Kod jest na prezencie: dwanaście liter i cyfr.',
    code: 'Kod',
    button: 'Dodaj karnet',
    done: 'Karnet jest Twój.',
    failed: 'Nie udało się dodać karnetu',
    wrong: 'Nie ma karnetu z takim kodem albo ktoś już go odebrał. Sprawdź kod i wpisz go jeszcze raz.',
  },
  present: {
    title: 'Karnet w prezencie',
    toPasses: 'Moje karnety',
    toDesk: 'Wróć do karnetów',
    loadFailed: 'Nie udało się wczytać prezentu',
    waits: 'To prezent. Nikt go jeszcze nie odebrał.',
    open: 'Wydrukuj lub wyślij',
    give: 'Daj w prezencie',
    giveQuestion: 'Dać ten karnet w prezencie?',
    giveText:
      'Dostanie nowy kod. Karnet odbierze osoba, której dasz kod. Do tego czasu możesz go zabrać z powrotem.',
    keep: 'Zostaw',
    giveFailed: 'Nie udało się dać karnetu w prezencie',
    hint: 'Wydrukuj prezent albo wyślij link. Karnet odbierze osoba, która ma kod.',
    voucher: 'Prezent dla Ciebie',
    how: (host: string) => `Zeskanuj kod telefonem albo wpisz go na ${host}: Moje konto, Moje karnety.`,
    print: 'Drukuj',
    share: 'Wyślij',
    shareText: 'Mam dla Ciebie prezent: karnet na wakeboard.',
    link: 'Link do prezentu',
    copy: 'Kopiuj link',
    copied: 'Link skopiowany.',
    keepIt: 'Zostaw karnet dla siebie',
    yours: 'Ten karnet jest już Twój.',
    yoursHint: 'Wybierz slot i zapłać za niego karnetem: zaproponujemy go od razu.',
    book: 'Zarezerwuj slot',
    taken: 'Ktoś już odebrał ten prezent.',
    from: (name: string) => `Prezent od: ${name}`,
    fromPark: (park: string) => `Prezent na pływanie: ${park}`,
    forYou: 'Masz karnet w prezencie',
    worth: { rides: slots, minutes },
    claim: 'Odbierz prezent',
    claimWithAccount: 'Zaloguj się i odbierz',
    forYouHint:
      'Potem wybierasz tylko slot: karnet zapłaci za niego od razu, a znajdziesz go w Moich karnetach.',
    goneTitle: 'Tego prezentu już tu nie ma',
    gone: 'Ktoś go już odebrał albo link jest niepełny. Otwórz go jeszcze raz z wiadomości albo zapytaj osobę, która go wysłała.',
  },
  join: {
    question: 'Ktoś chce się z Tobą podzielić karnetem.',
    button: 'Dołącz do karnetu',
    done: 'Możesz już pływać na tym karnecie.',
    failed: 'Nie udało się dołączyć',
    wrong: 'Ten link już nie działa. Poproś właściciela karnetu o nowy.',
  },
};

export const ownPasses = nonBreaking(texts);
