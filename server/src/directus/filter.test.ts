import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../test/support/engines.ts';
import { ask, openReadingPark, type ReadingPark } from '../../test/support/reading-park.ts';

describe.each(eitherEngine(import.meta.url))('Filters on $name', (engine) => {
  let fixture: ReadingPark;
  beforeAll(async () => {
    fixture = await openReadingPark(engine);
  });

  test.each([
    ['_eq', 'filter[asset][_eq]=2', [4, 5]],
    ['the short form', 'filter[asset]=2', [4, 5]],
    ['_neq', 'filter[asset][_neq]=2', [1, 2, 3, 6, 7]],
    ['_neq passes over rows without a value', 'filter[event][_neq]=1', [6]],
    ['_lt', 'filter[duration][_lt]=30', [1, 2, 3, 6, 7]],
    ['_lte', 'filter[duration][_lte]=30', [1, 2, 3, 4, 6, 7]],
    ['_gt', 'filter[duration][_gt]=30', [5]],
    ['_gte', 'filter[duration][_gte]=30', [4, 5]],
    ['_between takes both ends', 'filter[duration][_between]=30,60', [4, 5]],
    ['_between as a list', 'filter[duration][_between][]=16&filter[duration][_between][]=59', [4]],
    ['_between the wrong way round', 'filter[duration][_between]=60,30', []],
    ['_in with commas', 'filter[id][_in]=2,4,99', [2, 4]],
    ['_in with encoded commas', 'filter[id][_in]=2%2C4', [2, 4]],
    ['_in with []', 'filter[id][_in][]=2&filter[id][_in][]=4', [2, 4]],
    ['_in with [0]', 'filter[id][_in][0]=2&filter[id][_in][1]=4', [2, 4]],
    ['_in with repeated keys', 'filter[id][_in]=2&filter[id][_in]=4', [2, 4]],
    ['an empty _in', 'filter[id][_in]=', []],
    ['an empty _in as a list', 'filter[id][_in][]=', []],
    ['an empty _in in JSON', 'filter={"id":{"_in":[]}}', []],
    ['_nin', 'filter[id][_nin]=1,2,3', [4, 5, 6, 7]],
    ['_nin passes over rows without a value', 'filter[event][_nin]=2', [4, 5]],
    ['an empty _nin', 'filter[event][_nin]=', [1, 2, 3, 4, 5, 6, 7]],
    ['_null', 'filter[event][_null]=true', [1, 2, 3, 7]],
    ['_null without a value', 'filter[event][_null]', [1, 2, 3, 7]],
    ['_null=false', 'filter[event][_null]=false', [4, 5, 6]],
    ['_nnull', 'filter[event][_nnull]=true', [4, 5, 6]],
    ['_nnull=false', 'filter[event][_nnull]=false', [1, 2, 3, 7]],
    ['_eq null in JSON', 'filter={"event":{"_eq":null}}', [1, 2, 3, 7]],
    ['_neq null in JSON', 'filter={"event":{"_neq":null}}', [4, 5, 6]],
    ['null in the short form', 'filter={"event":null}', [1, 2, 3, 7]],
    ['null by its name', 'filter[event][_eq]=null', [1, 2, 3, 7]],
    ['two operators on one field', 'filter[duration][_gt]=15&filter[duration][_lt]=60', [4]],
    ['two fields', 'filter[asset]=1&filter[duration]=15&filter[event][_nnull]=true', [6]],
    ['_and', 'filter[_and][0][asset]=1&filter[_and][1][event][_nnull]=true', [6]],
    ['_or', 'filter[_or][0][asset][_eq]=2&filter[_or][1][event][_eq]=2', [4, 5, 6]],
    ['_or beside a field', 'filter[asset]=1&filter[_or][0][id]=1&filter[_or][1][id]=4', [1]],
    ['_or on one field', 'filter={"duration":{"_or":[{"_eq":30},{"_gt":59}]}}', [4, 5]],
    ['_or inside _and', 'filter={"_and":[{"_or":[{"id":1},{"id":4}]},{"asset":1}]}', [1]],
    ['_and inside _or', 'filter={"_or":[{"_and":[{"asset":2},{"duration":60}]},{"id":1}]}', [1, 5]],
    ['an _or of nothing', 'filter={"_or":[]}', [1, 2, 3, 4, 5, 6, 7]],
    ['an empty filter', 'filter={}', [1, 2, 3, 4, 5, 6, 7]],
    ['JSON', 'filter={"asset":{"_eq":2},"price":{"_gt":100}}', [5]],
    ['one relation deep', 'filter[event][name][_eq]=Wake Party', [4, 5]],
    ['one relation deep, in short', 'filter[event][name]=Wake Party', [4, 5]],
    ['a relation without a row', 'filter[event][description][_null]=true', [1, 2, 3, 6, 7]],
    ['a relation and its own id', 'filter[event][id][_gt]=0&filter[event][_lt]=2', [4, 5]],
    ['_or inside a relation', 'filter={"event":{"_or":[{"name":"Wake Party"},{"id":2}]}}', [4, 5, 6]],
    ['money', 'filter[price][_eq]=54.99', [3]],
    ['money that can not be stored', 'filter[price][_eq]=54.995', []],
    ['money other than what can not be stored', 'filter[price][_neq]=54.995', [1, 2, 3, 4, 5, 6, 7]],
    ['money above half a grosz', 'filter[price][_gt]=54.995', [1, 2, 4, 5, 7]],
    ['money below half a grosz', 'filter[price][_lt]=54.995', [3, 6]],
    ['money of at most half a grosz', 'filter[price][_lte]=54.995', [3, 6]],
    ['money between halves', 'filter[price][_between]=54.995,55.005', [1, 2, 7]],
    ['money that doubles get wrong', 'filter[price][_eq]=1.1', [6]],
    ['money as a number in JSON', 'filter={"price":{"_in":[1.1,55.01]}}', [4, 6]],
    ['numbers out of range: above', 'filter[id][_gt]=99999999999999999999', []],
    ['numbers out of range: below', 'filter[id][_lt]=99999999999999999999', [1, 2, 3, 4, 5, 6, 7]],
    ['numbers out of range: equal', 'filter[id][_in]=1,4294967297', [1]],
    ['numbers out of range: beyond doubles', 'filter[id][_lte]=1e999', [1, 2, 3, 4, 5, 6, 7]],
    ['negative numbers', 'filter[id][_gte]=-5', [1, 2, 3, 4, 5, 6, 7]],
    ['a time', 'filter[startTime][_gt]=2026-07-01T09:30:00.000Z', [6, 7]],
    ['a time with an offset', 'filter[startTime][_gte]=2026-07-02T11:00:00%2B02:00', [6, 7]],
    ['a time without a zone', 'filter[startTime][_eq]=2026-07-01T09:15:00', [2]],
    ['a day', 'filter[startTime][_lt]=2026-07-02', [1, 2, 3, 4, 5]],
    ['a time between two milliseconds', 'filter[startTime][_gt]=2026-07-02T08:59:59.9995Z', [6, 7]],
    ['a time just after a stored one', 'filter[startTime][_gte]=2026-07-02T09:00:00.0005Z', [7]],
    ['$NOW', 'filter[startTime][_lt]=$NOW', []],
    [
      'every kind at once',
      'filter[id][_in]=1,2,3,4&filter[_or][0][asset]=2&filter[_or][1][price][_lt]=55',
      [3, 4],
    ],
  ])('%s', async (_what, query, expected) => {
    const answer = await ask(fixture.app, `/items/Slot?${query}`);
    expect([answer.status, answer.ids, answer.reason]).toEqual([200, expected, undefined]);
  });

  test.each([
    ['_contains minds case', 'filter[name][_contains]=ake', [1, 2]],
    ['_contains minds case', 'filter[name][_contains]=WAKE', []],
    ['_contains takes % as it stands', 'filter[name][_contains]=50%25', [2]],
    ['_contains takes % as it stands', 'filter[name][_contains]=%25', [2]],
    ['_contains takes _ as it stands', 'filter[name][_contains]=k_', []],
    ['_contains takes quotes as they stand', "filter[name][_contains]=' or 1=1 --", []],
    ['_icontains', 'filter[name][_icontains]=WAKE', [1, 2]],
    ['_icontains with Polish letters', 'filter[name][_icontains]=łódź', [3, 4]],
    ['_icontains with Polish letters', 'filter[description][_icontains]=GĘŚLĄ jaźń', [1]],
    ['_starts_with', 'filter[name][_starts_with]=wake', [2]],
    ['_starts_with not the middle', 'filter[name][_starts_with]=Party', []],
    ['text comparisons go by code point', 'filter[name][_gt]=a', [2, 3, 4]],
    ['text between', 'filter[name][_between]=A,Z', [1]],
    ['text with a comma in a JSON list', 'filter={"name":{"_in":["wake camp, 50%25_off"]}}', [2]],
    ['the text "null" is a text', 'filter[description][_eq]=null', [3]],
    ['a chosen track or all', 'filter[_or][0][asset]=2&filter[_or][1][asset][_null]=true', [1, 2, 3]],
  ])('%s: %s', async (_what, query, expected) => {
    const answer = await ask(fixture.app, `/items/Event?${query}`);
    expect([answer.status, answer.ids, answer.reason]).toEqual([200, expected, undefined]);
  });

  test('The clock of $NOW is the server’s', async () => {
    fixture.park.clock.set('2026-07-02T10:00:00Z');
    const answer = await ask(fixture.app, '/items/Slot?filter[startTime][_gt]=$NOW');
    expect(answer.ids).toEqual([7]);
    fixture.park.clock.set('2026-07-01T08:00:00Z');
  });

  test('$CURRENT_USER is the account that asks, and nobody for a visitor', async () => {
    const query = '/items/Slot?filter[bookedBy][_eq]=$CURRENT_USER';
    expect((await ask(fixture.app, query, fixture.rider)).ids).toEqual([2, 5]);
    expect((await ask(fixture.app, query, fixture.manager)).ids).toEqual([]);
    expect((await ask(fixture.app, query)).ids).toEqual([]);
  });

  test.each([
    ['Slot', 'filter[duration][_foo]=1', '"_foo" is not an operator for the field "duration"'],
    ['Slot', 'filter[duration][constructor]=1', '"constructor" is not an operator'],
    ['Slot', 'filter[duration][_contains]=1', '"_contains" is not an operator for the field "duration"'],
    ['Slot', 'filter[bookedBy][_gt]=00000000-0000-0000-0000-000000000000', '"_gt" is not an operator'],
    ['Slot', 'filter[asset][_eq]=', 'needs a value'],
    ['Slot', 'filter[startTime][_gt]=', 'needs a value'],
    ['Event', 'filter[name][_contains]=', 'needs a value'],
    ['Slot', 'filter[asset][_eq]=abc', '"abc" is not a number'],
    ['Slot', 'filter[asset][_eq]=0x10', 'not a number'],
    ['Slot', 'filter[asset][_in]=1,b', '"b" is not a number'],
    ['Slot', 'filter={"asset":{"_eq":true}}', 'true is not a number'],
    ['Slot', 'filter={"asset":{"_eq":{}}}', 'needs a text or a number'],
    ['Slot', 'filter={"asset":[1]}', 'needs a text or a number'],
    ['Slot', 'filter={"asset":{"_in":[1,null]}}', 'not null'],
    ['Slot', 'filter={"asset":{"_gt":null}}', 'does not compare with null'],
    ['Slot', 'filter[asset][_between]=1', 'needs two values'],
    ['Slot', 'filter[asset][_between]=1,2,3', 'needs two values'],
    ['Slot', 'filter[asset][_null]=maybe', 'is true or false'],
    ['Slot', 'filter[startTime][_gt]=yesterday', '"yesterday" is not a time'],
    ['Slot', 'filter[startTime][_gt]=2026-02-30', 'is not a time'],
    ['Slot', 'filter={"startTime":{"_gt":5}}', '5 is not a time'],
    ['Slot', 'filter[bookedBy][_eq]=me', '"me" is not a UUID'],
    ['Slot', 'filter={"id":{"_lte":1e999}}', 'Infinity is not a number'],
    ['Slot', 'filter[__proto__]=1', 'stands where a field should stand'],
    ['Slot', 'filter[_eq]=1', 'stands where a field should stand'],
    ['Slot', 'filter[_or][asset]=1', '_or needs a list'],
    ['Slot', 'filter={"_and":[1]}', 'must be an object'],
    ['Slot', 'filter=[]', 'must be an object'],
    ['Slot', 'filter=5', 'must be an object'],
    ['Slot', 'filter=', 'filter is not JSON'],
    ['Slot', 'filter={', 'filter is not JSON'],
    ['Slot', 'filter[event][asset][name]=1', 'goes deeper than one relation'],
    ['Event', 'filter[slots][_eq]=1', 'can be read, not filtered'],
    ['Event', 'filter[name][_eq]=%00', 'characters that no text has'],
    ['Slot', `filter=${'{"_and":['.repeat(11)}${']}'.repeat(11)}`, 'at most 10 levels'],
    ['Slot', `filter={"_or":[${Array(41).fill('{"id":1}').join(',')}]}`, 'at most 40 conditions'],
    ['Slot', `filter[id][_in]=${'1,'.repeat(2501)}`, 'at most 2500 values'],
  ])('%s?%s is refused as a query', async (collection, query, reason) => {
    const answer = await ask(fixture.app, `/items/${collection}?${query}`);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_QUERY']);
    expect(answer.reason).toContain(reason);
  });

  test.each([
    'filter[nothing]=1',
    'filter[booked_by][_null]=true',
    'filter[constructor]=1',
    'filter[toString][_null]=true',
    'filter[event][nothing]=1',
    'filter={"_or":[{"nothing":{"_eq":1}}]}',
  ])('Slot?%s names a field that is not there', async (query) => {
    const answer = await ask(fixture.app, `/items/Slot?${query}`);
    expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
  });
});
