import { expect, test } from 'vitest';
import { isNotLoaded, whyNotLoaded } from './whyNotLoaded.ts';

const own = 'https://park.example/static/site-abc1234.js';
const page = (html: string) => async () => new Response(html);

test.each([
  ['the same build lacks a file', page('<script src="/static/site-abc1234.js">'), 'missing'],
  ['a newer build is running', page('<script src="/static/site-def5678.js">'), 'upgraded'],
  [
    'nobody answers',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    'offline',
  ],
] as const)('It is told when %s', async (_what, ask, why) => {
  expect(await whyNotLoaded(own, ask)).toBe(why);
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /static/x.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('error loading dynamically imported module: /static/x.js'), true],
  [new Error('Unable to preload CSS for /static/x.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), false],
  ['something', false],
])('%s tells whether a file did not come: %s', (error, isIt) => {
  expect(isNotLoaded(error)).toBe(isIt);
});
