import { ParkError } from '@cablepark/domain/errors';
import { expect, test } from 'vitest';
import { makeLogo } from './logo.ts';
import { safeSvg } from './safe-svg.ts';

const space = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string, more = '') => `<svg ${space} viewBox="0 0 40 20" ${more}>${inside}</svg>`;

/** The reason of a refusal, and the offending part; null if the drawing is accepted. */
function refusal(text: string): string | null {
  try {
    safeSvg(text);
    return null;
  } catch (error) {
    if (!(error instanceof ParkError)) throw error;
    return [error.code, error.extensions['reason'], error.extensions['found']].filter(Boolean).join(' ');
  }
}

test('A drawing keeps its shapes, gradients and cuts, and nothing that only describes the file', () => {
  const drawn = safeSvg(`<?xml version="1.0" encoding="UTF-8"?><!-- Drawn by a program -->
    <svg ${space} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
      width="40mm" height="20mm" viewBox="0 0 40 20" version="1.1" inkscape:version="1.3" id="logo">
      <title>Logo</title><metadata><who>somebody</who></metadata><inkscape:grid/>
      <defs><linearGradient id="a"><stop offset="0" stop-color="#c8102e"/></linearGradient>
        <linearGradient id="b" xlink:href="#a"/><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>
      <g style="fill:url(#b);font-family:Arial;stroke : none" class="x" data-name="Layer" clip-path="url('#c')">
        <path d="M0 0L10,10z" inkscape:label="wave" tabindex="0"/>&amp;</g></svg>`);
  expect(drawn.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="512" height="256">' +
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#c8102e"></stop></linearGradient>' +
      '<linearGradient id="b" href="#a"></linearGradient><clipPath id="c"><rect width="9" height="9"></rect></clipPath></defs>' +
      '<g fill="url(#b)" stroke="none" clip-path="url(#c)"><path d="M0 0L10,10z"></path></g></svg>',
  );
  // A rewritten drawing is accepted again and stays the same.
  expect(safeSvg(drawn.svg).svg).toBe(drawn.svg);
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'script'],
  [
    'a script of another namespace',
    svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'),
    'script',
  ],
  [
    'a script by a prefix',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    's:script',
  ],
  ['a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'onclick'],
  ['a handler on itself', svg('', 'onload="alert(1)"'), 'onload'],
  ['a style sheet', svg('<style>@import "https://elsewhere.example";</style>'), 'style'],
  ['a style that asks elsewhere', svg('<g style="background:url(https://elsewhere.example)"/>'), 'style'],
  ['a fill that asks elsewhere', svg('<g fill="url(https://elsewhere.example#a)"/>'), 'fill'],
  ['a fill that leaves its attribute', svg('<g fill="&quot;/&gt;&lt;script&gt;"/>'), 'fill'],
  [
    'a page in it',
    svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    'foreignObject',
  ],
  ['a picture from elsewhere', svg('<image href="https://elsewhere.example/x.png"/>'), 'image'],
  ['a picture in it', svg('<image href="data:image/png;base64,AAAA"/>'), 'image'],
  ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), 'a'],
  ['what moves', svg('<path d="M0 0"><animate attributeName="href"/></path>'), 'animate'],
  ['what sets', svg('<set attributeName="onload" to="alert(1)"/>'), 'set'],
  ['copies of itself', svg('<use href="#a"/>'), 'use'],
  ['a file of the server', svg('<linearGradient href="file:///etc/passwd"/>'), 'href'],
  ['words', svg('<text>Wake</text>'), 'text'],
  ['another drawing', svg(svg('')), 'svg'],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'html'],
  ['nobody’s drawing', '<svg viewBox="0 0 1 1"/>', 'svg'],
  ['cuts of cuts', svg('<mask id="a"><g mask="url(#b)"/></mask>'), 'mask'],
  ['a foreign entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`, 'DOCTYPE'],
  [
    'a billion laughs',
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<g id="&b;"/>')}`,
    'DOCTYPE',
  ],
  [
    'a style sheet before it',
    `<?xml-stylesheet href="https://elsewhere.example/x.css"?>${svg('')}`,
    'xml-stylesheet',
  ],
])('%s is refused by its name', (_what, text, found) => {
  expect(refusal(text)).toBe(`UNSUPPORTED_MEDIA_TYPE drawing ${found}`);
});

test.each([
  ['cut off', svg('').slice(0, -3)],
  ['unknown entities', svg('&x;')],
  ['two drawings', svg('') + svg('')],
  ['an attribute twice', svg('<g fill="red" fill="blue"/>')],
  ['without a size', `<svg ${space}/>`],
  ['of no size', `<svg ${space} viewBox="0 0 0 10"/>`],
  ['of no end', `<svg ${space} viewBox="0 0 1e999 10"/>`],
  ['a line', `<svg ${space} viewBox="0 0 1300 100"/>`],
  ['nothing', ''],
])('A drawing is damaged: %s', (_what, text) => {
  expect(refusal(text)).toBe('INVALID_PAYLOAD broken');
});

test.each([
  ['heavy', svg(`<path d="${'M0 0'.repeat(60_000)}"/>`)],
  ['of thousands of shapes', svg('<g/>'.repeat(3001))],
  ['deep', svg('<g>'.repeat(40) + '</g>'.repeat(40))],
  ['of many cuts', svg('<g clip-path="url(#a)"/>'.repeat(51))],
])('A drawing is too large: %s', (_what, text) => {
  expect(refusal(text)).toBe('CONTENT_TOO_LARGE drawing');
});

test.each([
  ['UTF-16', Buffer.from(`\ufeff${svg('')}`, 'utf16le')],
  ['Latin 1', Buffer.from(svg('<title>Ó</title>'), 'latin1')],
])('A drawing in %s is not guessed at', async (_script, bytes) => {
  await expect(makeLogo(bytes)).rejects.toThrow(ParkError);
});

test('Gradients that name each other end', async () => {
  const loop = svg(
    '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>',
  );
  expect(await makeLogo(Buffer.from(loop))).toMatchObject({ type: 'image/svg+xml', width: 512, height: 256 });
});
