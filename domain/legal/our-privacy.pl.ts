import type { LegalFacts } from './legal-facts.ts';
import { type LegalSection, type LegalWords, plain } from './legal-words.ts';

const controller = ({ operator, parkName, contact }: LegalFacts): LegalSection => ({
  heading: '1. Kto odpowiada za dane',
  text: [
    operator
      ? `Administratorem danych jest ${plain(operator)}.`
      : `Administratorem danych jest podmiot prowadzący obiekt ${plain(parkName)}.`,
    contact
      ? `W sprawach danych napisz lub zadzwoń: ${plain(contact)}.`
      : 'W sprawach danych napisz lub zadzwoń: aktualne dane są na stronie [Kontakt](/contact).',
  ],
});

const paymentText =
  '\n- **Płatności online:** kwota, czas, numer płatności u operatora i, jeśli prosisz o dokument na firmę, NIP. Potrzebujemy ich, żeby przyjąć i oddać pieniądze, i do rozliczeń (art. 6 ust. 1 lit. b i c RODO). Operator płatności dostaje od nas kwotę i Twój adres e-mail; numer karty i konta podajesz tylko jemu.';

const data = ({ online }: LegalFacts): LegalSection => ({
  heading: '2. Jakie dane, po co i na jakiej podstawie',
  text: [
    `- **Konto:** imię, adres e-mail, numer telefonu, hasło (zapisane wyłącznie jako skrót, którego nie da się odczytać), język oraz wersje regulaminu i tej polityki, z którymi konto powstało. Podstawa: umowa z Tobą (art. 6 ust. 1 lit. b RODO). Telefon jest po to, żeby obsługa mogła zadzwonić, gdy coś się zmieni.\n- **Rezerwacje:** termin, tor, cena, sposób płatności i historia zmian. Potrzebujemy ich do obsługi slotów i do rozliczeń, których wymaga prawo (art. 6 ust. 1 lit. b i c RODO).\n- **Wiadomości:** na Twój adres e-mail piszemy o tym, co dzieje się z Twoimi rezerwacjami i kontem (art. 6 ust. 1 lit. b RODO), i przypominamy o terminach. Przypomnienia wyłączysz na swoim koncie albo linkiem w każdym z nich; są naszym prawnie uzasadnionym interesem (art. 6 ust. 1 lit. f RODO). O początku sezonu piszemy tylko wtedy, gdy włączysz to na swoim koncie (art. 6 ust. 1 lit. a RODO), raz w roku, i przestajemy, gdy to wyłączysz albo naciśniesz link w e-mailu. Treści wysłanych wiadomości nie przechowujemy dłużej niż 30 dni.\n- **Powiadomienia:** jeśli je włączysz, zapisujemy adres, pod którym serwis powiadomień producenta Twojej przeglądarki dociera do Twojego urządzenia. Wiadomość przechodzi przez ten serwis zaszyfrowana, więc nie może on jej przeczytać. Podstawą jest Twoja zgoda (art. 6 ust. 1 lit. a RODO): wyłączysz je w każdej chwili na swoim koncie, kończy je też wylogowanie.\n- **Tablica na pomoście:** ekran w parku pokazuje, kto pływa i kto następny. Imię i pierwszą literę nazwiska zobaczą na nim inni tylko wtedy, gdy włączysz to na swoim koncie (art. 6 ust. 1 lit. a RODO), i tylko dopóki tego nie wyłączysz.\n- **Rezerwacja u obsługi:** imię i telefon osoby bez konta, podane przez nią obsłudze, w tym samym celu i na tej samej podstawie. Usuwamy je na prośbę.\n- **Zalogowane urządzenia:** kiedy i z jakiej przeglądarki korzystano z konta, żeby było widać, gdzie jest otwarte. To nasz i Twój prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO).\n- **Dziennik serwera:** adres IP, czas i adres wywołania. Służy bezpieczeństwu strony, to nasz prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO).${online === 'off' ? '' : paymentText}`,
    'Nie pytamy o datę urodzenia, adres ani dokumenty i nie profilujemy.',
  ],
});

const seenBy = ({ online }: LegalFacts): LegalSection => ({
  heading: '3. Kto je widzi',
  text: [
    'Twoje dane widzi obsługa parku, która prowadzi rezerwacje. Inni goście widzą tylko, że slot jest zajęty, nie przez kogo.',
    'Dane przetwarzają na nasze zlecenie dostawcy serwera i poczty. Nikomu ich nie sprzedajemy.',
    ...(online === 'off'
      ? []
      : ['Operator, u którego płacisz online, odpowiada za dane płatności sam, według swoich zasad.']),
  ],
});

const howLong: LegalSection = {
  heading: '4. Jak długo',
  text: [
    'Dane konta przechowujemy do czasu jego usunięcia. Możesz to zrobić w każdej chwili na stronie Moje konto: dane osobowe usuwamy od razu, a nadchodzące nieopłacone rezerwacje anulujemy. Opłacone nadchodzące rezerwacje rozliczy z Tobą obsługa.',
    'Jeśli odstępujesz od umowy o konto, Twój adres e-mail zostaje jeszcze tylko do chwili, gdy wyślemy na niego potwierdzenie.',
    'Po usunięciu konta zostają wpisy o płatnościach i rezerwacjach bez Twojego imienia, adresu i telefonu, bez ograniczenia czasu, bo nie wskazują już na Ciebie.',
    'Dziennik serwera i kopie zapasowe przechowujemy tak długo, jak długo mogą pomóc po awarii lub nadużyciu; potem zastępują je nowsze.',
  ],
};

const cookies = ({ analytics, map }: LegalFacts): LegalSection => ({
  heading: '5. Pliki cookie i pamięć przeglądarki',
  text: [
    'Do działania strony zapisujemy w przeglądarce: język, wygląd (jasny lub ciemny), Twoją odpowiedź o plikach cookie i, po zalogowaniu, klucze sesji oraz rodzaj konta. Bez nich strona nie mogłaby Cię rozpoznać ani zapamiętać wyboru. Gdy otworzysz swoje sloty, zapisujemy na tym urządzeniu także najbliższe z nich, a kod karnetu tylko na Twoją prośbę: pokażemy je też bez zasięgu. Znikają po wylogowaniu i najpóźniej po 30 dniach.',
    analytics
      ? 'Odwiedziny liczy Google Analytics, które uruchamiamy dopiero po Twojej zgodzie (art. 6 ust. 1 lit. a RODO); może ono przekazywać dane poza Europejski Obszar Gospodarczy.'
      : 'Ta strona nie korzysta teraz z narzędzi do liczenia odwiedzin.',
    ...(map
      ? [
          'Mapa na stronie Dojazd pochodzi z OpenStreetMap i wczytujemy ją dopiero po Twojej zgodzie (art. 6 ust. 1 lit. a RODO); jej serwer widzi wtedy Twój adres IP.',
        ]
      : []),
    ...(analytics || map
      ? ['Zgodę zmienisz w każdej chwili przyciskiem „Ustawienia cookie” na dole strony.']
      : []),
  ],
});

const rights: LegalSection = {
  heading: '6. Twoje prawa',
  text: [
    'Masz prawo dostępu do danych, ich poprawienia, usunięcia, przeniesienia, ograniczenia przetwarzania i sprzeciwu. Zgodę możesz wycofać w każdej chwili, a to, co wydarzyło się wcześniej, pozostaje zgodne z prawem.',
    'Jeśli uważasz, że robimy coś źle, możesz złożyć skargę do [Prezesa Urzędu Ochrony Danych Osobowych](https://uodo.gov.pl/).',
    'Podanie danych jest dobrowolne, ale bez nich nie założymy konta i nie przyjmiemy rezerwacji przez internet.',
  ],
};

const changes: LegalSection = {
  heading: '7. Zmiany',
  text: [
    'Gdy zmienia się to, co robimy z danymi, zmienia się i ta strona. Każda wersja ma numer i datę, a wcześniejsze można tu przeczytać.',
  ],
};

export function privacyPl(facts: LegalFacts): LegalWords {
  const { parkName } = facts;
  return {
    title: 'Polityka prywatności',
    description: `Jakie dane przechowuje ${parkName}, po co, jak długo i jakie masz prawa.`,
    lead: 'Do rezerwacji bierzemy tylko to, co konieczne. Poniżej wszystko po kolei.',
    sections: [controller(facts), data(facts), seenBy(facts), howLong, cookies(facts), rights, changes],
  };
}
