import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { registerSecurity } from './security.ts';

async function policyOf(publicUrl: string): Promise<string> {
  const app = Fastify();
  await registerSecurity(app, readConfig({ PUBLIC_URL: publicUrl }));
  app.get('/', async () => 'hello');
  const { headers } = await app.inject('/');
  return String(headers['content-security-policy']);
}

test.each([
  ['https://park.example', 'wss://park.example'],
  ['https://park.example:8443/', 'wss://park.example:8443'],
  ['http://localhost:3000', 'ws://localhost:3000'],
])(
  'Pages of %s may follow lists at %s, also in a browser whose “self” does not mean it',
  async (url, live) => {
    expect(await policyOf(url)).toContain(`connect-src 'self' ${live};`);
  },
);

test('Where nobody said the site’s own address, “self” has to do', async () => {
  expect(await policyOf('')).toContain("connect-src 'self';");
});

test('The camera is for the site itself, and what the site never asks for is for nobody', async () => {
  const app = Fastify();
  await registerSecurity(app, readConfig({}));
  app.get('/', async () => 'hello');
  const { headers } = await app.inject('/');
  expect(headers['permissions-policy']).toBe('camera=(self), geolocation=(), microphone=()');
});
