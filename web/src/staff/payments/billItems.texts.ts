import { pageTextsOf } from '../texts.ts';

export const billItemTexts = pageTextsOf({
  pl: {
    title: 'Pozycje rachunku',
    loadFailed: 'Nie udało się wczytać rachunku.',
    lead: 'Zaznacz, co oddajesz. Pieniądze wrócą tak, jak je zapłacono. Slot i karnet oddasz przy nich.',
    returned: (when: string) => `oddano ${when}`,
    reason: 'Powód',
    reasonShort: (least: number) => `Napisz powód: co najmniej ${least} znaki.`,
    confirm: (price: string) => `Oddaj ${price}`,
    done: 'Oddano.',
    failed: 'Nie udało się oddać',
  },
  en: {
    title: 'Items of the bill',
    loadFailed: 'The bill could not be loaded.',
    lead: 'Choose what goes back. The money returns the way it was paid. A slot or a pass is given back at its own place.',
    returned: (when) => `given back ${when}`,
    reason: 'Reason',
    reasonShort: (least) => `Give a reason of at least ${least} characters.`,
    confirm: (price) => `Give ${price} back`,
    done: 'Given back.',
    failed: 'Giving back failed',
  },
});
