import type { ErrorCode } from '@cablepark/domain/errors';

const somethingWrong = 'Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.';

const byCode: Partial<Record<ErrorCode, string>> = {
  INVALID_PAYLOAD: 'Serwer nie zrozumiał danych. Sprawdź formularz.',
  INVALID_QUERY: somethingWrong,
  FAILED_VALIDATION: 'Sprawdź dane: niektóre pola są nieprawidłowe.',
  RECORD_NOT_UNIQUE: 'Jest już konto z tym adresem. Zaloguj się albo ustaw nowe hasło.',
  INVALID_FOREIGN_KEY: 'Tego wpisu już nie ma. Odśwież stronę.',
  INVALID_CREDENTIALS: 'Nieprawidłowy e-mail albo hasło. Spróbuj ponownie albo ustaw nowe hasło.',
  USER_SUSPENDED: 'To konto jest zablokowane. Zadzwoń do nas.',
  TOKEN_EXPIRED: 'Sesja wygasła.',
  INVALID_TOKEN: 'Link albo sesja już nie działa. Zaloguj się ponownie.',
  FORBIDDEN: 'Nie masz do tego uprawnień.',
  ROUTE_NOT_FOUND: somethingWrong,
  SLOT_TAKEN: 'Ten slot jest już zajęty.',
  SLOT_OVERLAP: 'Na tym torze jest już slot w tym czasie.',
  SLOT_BOOKED: 'Ten slot jest zarezerwowany.',
  SLOT_PAID: 'Ten slot jest opłacony. Zadzwoń do nas, żeby go zmienić.',
  SLOT_HELD: 'Ten slot czeka na płatność. Poczekaj chwilę albo przyjmij płatność.',
  HOLD_LIMIT: 'Inne Twoje sloty czekają na płatność. Najpierw za nie zapłać albo je anuluj.',
  RIDE_LIMIT: 'Masz już tyle rezerwacji, ile można. Anuluj którąś albo zadzwoń do nas.',
  WISH_LIMIT: 'Czekasz już na tyle slotów, na ile można. Zrezygnuj z jednego, żeby czekać na inny.',
  HOLD_AGAIN_LATER: 'Ten slot dwa razy wrócił do puli bez płatności. Wybierz inny albo zadzwoń do nas.',
  SLOT_NOT_BOOKED: 'Tego slotu nikt już nie zajmuje. Odśwież stronę.',
  PASS_EMPTY: 'Na tym karnecie zostało za mało. Zapłać inaczej albo wybierz inny karnet.',
  PASS_EXPIRED: 'Ten karnet nie jest już ważny.',
  PASS_NOT_VALID_HERE: 'Ten karnet nie obejmuje tego slotu.',
  PASS_DAY_USED:
    'Na ten dzień limit tego karnetu jest już wykorzystany. Zapłać inaczej albo wybierz inny dzień.',
  PASS_FULL: 'Ten karnet ma już 20 osób. Poproś właściciela, żeby zwolnił miejsce.',
  DAY_CLOSED: 'Ten dzień jest już zamknięty. Odśwież stronę, żeby zobaczyć, kto i kiedy go zamknął.',
  CHANGED_SINCE: 'Od tego czasu coś się zmieniło. Odśwież stronę.',
  DAY_CHANGED:
    'Pieniądze przyszły albo wyszły, odkąd widać te kwoty. Sprawdź nowe kwoty i zamknij dzień jeszcze raz.',
  KEY_USED:
    'Coś takiego już wysłano: ktoś inny albo z inną treścią. Sprawdź, jak jest teraz, i spróbuj ponownie.',
  TOO_LITTLE: 'To za mało na płatność online. Zapłać w parku albo razem z innymi slotami.',
  TRACK_IN_USE: 'Ten tor ma sloty albo rezerwacje. Najpierw rozlicz je albo wycofaj tor.',
  TRACK_LIMIT: 'Park może mieć najwyżej 12 torów.',
  SEASON_BUSY: 'Trwa już zmiana sezonu. Poczekaj, aż się skończy.',
  CONTENT_CHANGED: 'Ktoś zmienił tę stronę w międzyczasie. Wczytaj ją ponownie i nanieś swoje zmiany.',
  PICTURE_IN_USE: 'To zdjęcie jest w użyciu. Najpierw zastąp je tam innym.',
  PICTURE_LIMIT: 'W bibliotece mieści się 300 zdjęć. Usuń najpierw te, których nie potrzebujesz.',
  SEASON_CHANGED: 'Ktoś zmienił sezon w międzyczasie. Odśwież stronę i sprawdź, co się zmieniło.',
  TRACK_CLOSED: 'Ten tor nie przyjmuje teraz rezerwacji. Wybierz inny tor.',
  CLOSED: 'Ten tor jest w tym czasie zamknięty. Wybierz inny termin albo inny tor.',
  CONTENT_TOO_LARGE: 'Przesłane dane są za duże.',
  UNSUPPORTED_MEDIA_TYPE: 'Tego pliku nie przyjmujemy. Wybierz inny.',
  TOO_LATE: 'Na to jest już za późno. Zadzwoń do nas.',
  UNREADABLE_COLOURS:
    'Przy tych kolorach nie wszystko da się przeczytać. Wybierz jaśniejszy drugi kolor albo ciemniejszy główny.',
  TOO_EARLY: 'Na to jeszcze za wcześnie.',
  REQUESTS_EXCEEDED: 'Za dużo prób. Odczekaj chwilę i spróbuj ponownie.',
  INTERNAL_SERVER_ERROR: 'Błąd serwera. Spróbuj ponownie za chwilę.',
  SERVICE_UNAVAILABLE: 'Serwer jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
};

export const errors = {
  /** Instead of the server's English message; codes without an entry show that message. */
  byCode,
  network: 'Błąd sieci: nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
  unexpected: 'Nieoczekiwany błąd, spróbuj ponownie później.',
  /** Start of the session (SPEC.md §4). */
  startServer: (message: string) => `Błąd serwera: ${message}`,
  startNetwork: 'Błąd sieci',
  startUnexpected: 'Nieoczekiwany błąd',
  /** What of a longer call failed (SPEC.md §8). */
  usersFailed: (message: string) => `Nie udało się pobrać danych osób: ${message}`,
  refreshFailed: (message: string) => `Odświeżenie sesji nie powiodło się: ${message}`,
};
