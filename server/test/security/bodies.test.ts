import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../support/engines.ts';
import { aPerson, type Person } from '../support/people.ts';
import { accountCases } from '../support/permissions/accounts.cases.ts';
import { type Fixture, openFixture } from '../support/permissions/fixture.ts';
import type { PermissionCase } from '../support/permissions/permission-case.ts';
import { writingCases } from '../support/permissions/writing.cases.ts';
import { inside } from '../support/target.ts';

/** Every call that takes JSON, made by whoever may: the lines of the permission table, each with its body spoilt. */
const cases = [...accountCases, ...writingCases].filter(
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
  { length: { toString: 1, valueOf: 1 } },
];

describe.each(engines)('On $name', (engine) => {
  let fixture: Fixture;
  let admin: Person;
  beforeAll(async () => {
    fixture = await openFixture(engine);
    admin = await aPerson(fixture.park, 'Admin');
  });

  test.each(cases)(
    '$route ($what) answers or refuses whatever stands in its body',
    async (permissionCase) => {
      const faults: string[] = [];
      const plain = await ask(permissionCase);
      for (const [index, field] of ['', ...Object.keys(plain.body ?? {})].entries()) {
        const { url, body, headers } = await ask(permissionCase);
        // Most are refused, so one object does for all of them; every fourth, and others for the next field.
        for (const spoiler of spoilers.filter((_, s) => (s + index) % 4 === 0)) {
          const payload = JSON.stringify(field === '' ? spoiler : { ...body, [field]: spoiler });
          const answer = await fixture.app.inject({
            method: permissionCase.route.split(' ')[0] as 'POST',
            url,
            headers: { 'content-type': 'application/json', ...headers, ...admin.headers },
            payload,
          });
          if (answer.statusCode < 500 && !(answer.statusCode >= 400 && inside.test(answer.body))) continue;
          faults.push(`${field} ${payload.slice(0, 100)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  async function ask(permissionCase: PermissionCase) {
    const { park, app, ...rest } = fixture;
    // It may have ended its own session, or lost its role, by a call that was not spoilt enough.
    if (!(await mayStill())) admin = await aPerson(park, 'Admin');
    return await permissionCase.ask({ park, app, ...rest }, admin);
  }

  async function mayStill(): Promise<boolean> {
    const answer = await fixture.app.inject({ url: '/items/AuditEntry?limit=0', headers: admin.headers });
    return answer.statusCode === 200;
  }
});
