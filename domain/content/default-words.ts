import type { WordsPage } from '../words/words.schema.ts';

const emptyText = { pl: '', en: '' };

/** The default pages: they make no claims, and hide optional parts. */
export const defaultWords = {
  bar: {
    isShown: false,
    title: { pl: 'Bar', en: 'Bar' },
    description: emptyText,
    lead: {
      pl: 'Coś zimnego, coś ciepłego i miejsce, z którego widać wodę.',
      en: 'Something cold, something warm and a seat with a view of the water.',
    },
    sections: [],
  },
  features: {
    isShown: false,
    title: { pl: 'Atrakcje', en: 'Attractions' },
    description: emptyText,
    lead: { pl: 'Co robimy, kiedy nie pływamy.', en: 'What we do when we are not riding.' },
    sections: [],
  },
  contact: {
    isShown: true,
    title: { pl: 'Kontakt', en: 'Contact' },
    description: {
      pl: 'Telefon, e-mail i godziny otwarcia wakeparku.',
      en: 'Phone, e-mail and opening hours of the cable park.',
    },
    lead: {
      pl: 'Pytasz o slot, sprzęt albo pierwszy raz na desce? Odezwij się.',
      en: 'A question about a slot, gear or your first time on a board? Get in touch.',
    },
    sections: [],
  },
  location: {
    isShown: true,
    title: { pl: 'Dojazd', en: 'Location' },
    description: { pl: 'Adres wakeparku i mapa.', en: 'The address of the cable park, and a map.' },
    lead: { pl: 'Tu nas znajdziesz.', en: 'Here is where to find us.' },
    sections: [],
  },
} as const satisfies Record<string, WordsPage>;
