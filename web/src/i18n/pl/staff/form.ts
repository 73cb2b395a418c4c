import { numbersIn } from '../../plural.ts';
import { unclearTime } from './unclearTime.ts';

const number = numbersIn('pl');

export const form = {
  closedTrack: (track: string) => `${track} (zamknięty)`,
  dropQuestion: 'Odrzucić zmiany?',
  dropText: 'Wpisane zmiany przepadną.',
  drop: 'Odrzuć',
  stay: 'Wróć do edycji',
  pages: 'Strony listy',
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  pageOf: (from: number, to: number, total: number) => `${number(from)}–${number(to)} z ${number(total)}`,
  unclearTime,
  whichTime: (field: string) => `${field}: która z dwóch godzin?`,
  oneOfTwo: (isFirst: boolean, time: string) => (isFirst ? `wcześniej: ${time}` : `później: ${time}`),
};
