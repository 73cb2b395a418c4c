import { ownColours } from '@cablepark/domain/theme/own-colours';
import { expect, test } from 'vitest';
import { renderMail } from './mail-content.ts';
import type { MailPart } from './mail-parts.ts';

const link = (label: string): MailPart => ({ label, url: `https://park.example/${label}` });
const htmlOf = (parts: readonly MailPart[]) =>
  renderMail({
    language: 'pl',
    subject: 'S',
    greeting: 'Cześć,',
    parts,
    farewell: ['Do zobaczenia', 'Jezioro'],
  }).html;
/** The links that are drawn as buttons. */
const buttonsIn = (html: string) =>
  [...html.matchAll(/<a [^>]*style="([^"]*)">([^<]*)</g)]
    .filter(([, style]) => style?.includes('background:'))
    .map(([, , label]) => label);

test.each([
  [['Twój slot', link('see'), 'Do zobaczenia', link('slots'), link('way')], ['see']],
  [
    [link('fine'), link('other'), link('back'), 'Dojazd', link('way')],
    ['fine', 'other', 'back'],
  ],
  [['Nic nie trzeba robić'], []],
] as const)('What a mail asks for is a button, its other links are not: %j', (parts, buttons) => {
  expect(buttonsIn(htmlOf(parts))).toEqual(buttons);
});

test('What the law asks for stands in small letters under the farewell, and in the text as it is', () => {
  const { html, text } = renderMail({
    language: 'en',
    subject: 'S',
    greeting: 'Hello,',
    parts: [{ small: 'Seller: A & B' }],
    farewell: ['See you', 'Lake'],
  });
  expect(html).toMatch(/See you<br>Lake<[^]*font-size:13px"><p[^>]*>Seller: A &amp; B</);
  expect(text).toBe('Hello,\n\nSeller: A & B\n\nSee you\nLake\n');
});

test('What has happened stands above the greeting, and a slot with its price in a row', () => {
  const { html, text } = renderMail({
    language: 'en',
    subject: 'S',
    greeting: 'Hello,',
    parts: [
      { headline: 'Paid 55 zł' },
      'Thank you:',
      { items: [{ head: 'Friday', detail: '14:00–14:15, Track <1>', price: '55 zł' }] },
    ],
    farewell: ['See you', 'Lake'],
  });
  expect(html).toMatch(/<h1[^>]*>Paid 55 zł<\/h1>\n<p[^>]*>Hello,</);
  expect(html).toMatch(
    /<td[^>]*>Friday<br><span[^>]*>14:00–14:15<\/span>Track &lt;1&gt;<\/td><td[^>]*>55 zł<\/td>/,
  );
  expect(text).toBe(
    'Paid 55 zł\n\nHello,\n\nThank you:\n\n  Friday, 14:00–14:15, Track <1>, 55 zł\n\nSee you\nLake\n',
  );
});

test('Links that follow the choice share a line', () => {
  const link = (label: string) => ({ label, url: `https://lake.example/${label}` });
  const parts = [link('fine'), link('another'), 'An entry is attached.', link('slots'), link('way')];
  const { html } = renderMail({
    language: 'en',
    subject: 'S',
    greeting: 'Hello,',
    parts,
    farewell: ['See you', 'Lake'],
  });
  const rows = html
    .split('<p')
    .map((row) => [...row.matchAll(/lake\.example\/(\w+)/g)].map(([, name]) => name));
  expect(rows.filter((row) => row.length > 0)).toEqual([['fine'], ['another'], ['slots', 'way']]);
});

test.each([
  [
    true,
    /<div class="bar"[^>]*><img src="cid:logo" width="80" height="40" alt=""[^>]*><span[^>]*>Lake &lt;<\/span><\/div>/,
  ],
  [false, /<div class="bar"[^>]*><img src="cid:logo" width="80" height="40" alt="Lake &lt;"[^>]*><\/div>/],
])('The logo stands in the head, and the name beside it or in its place (%s)', (withName, head) => {
  const code = { id: 'code', png: Buffer.from('code') };
  const image = { id: 'logo', png: Buffer.from('logo') };
  const logo = { image, width: 80, height: 40, withName, onPlate: false };
  const { html, text, images } = renderMail({
    language: 'en',
    subject: 'S',
    greeting: 'Hello,',
    parts: [{ image: code, description: 'Show it' }],
    farewell: ['See you', 'Lake <'],
    brand: { theme: ownColours, logo },
  });
  expect(html).toMatch(head);
  expect(images).toEqual([image, code]);
  expect(text).toBe('Hello,\n\nSee you\nLake <\n');
});
