import { describe, expect, test } from 'vitest';
import { toSearch } from './query.ts';

function sent(query: Parameters<typeof toSearch>[0]): string {
  return decodeURIComponent(toSearch(query));
}

describe('a list query on the wire', () => {
  test('an empty one adds nothing to the address', () => {
    expect(toSearch({})).toBe('');
  });

  test('filters travel in bracket form, several operators on one field side by side', () => {
    const filter = { asset: { _eq: 1 }, startTime: { _gt: 'a', _lt: 'b' } };
    expect(sent({ filter })).toBe('?filter[asset][_eq]=1&filter[startTime][_gt]=a&filter[startTime][_lt]=b');
  });

  test('_and and _or number their members', () => {
    const filter = { _or: [{ asset: { _eq: 1 } }, { asset: { _null: true } }] };
    expect(sent({ filter })).toBe('?filter[_or][0][asset][_eq]=1&filter[_or][1][asset][_null]=true');
  });

  test('lists of values are joined by commas', () => {
    const query = { filter: { id: { _in: ['a', 'b'] } }, sort: ['-start', 'id'], fields: ['id', 'name'] };
    expect(sent(query)).toBe('?filter[id][_in]=a,b&sort=-start,id&fields=id,name');
  });

  test('an empty list of values is sent, so that it matches nothing instead of everything', () => {
    expect(sent({ filter: { id: { _in: [] } } })).toBe('?filter[id][_in]=');
  });

  test('what would break the address is encoded', () => {
    expect(toSearch({ filter: { name: { _eq: 'a&b=c+d ü' } } })).toBe(
      '?filter%5Bname%5D%5B_eq%5D=a%26b%3Dc%2Bd+%C3%BC',
    );
  });

  test('conditions that are absent are left out', () => {
    expect(sent({ filter: { asset: undefined }, limit: 5 })).toBe('?limit=5');
  });
});
