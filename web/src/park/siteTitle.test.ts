import { expect, test } from 'vitest';
import { defaultPark } from './park.ts';
import { siteTitle } from './siteTitle.ts';

test.each([
  ['Wake Zalew', 'Plażowa 1\n05-140 Serock', 'Cennik · Wake Zalew, Serock'],
  ['Wake Serock', 'Plażowa 1\n05-140 Serock', 'Cennik · Wake Serock'],
  ['Wake Zalew', 'nad jeziorem', 'Cennik · Wake Zalew'],
  ['', null, 'Cennik · Cable Park'],
])('The title of a page of %j at %j says name and town once', (name, address, title) => {
  const park = { name, contact: { ...defaultPark.contact, address } };
  expect(siteTitle('Cennik', park, 'Cable Park')).toBe(title);
});
