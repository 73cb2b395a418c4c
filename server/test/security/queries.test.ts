import { beforeAll, describe, expect, test } from 'vitest';
import { anyCollection, type CollectionName } from '../../src/directus/collections/registry.ts';
import type { Collection } from '../../src/directus/schema/collection.ts';
import { eitherEngine, sqliteEngine, type TestEngine } from '../support/engines.ts';
import { everything } from '../support/everything.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { inside, openTarget, type Target } from '../support/target.ts';

const collections: CollectionName[] = [
  'Slot',
  'Event',
  'Asset',
  'Payment',
  'Pass',
  'PassEntry',
  'PassMember',
  'SlotEdit',
  'BookingHistory',
  'NoShow',
  'AuditEntry',
  'users',
];
/** Between them they have every type of value, relations, and fields that are not what is stored. */
const everyType: CollectionName[] = ['Slot', 'Event', 'users'];
const operators = [
  '_eq',
  '_neq',
  '_lt',
  '_lte',
  '_gt',
  '_gte',
  '_between',
  '_in',
  '_nin',
  '_null',
  '_nnull',
  '_contains',
  '_icontains',
  '_starts_with',
];
/** Each tries to leave its place in a statement, or to cost the database more than its length. */
const payloads: unknown[] = [
  "'; drop table slot; --",
  "' or '1'='1",
  '" or ""="',
  '1) or (1=1',
  "1; update account set role = 'Admin'",
  "') union select password_hash from account --",
  '$1',
  '?',
  '${1}',
  "\\'; select pg_sleep(10); --",
  "1' and randomblob(1000000000) --",
  '%'.repeat(2000),
  '_%'.repeat(1000),
  '(a+)+$'.repeat(200),
  'a\0b',
  '\ud800',
  '\u202e\u0000\u2028',
  '1e400',
  '-1e999',
  '9'.repeat(400),
  '0x7fffffff',
  1e308,
  -0,
  2 ** 53 + 2,
  '$CURRENT_USER',
  '$NOW(-1 day)',
  '+275760-09-13T00:00:00.001Z',
  '2026-07-10T08:00:00[evil]',
  [],
  [[['x']]],
  [null],
  {},
  { _eq: 1 },
  { constructor: 1 },
  null,
  true,
];

async function openPark(engine: TestEngine) {
  const target = await openTarget(engine);
  await makeTracks(target.park);
  const admin = await aPerson(target.park, 'Admin');
  await makeSlot(target.park, '2026-07-10T08:00:00Z', { booked_by: admin.id });
  return { target, admin };
}

const pathOf = (name: CollectionName) => (name === 'users' ? '/users' : `/items/${name}`);
const fieldsOf = (collection: Collection) => [
  ...collection.fields.keys(),
  ...collection.lists.keys(),
  "id') or ('1'='1",
  'id"; drop table slot; --',
  'password_hash',
  'booked_by',
  '__proto__',
  'constructor',
];

describe.each(eitherEngine(import.meta.url))('On $name', (engine) => {
  let target: Target;
  let admin: Person;
  beforeAll(async () => {
    ({ target, admin } = await openPark(engine));
  });

  async function refusedOrAnswered(path: string, query: object): Promise<string | null> {
    const answer = await target.hit('SEARCH', path, { who: admin, body: { query } });
    const isFine =
      [200, 400, 403].includes(answer.status) && !(answer.status !== 200 && inside.test(answer.body));
    return isFine ? null : `${path} ${JSON.stringify(query)}: ${answer.status} ${answer.body}`;
  }

  test.each(collections)(
    '%s: no field, operator or value of a filter reaches the database as anything else',
    async (name) => {
      const share = everyType.includes(name) ? 8 : 24;
      const before = await everything(target.park.store.db);
      const fields = fieldsOf(anyCollection(name, admin));
      const wrong: (string | null)[] = [];
      // Every operator of every field gets some payloads, so that each payload meets each operator on some field.
      for (const [f, field] of fields.entries()) {
        const shots = operators.flatMap((operator, o) =>
          payloads
            .filter((_, p) => (p + f + o) % share === 0)
            .map((value) => refusedOrAnswered(pathOf(name), { filter: { [field]: { [operator]: value } } })),
        );
        wrong.push(...(await Promise.all(shots)));
      }
      expect(wrong.filter((fault) => fault !== null)).toEqual([]);
      expect(await everything(target.park.store.db)).toEqual(before);
    },
  );

  test('Nothing that stands where names, numbers or operators should stand reaches the database', async () => {
    const before = await everything(target.park.store.db);
    const texts = [
      ...payloads,
      'id desc; drop table slot',
      'id) --',
      '-',
      '--id',
      'event.name.id',
      'asset.slots',
      '*.*.*',
    ];
    const shots = [
      'sort',
      'fields',
      'groupBy',
      'aggregate',
      'limit',
      'offset',
      'page',
      'meta',
      'filter',
      'search',
      'deep',
      'alias',
    ];
    const queries = texts.flatMap((text) => [
      ...shots.map((key) => ({ [key]: text })),
      { aggregate: { count: text } },
      { aggregate: { [String(text)]: '*' } },
      { filter: { [String(text)]: { _eq: 1 } } },
      { filter: { id: { [String(text)]: 1 } } },
      { filter: { event: { [String(text)]: { _eq: 1 } } } },
      { filter: { _or: text } },
    ]);
    const wrong = await Promise.all(queries.map((query) => refusedOrAnswered('/items/Slot', query)));
    expect(wrong.filter((fault) => fault !== null)).toEqual([]);
    expect(await everything(target.park.store.db)).toEqual(before);
  });

  test('A text that is all wildcards matches itself alone', async () => {
    const rows = ['100%', 'a_c', 'abc', 'a\\c'].map((event) => ({ name: event, start_at: 0 }));
    const plain = {
      description: null,
      name_en: null,
      description_en: null,
      url: null,
      image: null,
      end_at: null,
    };
    await target.park.store.db
      .insertInto('event')
      .values(rows.map((row) => ({ ...plain, ...row, asset_id: null })))
      .execute();
    const found = async (part: string) => {
      const filter = encodeURIComponent(JSON.stringify({ name: { _icontains: part } }));
      const { data } = await target.hit('GET', `/items/Event?fields=name&filter=${filter}`);
      return (data as { name: string }[]).map((row) => row.name);
    };
    expect([await found('%'), await found('_'), await found('\\'), await found('%'.repeat(1000))]).toEqual([
      ['100%'],
      ['a_c'],
      ['a\\c'],
      [],
    ]);
  });

  const numbers = Array.from({ length: 5000 }, (_, index) => index);
  test.each([
    [
      '100,000 listed values',
      { filter: { _and: numbers.slice(0, 20).map(() => ({ id: { _in: numbers } })) } },
    ],
    ['60,000 fields', { fields: Array.from({ length: 60_000 }, () => 'id') }],
    ['60,000 counts', { aggregate: { count: Array.from({ length: 60_000 }, () => 'price') } }],
    ['60,000 groups', { aggregate: { count: '*' }, groupBy: Array.from({ length: 60_000 }, () => 'price') }],
    ['60,000 sorts', { sort: Array.from({ length: 60_000 }, () => 'price') }],
    ['5,000 conditions', { filter: { _or: numbers.map((id) => ({ id: { _eq: id } })) } }],
    ['a limit past all rows', { limit: 1e15 }],
    ['an offset past all numbers', { offset: 1e300 }],
    ['a page past all numbers', { page: 9_007_199_254_740_991, limit: 10_000 }],
  ])('A visitor who asks with %s is answered or refused, and others are served', async (_what, query) => {
    const answer = await target.hit('SEARCH', '/items/Slot', { body: { query } });
    expect(['200 ', '400 INVALID_QUERY']).toContain(`${answer.status} ${answer.code ?? ''}`);
    expect((await target.hit('GET', '/items/Slot')).status).toBe(200);
  });
});

describe('Whatever the database', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget(sqliteEngine);
  });

  test.each(['filter', 'sort', 'fields', 'limit', 'aggregate', 'groupBy', 'meta'])(
    'A %s as deep as a body can hold is refused, not followed',
    async (key) => {
      const deep = '['.repeat(250_000) + ']'.repeat(250_000);
      for (const value of [deep, `{"id":{"_eq":${deep}}}`]) {
        const answer = await target.hit('SEARCH', '/items/Slot', { body: `{"query":{"${key}":${value}}}` });
        expect([answer.status, answer.code]).toEqual([400, 'INVALID_QUERY']);
      }
    },
  );
});
