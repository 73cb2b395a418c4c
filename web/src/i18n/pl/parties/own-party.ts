import { counter, numbersIn } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('pl');
const inDigits = numbersIn('pl');
const slots = (number: number) => count(number, { one: 'slot', few: 'sloty', other: 'slotów' });

/** Several slots of a rider that are one row in My slots. */
const texts = {
  slots,
  /** Its place without a name. */
  place: ({ number, of }: { number: number; of: number }) => `${number}/${of}`,
  paidOf: (paidSlots: number, of: number) => `Opłacone ${inDigits(paidSlots)} z ${inDigits(of)}`,
  payOnline: (number: number, sum: string) => `Zapłać online: ${slots(number)}, ${sum}`,
  /** One pass for several of them; `times` are their starts. */
  payOnPass: (number: number) => `Zapłać karnetem: ${slots(number)}`,
  payOnPassAt: (number: number, time: string, tracks: string) =>
    `Zapłać karnetem: ${slots(number)}, ${time}, ${tracks}`,
  onPass: (number: number, times: string) => `${slots(number)}: ${times}`,
  notOnPass: (times: string, why: string) => `Nie obejmie: ${times} (${why}). Za to zapłacisz inaczej.`,
  leftBecause: {
    PASS_EMPTY: 'za mało na karnecie',
    PASS_EXPIRED: 'karnet nie będzie już ważny',
    PASS_NOT_VALID_HERE: 'karnet nie jest na ten tor lub czas',
    PASS_DAY_USED: 'limit karnetu na ten dzień',
  },
  paidSome: (times: string) => `Zapłacono karnetem. Zostaje do zapłaty: ${times}.`,
  cancel: 'Anuluj…',
  cancelAt: (time: string, tracks: string) => `Anuluj rezerwacje: ${time}, ${tracks}`,
  cancelQuestion: 'Które rezerwacje anulować?',
  cancelChosen: 'Anuluj zaznaczone',
  /** The refund of a paid slot. */
  back: {
    ride: 'wraca na karnet',
    money: (sum: string) => `zwrot ${sum} tą samą drogą`,
    before: 'pieniądze już wróciły',
    unsure: 'ile wróci, sprawdzi obsługa',
    nothing: 'bez zwrotu, bo jest już za późno',
  },
  leftOut: (number: number) => `Bez opłaconych na miejscu (${inDigits(number)}): zadzwoń do nas.`,
  noneChosen: 'Zaznacz choć jeden slot do anulowania.',
  cancelled: (number: number) =>
    `Anulowano ${count(number, { one: 'rezerwację', few: 'rezerwacje', other: 'rezerwacji' })}.`,
};

export const ownParty = nonBreaking(texts);
