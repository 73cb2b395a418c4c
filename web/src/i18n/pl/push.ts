import { nonBreaking } from './nonBreaking.ts';

/** Powiadomienia na urządzeniu: propozycja po rezerwacji i wybór w danych konta. */
const texts = {
  offer: {
    label: 'Powiadomienia o rezerwacjach',
    question: 'Przypomnieć Ci o slocie na tym urządzeniu? Damy też znać, gdy park coś przełoży albo anuluje.',
    yes: 'Włącz powiadomienia',
    no: 'Nie, dziękuję',
    done: 'Powiadomienia są włączone. Wyłączysz je w „Moich danych”.',
    denied:
      'Przeglądarka nie pozwala na powiadomienia. Włączysz je w jej ustawieniach, a potem w „Moich danych”.',
    failed: 'Nie udało się włączyć powiadomień',
  },
  section: {
    heading: 'Powiadomienia',
    note: 'Przypomnienia, zmiany i anulowanie od razu na ekranie urządzenia. E-maile przychodzą jak dotąd. Po wylogowaniu powiadomień już nie będzie.',
    turnOn: 'Włącz na tym urządzeniu',
    denied: 'Przeglądarka blokuje powiadomienia z tej strony. Odblokuj je w jej ustawieniach i wróć tutaj.',
    homeScreen:
      'Na iPhonie i iPadzie najpierw dodaj tę stronę do ekranu początkowego (Udostępnij → Do ekranu początkowego), a potem otwórz ją stamtąd.',
    unable: 'Ta przeglądarka nie obsługuje powiadomień.',
    unknown: 'Nieznane urządzenie',
    current: 'To urządzenie',
    since: (moment: string) => `Włączone: ${moment}`,
    turnOff: 'Wyłącz',
    turnOffThis: (device: string) => `Wyłącz powiadomienia: ${device}`,
    loadFailed: 'Nie udało się sprawdzić, gdzie są włączone powiadomienia.',
    offFailed: 'Nie udało się wyłączyć powiadomień',
  },
};

export const push = nonBreaking(texts);
