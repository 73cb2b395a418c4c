import type { Language } from '@cablepark/domain/time/display';

interface DeskWords {
  group: {
    open: string;
    people: string;
    from: string;
    name: string;
    phone: RegExp;
    book: RegExp;
    gear: readonly RegExp[];
  };
  stop: { open: string; confirm: RegExp; list: string };
  close: { open: string; byTime: string; time: string; confirm: RegExp; list: string; rainChecks: string };
  sendNow: string;
}

/** Words of dialogs whose texts come with their pages, which only a browser can load. */
export const deskWords: Record<Language, DeskWords> = {
  pl: {
    group: {
      open: 'Grupa',
      people: 'Ile osób',
      from: 'Od godziny',
      name: 'Nazwa lub imię',
      phone: /^Telefon/,
      book: /^Zarezerwuj 12/,
      gear: [/^Deska \d/, /^Pianka \d/],
    },
    stop: {
      open: 'Wyciąg stoi',
      confirm: /^Przesuń \d/,
      list: 'Postoje dzisiaj',
    },
    close: {
      open: 'Zamknij tor…',
      byTime: 'godzina',
      time: 'Otwarte znów od',
      confirm: /^Zamknij i powiadom/,
      list: 'Zamknięte tory',
      rainChecks: 'bon na później: 1',
    },
    sendNow: 'Wyślij od razu',
  },
  en: {
    group: {
      open: 'Group',
      people: 'How many people',
      from: 'From',
      name: 'Name',
      phone: /^Phone/,
      book: /^Book 12/,
      gear: [/^Board \d/, /^Wetsuit \d/],
    },
    stop: { open: 'Cable stopped', confirm: /^Move \d/, list: 'Stops today' },
    close: {
      open: 'Close track…',
      byTime: 'a time',
      time: 'Open again from',
      confirm: /^Close and tell/,
      list: 'Closed tracks',
      rainChecks: 'rain check: 1',
    },
    sendNow: 'Send now',
  },
};
