import type { PriceList, PriceRow } from '@cablepark/domain/prices/prices.schema';

const nothing = { pl: '', en: '' };
const plain = {
  note: nothing,
  weekendPrice: null,
  vat: 'exempt',
  role: 'plain',
  slots: null,
} as const satisfies Partial<PriceRow>;

export const prices: PriceList = {
  lead: {
    pl: 'Kask i kamizelka są w cenie, uśmiech operatora też.',
    en: 'Helmet and vest are included, and so is the operator’s smile.',
  },
  groups: [
    {
      id: 'laps',
      name: { pl: 'Okrążenia', en: 'Laps' },
      rows: [
        {
          ...plain,
          id: 'five',
          name: { pl: 'Piątka', en: 'The Five' },
          note: { pl: 'pół godziny, do ośmiu osób na linie', en: 'half an hour, up to eight on the rope' },
          price: 79,
          weekendPrice: 94,
          role: 'slot',
        },
        { ...plain, id: 'tiddler', name: { pl: 'Maluch', en: 'The Tiddler' }, price: 36 },
        {
          ...plain,
          id: 'eight',
          name: { pl: 'Abonament: osiem wejść', en: 'Season ticket: eight visits' },
          price: 512,
          role: 'pass',
          slots: 8,
        },
      ],
    },
    {
      id: 'shore',
      name: { pl: 'Na brzegu', en: 'Ashore' },
      rows: [
        {
          ...plain,
          id: 'set',
          name: { pl: 'Zestaw: narta, wiązania, neopren', en: 'A set: ski, bindings, neoprene' },
          price: 27,
        },
        {
          ...plain,
          id: 'sauna',
          name: { pl: 'Sauna w kontenerze', en: 'The container sauna' },
          note: { pl: 'od listopada do marca', en: 'from November to March' },
          price: 66,
          weekendPrice: 88,
        },
      ],
    },
  ],
};
