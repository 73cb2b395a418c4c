import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openLog, RequestLog } from './log.ts';

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  let text = '';
  write(
    openLog({
      write: (line: string) => {
        text += line;
      },
    }),
  );
  return text;
}

test('Passwords, tokens and addresses are hidden wherever they stand in a log line', () => {
  const text = logged((log) => {
    log.info(
      {
        password: 'swordfish',
        account: { email: 'ola@example.com' },
        mail: { to: { to: 'ola@example.com' } },
      },
      'signed up ola@example.com',
    );
    log.warn({ refresh_token: 'swordfish', session: { token: 'swordfish' } }, 'link /reset?token=swordfish');
  });
  expect(text).not.toMatch(/swordfish|ola/);
  expect(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { level: 'info', password: '[hidden]', msg: 'signed up [hidden]' },
    { level: 'warn', msg: 'link /reset?token= [hidden]' },
  ]);
});

test('An error is logged with its cause, but without what its driver hung on it', () => {
  const refused = Object.assign(new Error('550 <ola@example.com> unknown'), { response: 'ola@example.com' });
  const failed = Object.assign(new Error('no mail', { cause: refused }), {
    code: 'EENVELOPE',
    detail: 'ola@example.com',
  });
  const { err } = JSON.parse(logged((log) => log.error({ err: failed }, 'mail failed')));
  expect(err).toMatchObject({ type: 'Error', message: 'no mail', code: 'EENVELOPE' });
  expect(err.cause.message).toBe('550 <[hidden]> unknown');
  expect(JSON.stringify(err)).not.toContain('ola');
});

test('A message that quotes a megabyte is cut before it is searched, and logged in a moment', () => {
  const { err } = JSON.parse(
    logged((log) => log.error({ err: new Error('a'.repeat(1024 * 1024)) }, 'failed')),
  );
  expect([err.message.length, err.stack.length]).toEqual([10_000, 10_000]);
});

test('Of a calendar’s address not even the path is logged', async () => {
  let text = '';
  const log = openLog({ write: (line: string) => void (text += line) });
  const app = Fastify({ loggerInstance: log, logController: new RequestLog(log) });
  app.get('/calendar/:file', async () => 'BEGIN');
  await app.inject('/calendar/7-swordfish.ics?swordfish');
  await app.inject('/calendar/7-swordfish/none');
  expect(text).not.toContain('swordfish');
  expect(text.match(/"path":"\/calendar\/\[hidden\]"/g)).toHaveLength(2);
});
