import { counter } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('pl');
const slots = (number: number) => count(number, { one: 'slot', few: 'sloty', other: 'slotów' });
const bookings = (number: number) =>
  count(number, { one: 'rezerwację', few: 'rezerwacje', other: 'rezerwacji' });

/** Several slots that a rider books at once. */
const texts = {
  more: 'Wybierz więcej',
  /** For the staff: the tapped slot is the first. */
  group: 'Grupa od tego slotu',
  question: (number: number) => `Zarezerwować ${slots(number)}?`,
  chosen: 'Wybrane sloty',
  sum: (number: number, price: string) => `${slots(number)} · ${price}`,
  hint: 'Dotknij kolejnych wolnych slotów.',
  /** The free slots between the first and the last chosen one. */
  between: (number: number) => `Dodaj ${number} pomiędzy`,
  book: 'Zarezerwuj',
  clear: 'Wyczyść',
  full: (most: number) => `Naraz zarezerwujesz najwyżej ${slots(most)}.`,
  /** The starts of slots that others took meanwhile. */
  gone: (times: string) => `Właśnie zajęto: ${times}.`,
  unavailable: (times: string) => `Już niedostępne: ${times}. Możesz zarezerwować pozostałe.`,
  limits: {
    inAll: (limit: number) =>
      `Na nadchodzące terminy możesz mieć najwyżej ${bookings(limit)}, razem z tymi, które już masz. Wybierz mniej slotów i spróbuj jeszcze raz.`,
    onDay: (limit: number) =>
      `Na jeden dzień możesz mieć najwyżej ${bookings(limit)}, razem z tymi, które już masz. Wybierz mniej slotów i spróbuj jeszcze raz.`,
  },
};

export const several = nonBreaking(texts);
