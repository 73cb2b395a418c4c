import type { HomePage } from './home.schema.ts';

/** The default home page: it makes no claims that could be wrong for a cable park. */
export const defaultHome: HomePage = {
  title: { pl: 'Wakeboard', en: 'Wakeboarding' },
  description: {
    pl: 'Wakepark: sprawdź wolne godziny na torach i zarezerwuj slot przez internet.',
    en: 'A cable park: see which times are available on the tracks and book a slot online.',
  },
  scenes: [
    {
      id: 'cable',
      isShown: true,
      picture: 'cable',
      name: { pl: 'Wyciąg', en: 'Cable' },
      title: { pl: 'Twój tor, Twoja godzina', en: 'Your track, your time' },
      line: {
        pl: 'Wybierz dzień i godzinę, zarezerwuj przez internet i przyjedź popływać.',
        en: 'Pick a day and a time, book online, and come to ride.',
      },
      action: { label: { pl: 'Zarezerwuj slot', en: 'Book a slot' }, target: '/planner' },
    },
    {
      id: 'first',
      isShown: true,
      picture: 'instructor',
      name: { pl: 'Pierwszy raz', en: 'First time' },
      title: { pl: 'Pierwszy raz na desce?', en: 'First time on a board?' },
      line: {
        pl: 'Zapytaj nas, co zabrać i od czego zacząć. Reszty uczy woda.',
        en: 'Ask us what to bring and where to begin. The water teaches the rest.',
      },
      action: { label: { pl: 'Zapytaj nas', en: 'Ask us' }, target: '/contact' },
    },
  ],
};
