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
  cancel: 'Anuluj…',
  cancelAt: (time: string, tracks: string) => `Anuluj rezerwacje: ${time}, ${tracks}`,
  cancelQuestion: 'Które rezerwacje anulować?',
  cancelChosen: 'Anuluj zaznaczone',
  noneChosen: 'Zaznacz choć jeden slot do anulowania.',
  cancelled: (number: number) =>
    `Anulowano ${count(number, { one: 'rezerwację', few: 'rezerwacje', other: 'rezerwacji' })}.`,
};

export const ownParty = nonBreaking(texts);
