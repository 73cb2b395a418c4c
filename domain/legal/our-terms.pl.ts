import type { OnlineWay } from '../park/online-policy.ts';
import { payHoldMinutes } from '../payments/checkout.ts';
import { hoursBefore, minutesBefore } from './legal-amounts.ts';
import type { LegalFacts } from './legal-facts.ts';
import { type LegalSection, type LegalWords, plain } from './legal-words.ts';

const whom = ({ operator }: LegalFacts): LegalSection => ({
  heading: '1. Kogo dotyczy regulamin',
  text: [
    'Regulamin obowiązuje każdego, kto wchodzi na teren parku albo korzysta z tej strony: pływających, osoby towarzyszące i widzów. Zakładając konto, akceptujesz te zasady.',
    ...(operator
      ? [
          `Park prowadzi: ${plain(operator)}. Jak się z nami skontaktować, jest na stronie [Kontakt](/contact).`,
        ]
      : []),
  ],
});

const account: LegalSection = {
  heading: '2. Konto i strona',
  text: [
    'Przez stronę świadczymy drogą elektroniczną dwie usługi: prowadzimy Twoje konto i przyjmujemy rezerwacje slotów. Samo korzystanie ze strony nic nie kosztuje. Wystarczy internet, aktualna przeglądarka z JavaScriptem i adres e-mail.',
    'Nie wpisuj treści bezprawnych ani cudzych danych i nie próbuj zakłócać działania strony.',
    'Umowa o konto trwa od jego założenia, dopóki go nie usuniesz na stronie Moje konto; powodu nie podajesz. Możesz też odstąpić od niej w ciągu 14 dni na stronie [Odstąpienie od umowy](/withdraw): konto od razu usuniemy, a potwierdzenie wyślemy e-mailem. Umowa o slot zaczyna się, gdy strona potwierdzi rezerwację.',
  ],
};

const paymentTexts = (timeToPay: string, orPass: string): Record<OnlineWay, string> => ({
  off: `Za slot płacisz na miejscu${orPass}.`,
  optional: `Za slot płacisz na miejscu${orPass}, a jeśli wolisz, online przez operatora płatności. Slot, za który płacisz online, czeka na pieniądze ${timeToPay}. Jeśli przyjdą później, a slot ma już ktoś inny, oddamy je.`,
  required: `Slot, który rezerwujesz na stronie, opłacasz od razu: online przez operatora płatności${orPass}. Czeka na pieniądze ${timeToPay}. Jeśli przyjdą później, a slot ma już ktoś inny, oddamy je. U obsługi zapłacisz też na miejscu.`,
});

const passText =
  ' Karnet ma tyle slotów, ile podaje cennik, a jak długo jest ważny, widać przy zakupie i na stronie Moje karnety.';

const slots = ({ paysVat, online, sells }: LegalFacts): LegalSection => ({
  heading: '3. Slot i rezerwacja',
  text: [
    `Slot to czas na jednym torze dla jednej osoby, zwykle 15 minut. Cena slotu jest podana przy rezerwacji${paysVat ? ' i zawiera VAT' : ''}.${sells.gear ? ' Co oprócz niej kosztuje sprzęt, jest w [cenniku](/prices).' : ''}`,
    'Rezerwujesz przez internet, po założeniu konta, albo u obsługi na miejscu. Rezerwacja jest ważna, gdy strona ją potwierdzi; w jednym slocie pływa jedna osoba.',
    paymentTexts(minutesBefore('pl', payHoldMinutes), sells.passes ? ' albo karnetem' : '')[online] +
      (sells.passes ? passText : ''),
    'Przyjdź na tyle wcześnie, żeby przed startem zdążyć ze sprzętem i instruktażem. Spóźnienie skraca Twój czas, bo następna osoba zaczyna punktualnie.',
  ],
});

const refundTexts = [
  'Od zakupu karnetu online możesz odstąpić w ciągu 14 dni bez podania przyczyny. Zrobisz to na stronie [Odstąpienie od umowy](/withdraw), a potwierdzenie wyślemy e-mailem; możesz też do nas napisać. Pouczenie i wzór formularza są w wiadomości o zakupie. Prawo to ma osoba, która kupiła karnet, także gdy jeździ na nim ktoś inny.',
  'Oddamy pieniądze tą samą drogą w ciągu 14 dni, z potrąceniem za sloty, które się na ten karnet zaczęły albo zostały anulowane za późno, po cenie slotu lub minuty z karnetu. Przyszłe sloty z tego karnetu anulujemy.',
];

const cancellationSection = ({ policy, online }: LegalFacts): LegalSection => ({
  heading: '4. Anulowanie rezerwacji',
  text: [
    `Rezerwację możesz anulować na stronie najpóźniej ${minutesBefore('pl', policy.cancelClosesMinutes)} przed startem. Później prosimy o telefon.`,
    `Anulowanie jest bezpłatne, jeśli zrobisz to co najmniej ${hoursBefore('pl', policy.cancelFreeHours)} przed startem. Anulowanie po tym czasie oznaczamy jako późne, a park może naliczyć opłatę do wysokości ceny slotu.`,
    online === 'off'
      ? 'Slot opłacony karnetem z Twojego konta anulujesz na stronie: dopóki anulowanie jest bezpłatne, wraca na karnet, później nie. W sprawie slotu opłaconego na miejscu skontaktuj się z obsługą, a ustalimy zwrot albo inny termin.'
      : 'Slot opłacony online albo karnetem z Twojego konta anulujesz na stronie: dopóki anulowanie jest bezpłatne, pieniądze wracają tą samą drogą, a slot na karnet; później nie wracają. W sprawie slotu opłaconego na miejscu skontaktuj się z obsługą, a ustalimy zwrot albo inny termin.',
    'Od rezerwacji slotu nie można odstąpić w ciągu 14 dni bez podania przyczyny, bo dotyczy wypoczynku w oznaczonym terminie (art. 38 ust. 1 pkt 12 ustawy o prawach konsumenta). Działają za to zasady z tego punktu.',
    ...(online === 'off' ? [] : refundTexts),
    'Jeżeli park zamknie tor z powodu burzy, silnego wiatru, awarii lub decyzji służb, proponujemy inny termin albo zwracamy zapłaconą kwotę.',
  ],
});

const minors = ({ policy }: LegalFacts): LegalSection => ({
  heading: '5. Dzieci i osoby niepełnoletnie',
  text: [
    `Dzieci do ${policy.guardianUpToAge} lat włącznie pływają tylko pod opieką rodzica lub opiekuna, który przez cały czas jest na terenie parku i widzi dziecko.`,
    'Konto może założyć osoba pełnoletnia, a za zgodą rodzica lub opiekuna także młodsza, która skończyła 13 lat. Młodszym slot rezerwuje dorosły.',
    'Za osoby niepełnoletnie odpowiadają rodzice lub opiekunowie. Obsługa może poprosić o ich zgodę przed startem.',
  ],
});

const safety: LegalSection = {
  heading: '6. Bezpieczeństwo na wodzie',
  text: [
    '- Na wyciągu obowiązują kask i kamizelka. Sprzęt sprawdzaj przed każdym startem i mów obsłudze o każdej usterce.\n- Pływać mogą osoby, które umieją pływać i nie mają przeciwwskazań zdrowotnych.\n- Nie wolno pływać po alkoholu, narkotykach ani lekach zaburzających reakcję.\n- Po upadku odpłyń od trasy liny i patrz na innych. Na przeszkody wpływaj tylko wtedy, gdy przed Tobą nikogo nie ma.\n- Podczas burzy i przy sygnale obsługi natychmiast opuść wodę.',
    'Polecenia obsługi i instruktorów są ostateczne. Obsługa może przerwać jazdę osobie, która zagraża sobie lub innym; wtedy opłata nie podlega zwrotowi.',
  ],
};

const gear: LegalSection = {
  heading: '7. Sprzęt i teren parku',
  text: [
    'Wypożyczony sprzęt zwracasz w stanie, w jakim go dostajesz. Za zgubienie lub zniszczenie wykraczające poza zwykłe zużycie odpowiada wypożyczający. Własnego sprzętu możesz używać, jeśli obsługa uzna go za bezpieczny.',
    'Nad wodę nie wnosimy szkła, sprzątamy po sobie, a ognia nie rozpalamy poza miejscem, które do tego wyznaczono. Park nie odpowiada za rzeczy zostawione bez opieki.',
  ],
};

const events: LegalSection = {
  heading: '8. Wydarzenia',
  text: [
    'Na wydarzenie zapisujesz się na stronie i dostajesz pierwsze wolne miejsce. Anulujesz je tak jak slot, chyba że opis wydarzenia mówi inaczej.',
  ],
};

const complaints: LegalSection = {
  heading: '9. Reklamacje i pomoc poza sądem',
  text: [
    'Reklamację, także strony i konta, zgłoś osobiście albo przez dane ze strony [Kontakt](/contact). Napisz, czego dotyczy, kiedy to się stało i czego oczekujesz. Odpowiadamy w ciągu 14 dni, e-mailem albo na papierze.',
    'Gdy nie zgadzasz się z odpowiedzią, bezpłatnie pomoże Ci powiatowy lub miejski rzecznik konsumentów, a spór bez sądu pomoże zakończyć wojewódzki inspektorat Inspekcji Handlowej. Jak to działa, opisuje [UOKiK](https://uokik.gov.pl/).',
    'Jeśli jesteś konsumentem, przysługują Ci prawa wynikające z przepisów, a regulamin ich nie ogranicza.',
  ],
};

const changes: LegalSection = {
  heading: '10. Zmiany regulaminu',
  text: [
    'Regulamin zmieniamy z ważnych powodów, np. gdy zmienia się prawo lub oferta; nowy ogłaszamy na tej stronie. Kto ma już konto, tego obowiązuje po 14 dniach od ogłoszenia; kto się nie zgadza, może do tego czasu usunąć konto. Do rezerwacji zrobionych wcześniej stosujemy zasady z dnia rezerwacji.',
    'Każda wersja ma numer i datę, a wcześniejsze można tu przeczytać.',
  ],
};

export function termsPl(facts: LegalFacts): LegalWords {
  const { parkName } = facts;
  return {
    title: 'Regulamin',
    description: `Regulamin obiektu ${parkName}: rezerwacje, anulowanie, bezpieczeństwo na wodzie, reklamacje.`,
    lead: `Zasady korzystania z obiektu ${parkName}. Krótko i po ludzku, ale obowiązują każdego.`,
    sections: [
      whom(facts),
      account,
      slots(facts),
      cancellationSection(facts),
      minors(facts),
      safety,
      gear,
      events,
      complaints,
      changes,
    ],
  };
}
