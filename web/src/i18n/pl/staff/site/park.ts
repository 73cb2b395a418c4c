import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import { noShowsUntilPaying } from '@cablepark/domain/payments/pay-online';
import { counter } from '../../../plural.ts';

/** How long a slot waits for its money. */
const timeToPay = counter('pl')(payHoldMinutes, { one: 'minutę', few: 'minuty', other: 'minut' });

/** After how many no-shows a rider pays first. */
const missed = counter('pl')(noShowsUntilPaying, { one: 'nieobecności', other: 'nieobecnościach' });

export const park = {
  title: 'Dane parku',
  lead: 'Nazwa, kontakt, godziny i zasady: stąd biorą je strona, regulamin i e-maile.',
  loadFailed: 'Nie udało się wczytać danych parku.',
  payments: {
    heading: 'Płatności online',
    ways: { off: 'Wyłączone', optional: 'Kto chce', required: 'Zawsze' },
    hints: {
      off: 'Wszyscy płacą na miejscu.',
      optional: 'Slot można opłacić od razu albo na miejscu.',
      required: `Slot czeka ${timeToPay} na płatność, potem wraca do puli. Obsługa dalej rezerwuje bez płatności.`,
    },
    afterNoShows: `Po ${missed} tylko z płatnością online`,
    saved: 'Zapisano zasady płatności.',
    failed: 'Nie udało się zapisać zasad płatności',
    noProvider:
      'Ten serwer nie ma jeszcze operatora płatności. Jak go ustawić, mówi instrukcja docs/payments.md; do tego czasu wszyscy płacą na miejscu.',
  },
  sections: {
    name: 'Nazwa',
    contact: 'Kontakt',
    operator: 'Firma prowadząca park',
    hours: 'Godziny otwarcia',
    policy: 'Zasady rezerwacji',
  },
  hints: {
    name: 'Widoczna w nagłówku, tytułach stron i e-mailach.',
    contact: 'Czego tu nie wpiszesz, tego nie pokażemy.',
    operator:
      'Trafi do regulaminu, polityki prywatności i potwierdzeń umów w e-mailach. Prawo wymaga nazwy, adresu i NIP.',
    hours: 'Tylko do informacji: sloty powstają z planu w „Sezonie”. 00:00 jako koniec to północ.',
    policy:
      'Tych liczb trzymają się rezerwacje i teksty na stronie. Limity liczby rezerwacji nie dotyczą obsługi, także gdy rezerwuje dla kogoś.',
  },
  fields: {
    name: 'Nazwa parku',
    'contact.phone': 'Telefon',
    'contact.email': 'E-mail',
    'contact.address': 'Adres',
    'contact.map.lat': 'Szerokość geograficzna',
    'contact.map.lon': 'Długość geograficzna',
    'contact.facebook': 'Facebook',
    'contact.instagram': 'Instagram',
    'contact.youtube': 'YouTube',
    'operator.name': 'Nazwa firmy',
    'operator.taxId': 'NIP',
    'operator.address': 'Adres firmy',
    'hours.note': 'Uwaga po polsku',
    'hours.noteEn': 'Uwaga po angielsku',
    'policy.cancelClosesMinutes': 'Anulowanie online najpóźniej (minut przed)',
    'policy.cancelFreeHours': 'Anulowanie bez opłat najpóźniej (godzin przed)',
    'policy.guardianUpToAge': 'Z opiekunem do wieku (lat, włącznie)',
    'policy.ridesAtMost': 'Nadchodzących rezerwacji na osobę (najwyżej)',
    'policy.ridesADayAtMost': 'W tym na jeden dzień (najwyżej)',
    'policy.unprovedRidesAtMost': 'Bez potwierdzonego e-maila razem',
    'policy.unprovedRidesADayAtMost': 'Bez potwierdzonego e-maila na jeden dzień',
  },
  noteHint: 'Na przykład: sezon od maja do września.',
  latHint: 'Stopnie, np. 53,7812. Możesz wkleić oba naraz: 53.7812, 21.5738.',
  lonHint: 'Stopnie, np. 21,5738.',
  open: 'Otwarte',
  openOn: (day: string) => `Otwarte: ${day}`,
  opens: 'Od',
  closes: 'Do',
  opensOn: (day: string) => `${day}: od`,
  closesOn: (day: string) => `${day}: do`,
  closed: 'Zamknięte',
  fault: 'Sprawdź to pole.',
  faults: {
    name: 'Podaj nazwę parku.',
    'contact.phone': 'Podaj telefon, np. +48 600 700 800.',
    'contact.email': 'Podaj prawidłowy adres e-mail.',
    'contact.map.lat': 'Podaj liczbę od -90 do 90 albo wyczyść oba pola.',
    'contact.map.lon': 'Podaj liczbę od -180 do 180 albo wyczyść oba pola.',
    'contact.facebook': 'Podaj adres zaczynający się od https://',
    'contact.instagram': 'Podaj adres zaczynający się od https://',
    'contact.youtube': 'Podaj adres zaczynający się od https://',
    'operator.taxId': 'Popraw NIP: ma dziesięć cyfr, a ostatnia musi pasować do pozostałych.',
    'policy.cancelFreeHours': 'Ten limit nie może wypadać później niż limit anulowania online.',
    'policy.ridesAtMost': 'Podaj liczbę od 12 do 1000.',
    'policy.ridesADayAtMost': 'Podaj liczbę od 12, nie większą niż limit wszystkich rezerwacji.',
    'policy.unprovedRidesAtMost': 'Podaj liczbę od 12, nie większą niż limit z potwierdzonym e-mailem.',
    'policy.unprovedRidesADayAtMost': 'Podaj liczbę od 12, nie większą niż limity obok i powyżej.',
  },
  hoursFromSeason: 'Takie jak w planie sezonu',
  hoursFault: 'Koniec musi być późniejszy niż początek.',
  checkFields: 'Sprawdź zaznaczone pola.',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  unsaved: 'Masz niezapisane zmiany.',
  allSaved: 'Wszystko zapisane.',
  undo: 'Cofnij zmiany',
  saved: 'Dane parku zostały zapisane.',
  saveFailed: 'Nie udało się zapisać danych parku.',
};
