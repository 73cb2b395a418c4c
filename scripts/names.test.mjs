import { expect, test } from 'vitest';
import { bareNameFaults, typeNameFaults } from './names.mjs';

const file = 'server/src/modules/slots/a.ts';

test.each([
  ['const asked = await read();'],
  ['let told = 0;'],
  ['function shown() {}'],
  ['rows.map((kept) => kept.id)'],
  ['rows.map(kept => kept.id)'],
  ['function show(said: string) {}'],
])('A bare participle names no value: %s', (text) => {
  expect(bareNameFaults(file, text)).toHaveLength(1);
});

test.each([
  [file, 'const { asked: question } = facts;'],
  [file, 'const askedAt = now;'],
  [file, "export const paid: MailUnit<'paid'> = {};"],
  ['server/src/modules/slots/a.test.ts', 'const told = [];'],
  ['scripts/a.mjs', 'const told = [];'],
])('In %s this may stand: %s', (name, text) => {
  expect(bareNameFaults(name, text)).toEqual([]);
});

test('A name stands for one type on each side', () => {
  const of = (name) => ({ name, text: 'export interface Slot {}' });
  expect(typeNameFaults([of('domain/a.ts'), of('web/src/b.ts')])).toHaveLength(1);
  expect(typeNameFaults([of('domain/a.ts'), of('server/src/b.ts')])).toHaveLength(1);
  expect(typeNameFaults([of('server/src/a.ts'), of('web/src/b.ts')])).toEqual([]);
  expect(typeNameFaults([of('domain/a.ts'), of('domain/a.test.ts')])).toEqual([]);
});
