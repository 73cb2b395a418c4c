import { expect, test } from 'vitest';
import { type MailPart, renderMail } from './mail-content.ts';

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

test('What the law asks for stands in small letters, and in the text as it is', () => {
  const { html, text } = renderMail({
    language: 'en',
    subject: 'S',
    greeting: 'Hello,',
    parts: [{ small: 'Seller: A & B' }],
    farewell: ['See you', 'Lake'],
  });
  expect(html).toContain('font-size:13px">Seller: A &amp; B<');
  expect(text).toBe('Hello,\n\nSeller: A & B\n\nSee you\nLake\n');
});
