import { expect, test } from 'vitest';
import { freshFolder } from '../test/support/cleanup.ts';
import { failToStart } from '../test/support/launch.ts';
import { readConfig } from './config.ts';

test.each([
  [
    'CORS_ORIGINS',
    'https://site.example/',
    'nothing after the host, not even a slash; https://site.example/',
  ],
  ['CORS_ORIGINS', 'https://site.example/app', 'nothing after the host'],
  ['CORS_ORIGINS', 'site.example', 'with http:// or https://'],
  ['CORS_ORIGINS', '*', '* is none'],
  ['CORS_ORIGINS', 'https://one.example, two.example', 'two.example is none'],
  ['CORS_ORIGINS', 'https://Site.example', 'https://Site.example is none'],
  ['MAIL_FROM', 'park', 'must be an address like no-reply@park.example'],
  ['MAIL_FROM', 'park.example', 'must be an address'],
  ['MAIL_FROM', 'Cable Park', 'must be an address'],
  ['MAIL_FROM', 'Cable Park no-reply@park.example', 'must be an address'],
  ['MAIL_FROM', 'Park, Wake <no-reply@park.example>', 'must be an address'],
  ['MAIL_FROM', 'Park <park.example>', 'must be an address'],
  ['MAIL_FROM', 'a@park.example, b@park.example', 'must be an address'],
  ['SMTP_URL', 'smtp://jan:se#same@mail.example:587', 'must be escaped: write % as %25'],
  ['SMTP_URL', 'smtp://jan:12/same@mail.example:587', 'must be escaped'],
  ['SMTP_URL', 'smtp://jan:12?same@mail.example:587', 'must be escaped'],
  ['SMTP_URL', 'smtp://jan@park.example:sesame@mail.example:587', 'must be escaped'],
  ['SMTP_URL', 'smtp://jan:50%same@mail.example:587', 'must be escaped'],
  ['SMTP_URL', 'mail.example:587', 'must be like smtp://user:password@host:587'],
  ['DATABASE_URL', 'postgres://park:se#same@db.example/park', 'must be escaped'],
  ['DATABASE_URL', 'postgres://park:50%same@db.example/park', 'must be escaped'],
  ['DATABASE_URL', 'mysql://db.example/park', 'must be like postgres://'],
  ['PUBLIC_URL', 'park.example', 'must be like https://park.example'],
  ['PUBLIC_URL', 'https://park.example/booking', 'must be without a path'],
  ['PUBLIC_URL', 'https://park.example/booking/', 'must be without a path'],
  ['PUBLIC_URL', 'https://park.example?from=poster', 'must be without ? and #'],
  ['PUBLIC_URL', 'https://park.example/#top', 'must be without ? and #'],
  ['PUBLIC_URL', 'https://jan:sesame@park.example', 'must be without a user name'],
])('A wrong address is refused in one sentence that says what to write: %s=%s', (name, value, told) => {
  let said = '';
  try {
    readConfig({ [name]: value });
  } catch (error) {
    said = (error as Error).message;
  }
  const [head, sentence, ...more] = said.split('\n');
  expect(head).toBe('The settings are not right:');
  expect(sentence).toContain(`  ${name}: `);
  expect(sentence).toContain(told);
  expect(more).toEqual([]);
  expect(said).not.toMatch(/se#?same|50%same|12.same/);
});

test.each([
  ['CORS_ORIGINS', 'https://site.example, http://localhost:5173,', 'corsOrigins'],
  ['MAIL_FROM', 'no-reply@park.example', 'mailFrom'],
  ['MAIL_FROM', 'park@localhost', 'mailFrom'],
  ['MAIL_FROM', 'Cable Park <no-reply@park.example>', 'mailFrom'],
  ['MAIL_FROM', '"Park, Wake" <no-reply@park.example>', 'mailFrom'],
  ['SMTP_URL', 'smtp://jan%40park.example:se%23same@mail.example:587', 'smtpUrl'],
  ['SMTP_URL', 'smtps://mail.example', 'smtpUrl'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525?ignoreTLS=true', 'smtpUrl'],
  ['DATABASE_URL', 'postgres://park:se%23same@%2Fvar%2Frun%2Fpostgresql/park', 'databaseUrl'],
  ['PUBLIC_URL', 'https://park.example:8443/', 'publicUrl'],
] as const)('What is right is taken as it is: %s=%s', (name, value, key) => {
  expect([readConfig({ [name]: value })[key]].flat().join(', ')).toBe(value.replace(/[/,]$/, ''));
});

test('The server says so at its start, and touches nothing', async () => {
  const DATA_DIR = await freshFolder();
  const { code, told } = await failToStart({ DATA_DIR, PUBLIC_URL: 'https://park.example/booking' });
  expect([code, told]).toEqual([1, expect.stringContaining('PUBLIC_URL: must be without a path')]);
});
