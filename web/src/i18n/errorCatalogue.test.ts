import { type Language, languages } from '@cablepark/domain/time/display';
import { describe, expect, test } from 'vitest';
import { deskErrorText } from '../features/staff-desk/deskOutcomeText.ts';
import { NetworkError, readFailure } from '../lib/http/errors.ts';
import { RefreshError } from '../lib/http/refresh.ts';
import { UsersError } from '../lib/http/UsersError.ts';
import { type AuthAction, AuthFailure, UserNotFound } from '../session/failure.ts';
import { authFailureText } from '../session/failureText.ts';
import { info as infoEn } from './en/info.ts';
import { staff as staffEn } from './en/staff.ts';
import { en } from './en.ts';
import { errorText, failedText } from './errorText.ts';
import { info as infoPl } from './pl/info.ts';
import { staff as staffPl } from './pl/staff.ts';
import { pl } from './pl.ts';

/** SPEC.md §4 and §8, sentence by sentence: the message of each call for each failure, in both languages. */

const texts = { pl, en };
const staff = { pl: staffPl, en: staffEn };
const info = { pl: infoPl, en: infoEn };

/** The ways in which a call fails. */
const failures = {
  /** The server says why. */
  said: readFailure(418, { errors: [{ message: 'I am a teapot.', extensions: { code: 'TEAPOT' } }] }),
  /** A proxy's page, or an empty answer. */
  silent: readFailure(500, undefined),
  unreached: new NetworkError(),
  /** Not HTTP at all. */
  fault: new TypeError("Cannot read properties of undefined (reading 'id')"),
};

type Kind = keyof typeof failures;
type Sentences = Record<Kind, string>;
type Tell = (error: unknown, language: Language) => string;

const auth =
  (action: AuthAction): Tell =>
  (cause, language) =>
    authFailureText(new AuthFailure(action, cause), texts[language]);
const desk =
  (what: 'payFailed' | 'unbookFailed' | 'bookFailed' | 'moveFailed' | 'voidFailed' | 'missingFailed'): Tell =>
  (error, language) =>
    deskErrorText(staff[language].desk[what], error, texts[language], staff[language].desk);
const toast =
  (what: (language: Language) => string): Tell =>
  (error, language) =>
    failedText(what(language), error, texts[language]);

const unreached = {
  pl: 'Błąd sieci: nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
  en: 'Network error: Unable to connect to the server. Check your connection and try again.',
};
const unexpected = {
  pl: 'Nieoczekiwany błąd, spróbuj ponownie później.',
  en: 'Unexpected error, try again later.',
};

/** `Failed to …: {message}`, or without a message the sentence and the next step. */
function followed(language: Language, what: string, alone = what): Sentences {
  return {
    said: `${what}: I am a teapot.`,
    silent: `${alone}. ${unexpected[language]}`,
    unreached: `${what}: ${unreached[language]}`,
    fault: `${alone}. ${unexpected[language]}`,
  };
}

const sentences: [call: string, tell: Tell, pl: Sentences, en: Sentences][] = [
  [
    'logging in',
    auth('login'),
    {
      ...followed('pl', 'Logowanie nie powiodło się'),
      fault: 'Podczas logowania wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    },
    {
      ...followed('en', 'Login failed'),
      fault: 'An unknown error occurred during login. Reload the page and try again.',
    },
  ],
  [
    'signing up',
    auth('signup'),
    {
      ...followed('pl', 'Nie udało się założyć konta'),
      fault: 'Podczas zakładania konta wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    },
    {
      ...followed('en', 'Registration failed', 'Signup failed'),
      fault: 'An unknown error occurred during registration. Reload the page and try again.',
    },
  ],
  [
    'deleting the account',
    auth('deleteAccount'),
    {
      ...followed('pl', 'Usunięcie konta nie powiodło się'),
      fault: 'Podczas usuwania konta wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    },
    {
      ...followed('en', 'Account deletion failed'),
      fault: 'An unknown error occurred during account deletion. Reload the page and try again.',
    },
  ],
  [
    'fetching the user',
    auth('fetchUser'),
    {
      ...followed('pl', 'Nie udało się pobrać danych konta'),
      fault: 'Podczas pobierania danych konta wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    },
    {
      ...followed('en', 'Failed to fetch user'),
      fault: 'An unknown error occurred during fetching the user. Reload the page and try again.',
    },
  ],
  [
    'resetting the password',
    auth('passwordReset'),
    {
      ...followed('pl', 'Zmiana hasła nie powiodła się'),
      fault: 'Podczas zmiany hasła wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    },
    {
      ...followed('en', 'Password reset failed'),
      fault: 'An unknown error occurred during password reset. Reload the page and try again.',
    },
  ],
  [
    'starting the session',
    auth('start'),
    {
      said: 'Błąd serwera: I am a teapot.',
      silent: `Błąd serwera: ${unexpected.pl}`,
      unreached: 'Błąd sieci',
      fault: 'Nieoczekiwany błąd',
    },
    {
      said: 'Server error: I am a teapot.',
      silent: `Server error: ${unexpected.en}`,
      unreached: 'Network error',
      fault: 'Unexpected error',
    },
  ],
  [
    'refreshing the token',
    (error, language) => errorText(new RefreshError('', { cause: error }), texts[language]),
    {
      said: 'Odświeżenie sesji nie powiodło się: I am a teapot.',
      silent: `Odświeżenie sesji nie powiodło się: ${unexpected.pl}`,
      unreached: unreached.pl,
      fault: `Odświeżenie sesji nie powiodło się: ${unexpected.pl}`,
    },
    {
      said: 'Token refresh failed: I am a teapot.',
      silent: `Token refresh failed: ${unexpected.en}`,
      unreached: unreached.en,
      fault: `Token refresh failed: ${unexpected.en}`,
    },
  ],
  [
    'fetching users by ids',
    (error, language) => errorText(new UsersError(error), texts[language]),
    {
      said: 'Nie udało się pobrać danych osób: I am a teapot.',
      silent: `Nie udało się pobrać danych osób: ${unexpected.pl}`,
      unreached: `Nie udało się pobrać danych osób: ${unreached.pl}`,
      fault: `Nie udało się pobrać danych osób: ${unexpected.pl}`,
    },
    {
      said: 'Failed to fetch users by IDs: I am a teapot.',
      silent: `Failed to fetch users by IDs: ${unexpected.en}`,
      unreached: `Failed to fetch users by IDs: ${unreached.en}`,
      fault: `Failed to fetch users by IDs: ${unexpected.en}`,
    },
  ],
  [
    'booking',
    (error, language) => texts[language].planner.bookingFailed(errorText(error, texts[language])),
    {
      said: 'Nie udało się zarezerwować slota: I am a teapot.',
      silent: `Nie udało się zarezerwować slota: ${unexpected.pl}`,
      unreached: `Nie udało się zarezerwować slota: ${unreached.pl}`,
      fault: `Nie udało się zarezerwować slota: ${unexpected.pl}`,
    },
    {
      said: 'Failed to book the slot: I am a teapot.',
      silent: `Failed to book the slot: ${unexpected.en}`,
      unreached: `Failed to book the slot: ${unreached.en}`,
      fault: `Failed to book the slot: ${unexpected.en}`,
    },
  ],
  [
    'cancelling',
    toast((language) => texts[language].planner.cancelFailed),
    followed('pl', 'Nie udało się anulować rezerwacji'),
    followed('en', 'Failed to cancel reservation'),
  ],
  [
    'paying',
    desk('payFailed'),
    followed('pl', 'Nie udało się opłacić rezerwacji'),
    followed('en', 'Failed to process the payment'),
  ],
  [
    'unbooking',
    desk('unbookFailed'),
    followed('pl', 'Nie udało się anulować rezerwacji'),
    followed('en', 'Failed to unbook the slot'),
  ],
  [
    'booking at the desk',
    desk('bookFailed'),
    followed('pl', 'Nie udało się zarezerwować slota'),
    followed('en', 'Failed to book the slot'),
  ],
  [
    'moving',
    desk('moveFailed'),
    followed('pl', 'Nie udało się przenieść rezerwacji'),
    followed('en', 'Failed to move the booking'),
  ],
  [
    'voiding',
    desk('voidFailed'),
    followed('pl', 'Nie udało się unieważnić płatności'),
    followed('en', 'Failed to void the payment'),
  ],
  [
    'marking a no-show',
    desk('missingFailed'),
    followed('pl', 'Nie udało się zapisać nieobecności'),
    followed('en', 'Failed to save the no-show mark'),
  ],
  [
    'deleting an event',
    toast((language) => staff[language].events.deleteFailed),
    followed('pl', 'Nie udało się usunąć wydarzenia'),
    followed('en', 'Failed to delete the event'),
  ],
];

const cases = sentences.flatMap(([call, tell, ...byLanguage]) =>
  languages.flatMap((language) =>
    (['said', 'silent', 'unreached', 'fault'] as const).map((kind) => {
      const [polish, english] = byLanguage;
      return [call, kind, language, tell, (language === 'pl' ? polish : english)[kind]] as const;
    }),
  ),
);

test.each(cases)('%s, %s, in %s', (_call, kind, language, tell, sentence) => {
  // Ties between words keep lines whole; they are blanks all the same.
  expect(tell(failures[kind], language).replaceAll('\u00a0', ' ')).toBe(sentence);
});

describe('The sentences that stand alone are word for word there, and a fault says what to do next', () => {
  test.each([
    [
      authFailureText(new AuthFailure('deleteAccount', new UserNotFound()), en),
      'User not found. Log in again.',
    ],
    [pl.planner.slotTaken, 'Ten slot jest już zajęty. Wybierz inny.'],
    [pl.planner.slotTakenByOther, 'Slot został już zarezerwowany przez innego użytkownika. Wybierz inny.'],
    [en.planner.loginToBook, 'Please log in to book'],
    [en.planner.noFreeSlots, 'No free slots'],
    [en.planner.tooLateToBook, 'Too late to book. Choose a later slot.'],
    [en.planner.booked, 'Successfully booked'],
    [en.planner.cancelFailed, 'Failed to cancel reservation.'],
    [en.planner.cancelled, 'Reservation canceled.'],
    [pl.planner.cancelled, 'Rezerwacja anulowana.'],
    [en.account.cancelled, 'Reservation canceled.'],
    [pl.account.cancelled, 'Rezerwacja anulowana.'],
    [
      en.account.cancelTooLate(en.account.beforeMinutes(60)),
      'You cannot cancel your reservation less than 1 hour before the start time. We would appreciate a phone call.',
    ],
    [info.en.events.noSlots, 'This event has no slots. Call us.'],
    [info.en.events.noAvailable, 'No available slots for this event. Choose another one or call us.'],
    [info.en.events.loadFailed, 'Could not load events.'],
    [staff.pl.desk.loadFailed, 'Nie udało się pobrać rezerwacji'],
    [staff.pl.desk.historyFailed, 'Nie udało się pobrać historii rezerwacji'],
    [staff.pl.desk.payDone, 'Rezerwacja została opłacona!'],
    [staff.en.desk.cannotPayUnbooked, 'Cannot pay for unbooked slot. Book it first.'],
    [staff.en.edit.createFailed, 'Failed to create slots.'],
    [staff.en.edit.deleteFailed, 'Failed to delete slots.'],
    [staff.en.edit.created, 'Slots created successfully.'],
    [staff.en.edit.deleted, 'Slots deleted successfully.'],
  ])('%s', (text, sentence) => {
    expect(text.replaceAll('\u00a0', ' ')).toBe(sentence);
  });
});
