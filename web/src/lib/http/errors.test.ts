import { describe, expect, test } from 'vitest';
import { readFailure } from './errors.ts';

describe('a failure of the wire', () => {
  test('gives its code, message and extensions', () => {
    const body = { errors: [{ message: 'Too many.', extensions: { code: 'REQUESTS_EXCEEDED', limit: 5 } }] };
    const failure = readFailure(429, body);
    expect(failure).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED', message: 'Too many.' });
    expect(failure.extensions.limit).toBe(5);
  });

  test('of several faults tells the first', () => {
    const fault = (message: string) => ({ message, extensions: { code: 'FAILED_VALIDATION' } });
    expect(readFailure(400, { errors: [fault('one'), fault('two')] }).message).toBe('one');
  });

  test.each([
    undefined,
    null,
    'text',
    [],
    {},
    { errors: [] },
    { errors: ['x'] },
    { errors: [{ message: '' }] },
  ])('in another form (%j) keeps the status and says nothing', (body) => {
    expect(readFailure(502, body)).toMatchObject({ status: 502, code: '', message: '' });
  });
});
