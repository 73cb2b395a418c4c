import type { ErrorCode } from '@cablepark/domain/errors';

const byCode: Partial<Record<ErrorCode, string>> = {
  INVALID_PAYLOAD: 'Serwer nie zrozumiał danych. Sprawdź formularz.',
  INVALID_QUERY: 'Serwer nie zrozumiał zapytania.',
  FAILED_VALIDATION: 'Sprawdź dane: niektóre pola są nieprawidłowe.',
  RECORD_NOT_UNIQUE: 'Konto z tym adresem e-mail już istnieje.',
  INVALID_FOREIGN_KEY: 'Ten wpis już nie istnieje.',
  INVALID_CREDENTIALS: 'Nieprawidłowy e-mail lub hasło.',
  USER_SUSPENDED: 'To konto jest zablokowane. Zadzwoń do parku.',
  TOKEN_EXPIRED: 'Sesja wygasła.',
  INVALID_TOKEN: 'Link lub sesja są nieważne.',
  FORBIDDEN: 'Nie masz do tego uprawnień.',
  ROUTE_NOT_FOUND: 'Serwer nie zna tej funkcji.',
  SLOT_TAKEN: 'Ten slot jest już zajęty.',
  SLOT_OVERLAP: 'Na tym torze jest już slot w tym czasie.',
  SLOT_BOOKED: 'Ten slot jest zarezerwowany.',
  SLOT_PAID: 'Ten slot jest opłacony.',
  CONTENT_TOO_LARGE: 'Przesłane dane są za duże.',
  TOO_LATE: 'Jest już za późno.',
  REQUESTS_EXCEEDED: 'Za dużo prób. Odczekaj chwilę i spróbuj ponownie.',
  INTERNAL_SERVER_ERROR: 'Błąd serwera. Spróbuj ponownie za chwilę.',
  SERVICE_UNAVAILABLE: 'Serwer jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
};

export const errors = {
  /** Instead of the server's English message; codes without an entry show that message. */
  byCode,
  network: 'Błąd sieci: nie można połączyć się z serwerem',
  unexpected: 'Nieoczekiwany błąd, spróbuj ponownie później.',
  /** Start of the session (SPEC.md §4). */
  startServer: (message: string) => `Błąd serwera: ${message}`,
  startNetwork: 'Błąd sieci',
  startUnexpected: 'Nieoczekiwany błąd',
  /** What of a longer call failed (SPEC.md §8). */
  usersFailed: (message: string) => `Nie udało się pobrać danych osób: ${message}`,
  refreshFailed: (message: string) => `Odświeżenie sesji nie powiodło się: ${message}`,
};
