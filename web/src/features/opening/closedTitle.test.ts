import { expect, test } from 'vitest';
import { start as en } from '../../i18n/en/start.ts';
import { start as pl } from '../../i18n/pl/start.ts';
import { closedTitle } from './closedTitle.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('The day of opening is written out, the same in every visitor’s zone; without one it is soon', () => {
  expect(plain(closedTitle(pl.closed, '2027-05-01', 'pl'))).toBe('Otwieramy 1 maja 2027');
  expect(plain(closedTitle(en.closed, '2027-05-01', 'en'))).toBe('We open on 1 May 2027');
  expect(plain(closedTitle(pl.closed, null, 'pl'))).toBe('Wkrótce otwieramy');
});
