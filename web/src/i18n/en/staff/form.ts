import type { form as pl } from '../../pl/staff/form.ts';
import { numbersIn } from '../../plural.ts';
import { unclearTime } from './unclearTime.ts';

const number = numbersIn('en');

export const form: typeof pl = {
  closedTrack: (track) => `${track} (closed)`,
  dropQuestion: 'Discard the changes?',
  dropText: 'The changes you typed will be lost.',
  drop: 'Discard',
  stay: 'Keep editing',
  pages: 'Pages of the list',
  previous: 'Previous page',
  next: 'Next page',
  pageOf: (from: number, to: number, total: number) => `${number(from)}–${number(to)} of ${number(total)}`,
  unclearTime,
  whichTime: (field) => `${field}: which of the two times?`,
  oneOfTwo: (isFirst, time) => (isFirst ? `earlier: ${time}` : `later: ${time}`),
};
