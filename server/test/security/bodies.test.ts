import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../support/engines.ts';
import { aPerson, type Person } from '../support/people.ts';
import { accountDeeds } from '../support/permissions/accounts.deeds.ts';
import type { Deed } from '../support/permissions/deed.ts';
import { openWorld, type World } from '../support/permissions/world.ts';
import { writingDeeds } from '../support/permissions/writing.deeds.ts';
import { inside } from '../support/target.ts';

/** Every call that takes JSON, made by whoever may: the lines of the permission table, each with its body spoilt. */
const deeds = [...accountDeeds, ...writingDeeds].filter(
  ({ least, route }) => least !== 'nobody' && route !== 'POST /files',
);

const spoilers: unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u2028',
  'x'.repeat(100_000),
  "'; drop table slot; --",
  '<script>alert(1)</script>',
  0,
  -1,
  0.001,
  1e308,
  2 ** 31,
  2 ** 53,
  '1e400',
  '9999999-01-01T00:00:00Z',
  '2026-02-30T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
  [],
  [[]],
  [null],
  {},
  { constructor: 1 },
  { toString: 1, valueOf: 1 },
];

describe.each(engines)('On $name', (engine) => {
  let world: World;
  let admin: Person;
  beforeAll(async () => {
    world = await openWorld(engine);
    admin = await aPerson(world.park, 'Admin');
  });

  test.each(deeds)('$route ($what) answers or refuses whatever stands in its body', async (deed) => {
    const faults: string[] = [];
    const plain = await ask(deed);
    for (const [index, field] of ['', ...Object.keys(plain.body ?? {})].entries()) {
      const { url, body, headers } = await ask(deed);
      // Most are refused, so one object does for all of them; every fourth, and others for the next field.
      for (const spoiler of spoilers.filter((_, s) => (s + index) % 4 === 0)) {
        const payload = JSON.stringify(field === '' ? spoiler : { ...body, [field]: spoiler });
        const answer = await world.app.inject({
          method: deed.route.split(' ')[0] as 'POST',
          url,
          headers: { 'content-type': 'application/json', ...headers, ...admin.headers },
          payload,
        });
        if (answer.statusCode < 500 && !(answer.statusCode >= 400 && inside.test(answer.body))) continue;
        faults.push(`${field} ${payload.slice(0, 100)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  async function ask(deed: Deed) {
    const { park, app, ...rest } = world;
    // It may have ended its own session, or lost its role, by a call that was not spoilt enough.
    if (!(await mayStill())) admin = await aPerson(park, 'Admin');
    return await deed.ask({ park, app, ...rest }, admin);
  }

  async function mayStill(): Promise<boolean> {
    const answer = await world.app.inject({ url: '/items/AuditEntry?limit=0', headers: admin.headers });
    return answer.statusCode === 200;
  }
});
