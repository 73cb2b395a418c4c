import { pageTextsOf } from '../../../staff/texts.ts';

export const scanTexts = pageTextsOf({
  pl: {
    button: 'Skanuj',
    title: 'Zeskanuj kod rezerwacji',
    other: 'To nie jest kod rezerwacji.',
    close: 'Zamknij',
    here: (name: string) => `${name}: już na miejscu.`,
    otherDay: (when: string) => `To rezerwacja na inny dzień: ${when}`,
    cancelled: 'Ta rezerwacja jest anulowana.',
    missed: 'Ta osoba jest zapisana jako nieobecna, a reszta jej slotu wróciła do sprzedaży.',
    over: 'Czas tej rezerwacji już minął.',
    unknown: 'Ten kod już nie działa. Znajdź osobę po nazwisku.',
    failed: 'Nie udało się sprawdzić kodu',
  },
  en: {
    button: 'Scan',
    title: 'Scan the code of a booking',
    other: 'This is no code of a booking.',
    close: 'Close',
    here: (name) => `${name}: here already.`,
    otherDay: (when) => `This booking is for another day: ${when}`,
    cancelled: 'This booking is cancelled.',
    missed: 'This rider is marked as missing, and the rest of the slot is on sale again.',
    over: 'The time of this booking is over.',
    unknown: 'This code no longer works. Find the person by name.',
    failed: 'The code could not be checked',
  },
});
