import { counter } from '../../../i18n/plural.ts';
import { pageTextsOf } from '../../../staff/texts.ts';

const countPl = counter('pl');
const countEn = counter('en');

export const searchTexts = pageTextsOf({
  pl: {
    title: 'Szukaj',
    label: 'Rider, rezerwacja albo karnet',
    hint: 'Część nazwiska, telefonu lub e-maila, godzina (16:15) albo kod karnetu. Polskie litery nie są potrzebne.',
    none: 'Nic takiego nie ma. Spróbuj krócej: samo nazwisko albo kilka cyfr telefonu.',
    failed: 'Nie udało się wyszukać',
    more: 'To nie wszystko. Dopisz jeszcze kilka liter.',
    kinds: {
      riders: 'Riderzy i goście',
      parties: 'Grupy od dziś',
      bookings: 'Rezerwacje od dziś',
      passes: 'Karnety',
    },
    slots: (n: number) => countPl(n, { one: 'slot', few: 'sloty', other: 'slotów' }),
    blocked: 'konto zablokowane',
    paid: 'opłacona',
    unpaid: 'do zapłaty',
    voided: 'unieważniony',
    nobodys: 'karnet na prezent',
  },
  en: {
    title: 'Search',
    label: 'Rider, booking or pass',
    hint: 'Part of a name, phone or e-mail, a time (16:15) or the code of a pass. Polish letters are not needed.',
    none: 'Nothing like that here. Try less: only the last name, or some digits of the phone.',
    failed: 'The search failed',
    more: 'There is more. Add a few letters.',
    kinds: {
      riders: 'Riders and guests',
      parties: 'Groups from today on',
      bookings: 'Bookings from today on',
      passes: 'Passes',
    },
    slots: (n) => countEn(n, { one: 'slot', other: 'slots' }),
    blocked: 'account blocked',
    paid: 'paid',
    unpaid: 'to be paid',
    voided: 'voided',
    nobodys: 'gift pass',
  },
});
