import { numbersIn } from '../../plural.ts';

const number = numbersIn('pl');

export const form = {
  dropQuestion: 'Porzucić zmiany?',
  dropText: 'To, co zostało wpisane, przepadnie.',
  drop: 'Porzuć',
  stay: 'Wróć do edycji',
  pages: 'Strony listy',
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  pageOf: (from: number, to: number, total: number) => `${number(from)}–${number(to)} z ${number(total)}`,
};
