import type { LegalPage } from '@cablepark/domain/legal/legal.schema';

/** Texts for tests alone: no lawyer wrote them. */
export const terms: LegalPage = {
  follows: false,
  inForceFrom: '2026-07-01',
  title: { pl: 'Regulamin Wyrobiska', en: 'The rules of Wyrobisko' },
  description: {
    pl: 'Zasady pływania i rezerwowania na Wyrobisku.',
    en: 'How to ride and how to book at Wyrobisko.',
  },
  lead: { pl: 'Krótko, żeby każdy przeczytał.', en: 'Short, so that everybody reads it.' },
  sections: [
    {
      heading: { pl: 'Ostatnie słowo ma operator', en: 'The operator has the last word' },
      text: {
        pl: 'Pływasz w kasku i kamizelce. Kto nie ukończył szesnastu lat, przychodzi z opiekunem.',
        en: 'You ride with helmet and vest. Whoever is under sixteen comes with a guardian.',
      },
    },
  ],
};

export const privacy: LegalPage = {
  ...terms,
  title: { pl: 'Twoje dane na Wyrobisku', en: 'Your data at Wyrobisko' },
  description: {
    pl: 'Jakie dane zapisuje Wyrobisko i kto je widzi.',
    en: 'Which data Wyrobisko keeps, and who sees it.',
  },
  sections: [
    {
      heading: { pl: 'Co zapisujemy', en: 'What we keep' },
      text: {
        pl: 'Imię, telefon, e-mail i to, kiedy pływasz. Widzi to załoga, nikt inny.',
        en: 'Name, phone, e-mail, and when you ride. The crew sees it, and nobody else.',
      },
    },
  ],
};
