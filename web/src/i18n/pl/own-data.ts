import { accepted } from './accepted.ts';
import { nonBreaking } from './nonBreaking.ts';

/** The page on which riders change what the park knows of them, and the one that a new address is proved on. */
const texts = {
  title: 'Moje dane',
  lead: 'Popraw dane, sprawdź urządzenia, pobierz kopię.',
  toAccount: 'Wróć do konta',
  change: 'Zmień',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  close: 'Wróć',

  currentPassword: 'Obecne hasło',
  currentPasswordHint: 'Żeby nikt inny nie zmienił tego za Ciebie.',
  wrongPassword: 'To nie jest obecne hasło do tego konta. Wpisz je jeszcze raz.',

  about: {
    heading: 'Imię i telefon',
    nameMissing: 'Podaj imię.',
    saved: 'Dane zapisane.',
    failed: 'Nie udało się zapisać danych',
  },
  language: {
    heading: 'Język',
    note: 'Strony i e-maili od nas.',
    names: { pl: 'Polski', en: 'English' },
    mailsIn: {
      pl: 'E-maile wysyłamy Ci na razie po polsku.',
      en: 'E-maile wysyłamy Ci na razie po angielsku.',
    },
    mailsToo: 'Piszcie w języku strony',
    failed: 'Nie udało się zapisać języka',
  },
  email: {
    heading: 'E-mail',
    newEmail: 'Nowy adres e-mail',
    newEmailHint: 'Wyślemy na niego link do potwierdzenia. Do tego czasu zostaje dotychczasowy.',
    same: 'To jest Twój obecny adres.',
    send: 'Wyślij link',
    sending: 'Wysyłanie…',
    failed: 'Nie udało się wysłać linku',
    sent: (email: string) => `Link jest w drodze na adres ${email}. Zajrzyj też do spamu.`,
    pendingTitle: 'Czeka na potwierdzenie',
    pending: (email: string, until: string) =>
      `${email}: otwórz link z e-maila do ${until}. Do tego czasu logujesz się dotychczasowym adresem.`,
    takeBack: 'Wycofaj zmianę',
    takenBack: 'Zmiana adresu wycofana.',
    takeBackFailed: 'Nie udało się wycofać zmiany',
    loadFailed: 'Nie udało się sprawdzić, czy adres czeka na potwierdzenie.',
  },
  password: {
    heading: 'Hasło',
    summary: 'Po zmianie wylogujemy Cię na pozostałych urządzeniach.',
    saved: 'Hasło zmienione. Pozostałe urządzenia są wylogowane.',
    failed: 'Zmiana hasła nie powiodła się',
  },
  devices: {
    heading: 'Zalogowane urządzenia',
    unknown: 'Nieznane urządzenie',
    current: 'To urządzenie',
    since: (moment: string) => `Zalogowane: ${moment}`,
    used: (moment: string) => `Ostatnio używane: ${moment}`,
    end: 'Wyloguj',
    endThis: (device: string, moment: string) => `Wyloguj: ${device}, zalogowane ${moment}`,
    ended: 'Urządzenie wylogowane.',
    endFailed: 'Nie udało się wylogować urządzenia',
    endOthers: 'Wyloguj pozostałe',
    endOthersQuestion: 'Wylogować wszystkie pozostałe urządzenia?',
    endOthersText:
      'Trzeba będzie się na nich zalogować od nowa. Nie poznajesz któregoś? Zmień też hasło: ktoś mógł je poznać.',
    othersEnded: 'Pozostałe urządzenia są wylogowane.',
    loadFailed: 'Nie udało się wczytać listy urządzeń.',
  },
  accepted: {
    ...accepted,
    summary: 'Na to była zgoda przy zakładaniu konta.',
    none: 'Tego konta nie założono w formularzu albo powstało, zanim zaczęliśmy zapisywać wersje.',
    loadFailed: 'Nie udało się sprawdzić, na co była zgoda.',
  },
  download: {
    heading: 'Kopia danych',
    summary: 'Wszystko, co mamy o Tobie zapisane: konto, rezerwacje, płatności, nieobecności, urządzenia.',
    passwordHint: 'Żeby nikt inny nie zajrzał do Twoich danych.',
    open: 'Pobierz kopię',
    format: 'Rodzaj pliku',
    formats: { html: 'Do czytania', json: 'Dla programów (JSON)' },
    get: 'Pobierz',
    getting: 'Pobieranie…',
    got: 'Plik jest w pobranych.',
    failed: 'Nie udało się pobrać danych',
  },
  confirm: {
    title: 'Potwierdź nowy adres',
    lead: 'Po potwierdzeniu logujesz się tym adresem, na który przyszedł link. Pozostałe urządzenia wylogujemy.',
    submit: 'Potwierdź adres',
    submitting: 'Potwierdzanie…',
    done: 'Nowy adres potwierdzony.',
    doneLogIn: 'Nowy adres potwierdzony. Zaloguj się nim.',
    noToken: 'Ten link jest niepełny. Skopiuj go z e-maila w całości.',
    dead: 'Ten link wygasł, został już użyty albo zastąpił go nowszy. Poproś o nowy w „Moich danych”.',
    maybeDone: 'Możliwe, że adres zmienił się przy poprzedniej próbie. Zaloguj się nowym adresem.',
    known: 'Konto z tym adresem już istnieje. Zaloguj się na nie albo podaj inny adres w „Moich danych”.',
    failed: 'Nie udało się potwierdzić adresu',
    toData: 'Moje dane',
  },
};

export const ownData = nonBreaking(texts);
