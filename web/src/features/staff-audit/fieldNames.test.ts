import { seasonKinds } from '@cablepark/contract/season/season-kinds';
import { expect, test } from 'vitest';
import { staff as en } from '../../i18n/en/staff.ts';
import { staff as pl } from '../../i18n/pl/staff.ts';
import { fieldName } from './fieldNames.ts';

test('Fields are called as on the page where they are edited', () => {
  expect(fieldName('price', 'Slot', pl, 'pl')).toBe(pl.audit.fields.price);
  expect(fieldName('policy.cancelFreeHours', 'Park', en, 'en')).toBe(
    en.park.fields['policy.cancelFreeHours'],
  );
  expect(fieldName('prices.slot.weekend', 'Park', en, 'en')).toBe('Slot (15\u00a0min), weekend');
  expect(fieldName('prices.tent', 'Park', pl, 'pl')).toBe(pl.audit.earlierPrices.tent);
  expect(fieldName('hours.week.0.opens', 'Park', pl, 'pl')).toBe('poniedziałek: od');
  expect(fieldName('hours.week.6.closes', 'Park', en, 'en')).toBe('Sunday: until');
});

test('What a change of the season did is told in words', () => {
  expect(fieldName('slots.keptBooked', 'Season', pl, 'pl')).toBe('sloty › bez zmian, bo zarezerwowane');
  const fields = ['plans', 'daysAhead', 'at', ...seasonKinds.map((kind) => `slots.${kind}`)];
  const raw = fields.filter((field) =>
    fieldName(field, 'Season', pl, 'pl').endsWith(field.split('.').at(-1)!),
  );
  expect(raw).toEqual([]);
});

test('A field that this page does not know is called by its own name', () => {
  expect(fieldName('wind', 'Slot', pl, 'pl')).toBe('wind');
  expect(fieldName('contact.fax', 'Park', pl, 'pl')).toBe('contact.fax');
});
