import { beforeEach, expect, test } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { requestOnce } from './requestOnce.ts';
import type { HttpCall, Sender } from './send.ts';

let keys: (string | undefined)[];
let answers: (Error | null)[];

const ask = (async ({ headers }: HttpCall) => {
  keys.push(headers?.['Idempotency-Key']);
  const answer = answers.shift() ?? null;
  if (answer) throw answer;
  return { data: {} };
}) as Sender;
const refund = (amount: number) =>
  requestOnce({ method: 'POST', url: '/desk/refunds', body: { payment: 1, amount } }, ask).catch(() => null);

beforeEach(() => {
  keys = [];
  answers = [];
});

test('Pressed again after a lost answer it is the same call, until there is an answer', async () => {
  answers = [new NetworkError(), new ApiError(503, 'SERVICE_UNAVAILABLE', ''), null, null];
  for (let times = 0; times < 4; times += 1) await refund(20);
  const [first, second, third, fourth] = keys;
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('What was refused, or is asked for otherwise, is another call', async () => {
  answers = [new ApiError(400, 'FAILED_VALIDATION', ''), new NetworkError(), null, null];
  for (const amount of [20, 20, 10, 20]) await refund(amount);
  const [refused, lost, other, again] = keys;
  expect(new Set([refused, lost, other]).size).toBe(3);
  expect(again).toBe(lost);
});

test('A lost session or a limit between two tries does not make another call of it', async () => {
  const refreshFailed = new Error('The session could not be renewed.', { cause: new NetworkError() });
  answers = [
    new NetworkError(),
    refreshFailed,
    new ApiError(401, 'TOKEN_EXPIRED', ''),
    new ApiError(429, 'REQUESTS_EXCEEDED', ''),
    new ApiError(403, '', ''),
    null,
    null,
  ];
  for (let times = 0; times < 7; times += 1) await refund(20);
  expect(new Set(keys.slice(0, 6)).size).toBe(1);
  expect(keys[6]).not.toBe(keys[0]);
});
