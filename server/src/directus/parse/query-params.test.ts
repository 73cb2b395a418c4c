import { ParkError } from '@cablepark/domain/errors';
import { expect, test } from 'vitest';
import { readQueryString } from './query-params.ts';

test.each([
  ['', {}],
  ['limit=5&page=2', { limit: '5', page: '2' }],
  ['filter[asset][_eq]=1', { filter: { asset: { _eq: '1' } } }],
  ['filter%5Basset%5D%5B_eq%5D=1', { filter: { asset: { _eq: '1' } } }],
  ['filter[asset]=2', { filter: { asset: '2' } }],
  ['filter[a][_gt]=1&filter[a][_lt]=2', { filter: { a: { _gt: '1', _lt: '2' } } }],
  ['filter[id][_in]=1,2', { filter: { id: { _in: '1,2' } } }],
  ['filter[id][_in]=1%2C2', { filter: { id: { _in: '1,2' } } }],
  ['filter[id][_in][]=1&filter[id][_in][]=2', { filter: { id: { _in: ['1', '2'] } } }],
  ['filter[id][_in][1]=2&filter[id][_in][0]=1', { filter: { id: { _in: ['1', '2'] } } }],
  ['filter[id][_in]=1&filter[id][_in]=2&filter[id][_in]=3', { filter: { id: { _in: ['1', '2', '3'] } } }],
  ['filter[_or][0][a]=1&filter[_or][1][b]=2', { filter: { _or: [{ a: '1' }, { b: '2' }] } }],
  ['filter={"a":1}', { filter: '{"a":1}' }],
  ['sort=a,-b&fields[]=id&fields[]=name', { sort: 'a,-b', fields: ['id', 'name'] }],
  ['aggregate[count]=*&groupBy=asset', { aggregate: { count: '*' }, groupBy: 'asset' }],
  ['fields=first+name%20x', { fields: 'first name x' }],
  ['limit', { limit: '' }],
  ['unknown=%zz&unknown[=1&__proto__[a]=1&limit=1', { limit: '1' }],
])('The query string "%s" is read', (text, expected) => {
  expect(readQueryString(text)).toEqual(expected);
});

test('A key of the URL can not reach any object but its own', () => {
  const { filter } = readQueryString('filter[__proto__][polluted]=1&filter[constructor]=2');
  expect(Object.keys(filter as object)).toEqual(['__proto__', 'constructor']);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test.each([
  ['brackets that do not close', 'filter[asset=1'],
  ['text after the brackets', 'filter[asset]x=1'],
  ['bad encoding', 'filter[asset]=%zz'],
  ['too many levels', `filter${'[a]'.repeat(20)}=1`],
  ['too many parameters', 'sort[]=a&'.repeat(1001)],
])('%s is refused', (_what, text) => {
  expect(() => readQueryString(text)).toThrow(ParkError);
  expect(() => readQueryString(text)).toThrow(/^Invalid query\. /);
});
