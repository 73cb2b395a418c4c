import type { LegalFacts, LegalText } from '../legal.ts';
import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('pl');
const hoursBefore = (hours: number) =>
  count(hours, { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' });
const minutesBefore = (minutes: number) =>
  minutes % 60 === 0
    ? hoursBefore(minutes / 60)
    : count(minutes, { one: 'minutę', few: 'minuty', other: 'minut' });

function terms({ policy, operator, paysVat, parkName }: LegalFacts): LegalText {
  return {
    title: 'Regulamin',
    description: `Regulamin obiektu ${parkName}: rezerwacje, anulowanie, bezpieczeństwo na wodzie, dzieci i opiekunowie.`,
    lead: `Zasady korzystania z obiektu ${parkName}. Krótko i po ludzku, ale obowiązują każdego.`,
    sections: [
      {
        title: '1. Kogo dotyczy regulamin',
        text: [
          'Regulamin obowiązuje wszystkich, którzy wchodzą na teren parku: pływających, gości baru i plaży, nocujących i widzów. Wchodząc na teren parku lub zakładając konto, akceptujesz te zasady.',
          ...(operator ? [`Park prowadzi: ${operator}.`] : []),
        ],
      },
      {
        title: '2. Slot i rezerwacja',
        text: [
          `Slot to czas na jednym torze dla jednej osoby, zwykle 15 minut. Cena slotu jest podana przy rezerwacji${paysVat ? ', zawiera VAT' : ''} i nie obejmuje deski.`,
          'Rezerwujesz przez internet, po założeniu konta, albo u obsługi na miejscu. Rezerwacja jest ważna, gdy strona ją potwierdzi; w jednym slocie pływa jedna osoba.',
          'Za slot płacisz na miejscu gotówką, kartą, BLIK-iem albo karnetem. Karnet ma tyle slotów, ile podaje cennik.',
          'Przyjdź co najmniej 10 minut przed startem, żeby zdążyć ze sprzętem i instruktażem. Spóźnienie skraca Twój czas, bo następna osoba zaczyna punktualnie.',
        ],
      },
      {
        title: '3. Anulowanie rezerwacji',
        text: [
          `Rezerwację możesz anulować na stronie najpóźniej ${minutesBefore(policy.cancelClosesMinutes)} przed startem. Później prosimy o telefon.`,
          `Anulowanie jest bezpłatne, jeśli zrobisz to co najmniej ${hoursBefore(policy.cancelFreeHours)} przed startem. Anulowanie po tym czasie oznaczamy jako późne, a park może naliczyć opłatę do wysokości ceny slotu.`,
          'Opłaconego slotu nie można anulować na stronie. Skontaktuj się z obsługą, a ustalimy zwrot albo inny termin.',
          'Jeżeli park zamknie tor z powodu burzy, silnego wiatru, awarii lub decyzji służb, proponujemy inny termin albo zwracamy zapłaconą kwotę.',
        ],
      },
      {
        title: '4. Dzieci i osoby niepełnoletnie',
        text: [
          `Dzieci do ${policy.guardianUpToAge} lat włącznie pływają tylko pod opieką rodzica lub opiekuna, który przez cały czas jest na terenie parku i widzi dziecko.`,
          'Konto może założyć osoba pełnoletnia, a za zgodą rodzica lub opiekuna także młodsza, która skończyła 13 lat. Młodszym slot rezerwuje dorosły.',
          'Za osoby niepełnoletnie odpowiadają rodzice lub opiekunowie. Obsługa może poprosić o ich zgodę przed startem.',
        ],
      },
      {
        title: '5. Bezpieczeństwo na wodzie',
        text: [
          'Na wyciągu obowiązują kask i kamizelka. Sprzęt sprawdzaj przed każdym startem i mów obsłudze o każdej usterce.',
          'Pływać mogą osoby, które umieją pływać i nie mają przeciwwskazań zdrowotnych. Nie wolno pływać po alkoholu, narkotykach ani lekach zaburzających reakcję.',
          'Polecenia obsługi i instruktorów są ostateczne. Obsługa może przerwać jazdę osobie, która zagraża sobie lub innym; wtedy opłata nie podlega zwrotowi.',
          'Po upadku odpłyń od trasy liny i patrz na innych. Na przeszkody wpływaj tylko wtedy, gdy przed Tobą nikogo nie ma. Wyciąg porusza się z prędkością do 32 km/h.',
          'Podczas burzy i przy sygnale obsługi natychmiast opuść wodę.',
        ],
      },
      {
        title: '6. Sprzęt',
        text: [
          'Wypożyczony sprzęt zwracasz w stanie, w jakim go dostajesz. Za zgubienie lub zniszczenie wykraczające poza zwykłe zużycie odpowiada wypożyczający.',
          'Własnego sprzętu możesz używać, jeśli obsługa uzna go za bezpieczny. Park nie odpowiada za rzeczy zostawione bez opieki.',
        ],
      },
      {
        title: '7. Plaża, bar i nocleg',
        text: [
          'Na terenie parku nie wnosimy szkła na plażę i pomosty, sprzątamy po sobie, a psy prowadzimy na smyczy. Ognisko palimy tylko w wyznaczonym miejscu.',
          'Za każdą osobę w domku ponad liczbę z cennika obowiązuje dopłata. Nocą na terenie parku zachowujemy ciszę, a w noce wydarzeń trzymamy się ich programu.',
        ],
      },
      {
        title: '8. Wydarzenia',
        text: [
          'Na wydarzenie zapisujesz się na stronie i dostajesz pierwsze wolne miejsce. Anulujesz je tak jak slot, chyba że opis wydarzenia mówi inaczej.',
        ],
      },
      {
        title: '9. Reklamacje',
        text: [
          'Reklamację zgłoś osobiście albo przez dane ze strony Kontakt, podając, czego dotyczy i kiedy się wydarzyło. Dotyczy to także strony i konta. Odpowiadamy w ciągu 14 dni, e-mailem albo na papierze. Gdy się nie zgadzasz, bezpłatnie pomoże Ci rzecznik konsumentów albo Inspekcja Handlowa.',
          'Jeśli jesteś konsumentem, przysługują Ci prawa wynikające z przepisów, a regulamin ich nie ogranicza. Od rezerwacji nie można odstąpić w ciągu 14 dni bez podania przyczyny, bo dotyczy wypoczynku w oznaczonym terminie (art. 38 ust. 1 pkt 12 ustawy o prawach konsumenta). Działają za to zasady z punktu 3.',
        ],
      },
      {
        title: '10. Konto i strona',
        text: [
          'Przez stronę prowadzisz konto i rezerwujesz sloty; samo korzystanie z niej nic nie kosztuje. Wystarczy internet, aktualna przeglądarka z JavaScriptem i adres e-mail. Nie wpisuj treści bezprawnych ani cudzych danych.',
          'Umowa o konto trwa od jego założenia, dopóki go nie usuniesz na stronie Moje konto; powodu nie podajesz. Umowa o slot zaczyna się, gdy strona potwierdzi rezerwację.',
        ],
      },
      {
        title: '11. Zmiany',
        text: [
          'Regulamin zmieniamy z ważnych powodów, np. gdy zmienia się prawo lub oferta; nowy ogłaszamy tu co najmniej 14 dni wcześniej. Do rezerwacji zrobionych wcześniej stosujemy zasady z dnia rezerwacji.',
        ],
      },
    ],
  };
}

function privacy({ operator, contact, parkName, analytics, map }: LegalFacts): LegalText {
  return {
    title: 'Polityka prywatności',
    description: `Jakie dane przechowuje ${parkName}, po co, jak długo i jakie masz prawa.`,
    lead: 'Do rezerwacji bierzemy tylko to, co konieczne. Poniżej wszystko po kolei.',
    sections: [
      {
        title: '1. Kto odpowiada za dane',
        text: [
          operator
            ? `Administratorem danych jest ${operator}.`
            : `Administratorem danych jest podmiot prowadzący obiekt ${parkName}.`,
          contact
            ? `W sprawach danych napisz lub zadzwoń: ${contact}.`
            : 'W sprawach danych napisz lub zadzwoń: aktualne dane są na stronie Kontakt.',
        ],
      },
      {
        title: '2. Jakie dane i po co',
        text: [
          'Konto: imię, adres e-mail, numer telefonu i hasło (zapisane wyłącznie jako skrót, którego nie da się odczytać). Podstawa: umowa z Tobą (art. 6 ust. 1 lit. b RODO). Telefon jest po to, żeby obsługa mogła zadzwonić, gdy coś się zmieni.',
          'Rezerwacje: termin, tor, cena, sposób płatności i historia zmian. Potrzebujemy ich do obsługi slotów i do rozliczeń, których wymaga prawo (art. 6 ust. 1 lit. b i c RODO).',
          'Rezerwacja u obsługi: imię i telefon osoby bez konta, w tym samym celu. Usuwamy je na prośbę.',
          'Dziennik serwera: adres IP, czas i adres wywołania. Służy bezpieczeństwu strony, to nasz prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO).',
          'Nie pytamy o datę urodzenia, adres ani dokumenty i nie profilujemy.',
        ],
      },
      {
        title: '3. Kto je widzi',
        text: [
          'Twoje dane widzi obsługa parku, która prowadzi rezerwacje. Inni goście widzą tylko, że slot jest zajęty, nie przez kogo.',
          'Dane przetwarzają na nasze zlecenie dostawcy serwera i poczty. Nikomu ich nie sprzedajemy.',
        ],
      },
      {
        title: '4. Jak długo',
        text: [
          'Dane konta przechowujemy do czasu jego usunięcia. Możesz to zrobić w każdej chwili na stronie Moje konto: dane osobowe usuwamy od razu, a nadchodzące nieopłacone rezerwacje anulujemy. Opłacone nadchodzące rezerwacje rozliczy z Tobą obsługa.',
          'Po usunięciu konta zostają wpisy o płatnościach i rezerwacjach bez Twojego imienia, adresu i telefonu, bez ograniczenia czasu, bo nie wskazują już na Ciebie.',
        ],
      },
      {
        title: '5. Pliki cookie i pamięć przeglądarki',
        text: [
          'Do działania strony zapisujemy w przeglądarce: język, wygląd (jasny lub ciemny), Twoją odpowiedź o plikach cookie i, po zalogowaniu, klucze sesji oraz rodzaj konta. Bez nich strona nie mogłaby Cię rozpoznać ani zapamiętać wyboru.',
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
      },
      {
        title: '6. Twoje prawa',
        text: [
          'Masz prawo dostępu do danych, ich poprawienia, usunięcia, przeniesienia, ograniczenia przetwarzania i sprzeciwu. Zgodę możesz wycofać w każdej chwili, a to, co wydarzyło się wcześniej, pozostaje zgodne z prawem.',
          'Jeśli uważasz, że robimy coś źle, możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
          'Podanie danych jest dobrowolne, ale bez nich nie założymy konta i nie przyjmiemy rezerwacji przez internet.',
        ],
      },
    ],
  };
}

export const legal = nonBreaking({ terms, privacy });
