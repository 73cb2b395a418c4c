import type { DeskActionKind, NewerThing } from '@cablepark/domain/desk/desk-actions';

/** What the desk has just done, and taking it back. */
export const actions = {
  title: 'Przed chwilą',
  lead: 'To, co zrobiła obsługa w ostatniej godzinie. Swoje cofniesz przez kwadrans.',
  none: 'W ostatniej godzinie nic się tu nie działo.',
  loadFailed: 'Nie udało się wczytać tej listy.',
  kinds: {
    payment: 'płatność',
    pass: 'sprzedaż karnetu',
    walkIn: 'rezerwacja gościa',
    booking: 'rezerwacja',
    move: 'przeniesienie',
    noShow: 'nieobecność',
    cancel: 'anulowanie',
    method: 'zmiana metody',
    rider: 'zmiana osoby',
    party: 'rezerwacja grupy',
    bill: 'rachunek',
    moves: 'przeniesienie grupy',
  } satisfies Record<DeskActionKind, string>,
  someone: 'usunięte konto',
  nobody: 'bez imienia',
  undo: 'Cofnij',
  undoOf: (what: string) => `Cofnij: ${what}`,
  /** To the booking, where an Editor voids with a reason. */
  toVoid: 'Unieważnij',
  voidOf: (what: string) => `Unieważnij w rezerwacji: ${what}`,
  isUndone: 'cofnięto',
  done: (what: string) => `Cofnięto: ${what}.`,
  failed: 'Nie udało się cofnąć',
  /** Why it was refused. */
  since: {
    cancelled: 'rezerwację od tego czasu anulowano.',
    rider: 'rezerwację od tego czasu przepisano na inną osobę.',
    moved: 'rezerwację albo slot od tego czasu zmieniono. Otwórz rezerwację i popraw ją tam.',
    paid: 'rezerwację od tego czasu opłacono. Najpierw cofnij płatność.',
    unpaid: 'płatność od tego czasu unieważniono.',
    marked: 'nieobecność od tego czasu zmieniono.',
    used: 'z karnetu od tego czasu skorzystano. Unieważni go edytor, z powodem.',
    sent: 'pieniądze wyszły już poza kasę: online albo przelewem. Zarezerwuj te sloty na nowo.',
    corrected: 'metodę od tego czasu zmieniono jeszcze raz.',
  } satisfies Record<NewerThing, string>,
  refused: {
    SLOT_PAID: 'rezerwację od tego czasu opłacono. Najpierw cofnij płatność.',
    SLOT_TAKEN: 'slot ma już ktoś inny. Wybierz inny slot.',
    TOO_LATE: 'minął kwadrans albo slot. Płatność unieważni edytor, z powodem.',
    DAY_CLOSED: 'dzień jest już zamknięty. Płatność unieważni edytor, z powodem.',
    FORBIDDEN: 'cofnąć może tylko osoba, która to zrobiła. Płatność unieważni edytor, z powodem.',
    TRACK_CLOSED: 'tor jest wycofany. Wybierz slot na innym torze.',
    INVALID_FOREIGN_KEY: 'konto jest zablokowane albo usunięte.',
  },
  undonePayments: 'Cofnięte i poprawione płatności',
  undonePayment: {
    undone: (what: string, who: string) => `${what}, cofnięto: ${who}`,
    corrected: (what: string, who: string) => `${what}, poprawiono: ${who}`,
  },
};
