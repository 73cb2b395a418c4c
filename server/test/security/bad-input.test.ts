import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, openTestPark, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

let park: TestPark;
let app: FastifyInstance;
let rider: Person;
let slot: number;

beforeAll(async () => {
  park = await openTestPark();
  app = await openTestApp(park);
  await makeTracks(park);
  rider = await aPerson(park);
  slot = await makeSlot(park, '2026-07-01T12:00:00Z');
});

const json = { 'content-type': 'application/json' };
const megabytes = (count: number) => JSON.stringify({ bookedBy: 'x'.repeat(count * 1024 * 1024) });

test.each([
  ['malformed JSON', json, '{"bookedBy":', 400, 'INVALID_PAYLOAD'],
  ['no JSON at all', json, 'bookedBy', 400, 'INVALID_PAYLOAD'],
  ['a prototype in JSON', json, '{"__proto__":{"bookedBy":null}}', 400, 'INVALID_PAYLOAD'],
  ['another kind of text', { 'content-type': 'text/plain' }, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a body of 2 MB', json, megabytes(2), 413, 'CONTENT_TOO_LARGE'],
  ['a body of 10 MB', json, megabytes(10), 413, 'CONTENT_TOO_LARGE'],
  ['a number for a body', json, '7', 400, 'INVALID_PAYLOAD'],
])(
  'A booking with %s is refused in the wire form and changes nothing',
  async (_what, headers, payload, status, code) => {
    const answer = await app.inject({
      method: 'PATCH',
      url: `/items/Slot/${slot}`,
      headers: { ...headers, ...rider.headers },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    const [error] = answer.json().errors;
    expect(error).toMatchObject({ message: expect.any(String), extensions: { code } });
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
    const row = await park.store.db.selectFrom('slot').selectAll().where('id', '=', slot).executeTakeFirst();
    expect(row?.booked_by).toBeNull();
  },
);

const person = {
  first_name: 'Ola',
  description: '600700800',
  email: 'ola@example.com',
  password: 'kotwica i lina',
};
const long = 'x'.repeat(10_000);

test.each(
  Object.keys(person).flatMap((field) =>
    [undefined, null, '', '   ', long, 7, [], {}].map(
      (value) => [field, JSON.stringify(value), value] as const,
    ),
  ),
)('A sign-up with the %s %s makes no account', async (field, _shown, value) => {
  const answer = await app.inject({ method: 'POST', url: '/users', payload: { ...person, [field]: value } });
  expect(answer.statusCode).toBe(400);
  const [error] = answer.json().errors;
  expect(['FAILED_VALIDATION', 'INVALID_PAYLOAD']).toContain(error.extensions.code);
  expect(JSON.stringify(error)).toContain(field);
  const made = await park.store.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', person.email)
    .execute();
  expect(made).toEqual([]);
});
