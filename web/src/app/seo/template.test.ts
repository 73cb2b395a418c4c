import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { restAfterPaint } from './afterPaint.ts';
import { dataBlock, escapeHtml, metaTags } from './head.ts';
import { fillTemplate } from './template.ts';

/** Texts that staff may enter for the park, an event or a track. The page must contain them literally. */
const texts = [
  '$\' and $` and $& and $$ and $1 and $<name> and $"',
  '</script><script>alert(1)</script>',
  '<!-- <script> --> ]]>',
  '<!--page--></body></html>',
  '<title>another</title><noscript>',
  'a line\u2028and\u2029others',
  '{{ name }} %s %00 ${name} <%= name %>',
];
const template = await readFile(new URL('../../../index.html', import.meta.url), 'utf8');

function pageOf(text: string): string {
  const facts = {
    language: 'en',
    origin: 'https://park.example',
    path: '/',
    siteName: text,
    image: '/s.jpg',
  } as const;
  const head = [
    metaTags({ ...facts, title: text, description: text }),
    dataBlock('application/json', 'park-info', { text }),
  ];
  const body = `<main>${escapeHtml(text)}</main>`;
  const document = fillTemplate(template, { language: 'en', title: text, head, body });
  return restAfterPaint(document, { waits: 'not all', atOnce: [], content: null });
}

const parts = (page: string, tag: RegExp) => page.match(tag)?.length ?? 0;
const unescaped = (html = '') =>
  html.replaceAll(/&#(\d+);/g, (_sign, code) => String.fromCharCode(Number(code)));

describe.each(texts)('A page of a park called %s', (text) => {
  const page = pageOf(text);
  const plain = pageOf('Park');

  test('says just that in its title, its body and its data', () => {
    expect(unescaped(/<title>(.*?)<\/title>/s.exec(page)?.[1])).toBe(text);
    expect(unescaped(/<main>(.*?)<\/main>/s.exec(page)?.[1])).toBe(text);
    const data = /<script type="application\/json" id="park-info">(.*?)<\/script>/s.exec(page)?.[1];
    expect(JSON.parse(data ?? '')).toEqual({ text });
  });

  test.each([/<html/g, /<\/html>/g, /<body/g, /<script/g, /<\/script>/g, /<!--/g, /<title/g, /id="root"/g])(
    'has no more of %s than any other',
    (tag) => {
      expect(parts(page, tag)).toBe(parts(plain, tag));
    },
  );
});

test('A page is in its language, with its own words instead of those for every page', () => {
  const page = pageOf('Park');
  expect(page).toContain('<html lang="en"');
  expect(page).toContain('<div id="root" data-language="en"><main>Park</main></div>');
  expect(parts(page, /name="description"/g)).toBe(1);
  expect(page).not.toContain('noscript');
});

test('What no paint needs is named for later, and asked for by nothing in the page', () => {
  const head = [
    '<link rel="stylesheet" href="/static/page-1.css">',
    '<link rel="stylesheet" crossorigin href="/static/later-scenes-1.css">',
    '<link rel="modulepreload" crossorigin href="/static/frame-1.js">',
    '<script type="module" crossorigin src="/static/site-1.js"></script>',
  ];
  const document = fillTemplate(template, { language: 'pl', title: '', head, body: '' });
  const page = restAfterPaint(document, {
    waits: 'not all',
    atOnce: ['/static/tour-1.js'],
    content: '/park/contents/home',
  });
  const asked = [...page.matchAll(/(?:src|href)="(\/static\/[^"]*)"/g)].map(([, file]) => file);
  expect(asked).toEqual(['/static/page-1.css']);
  const rest = /id="after-paint">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(rest)).toEqual({
    styles: ['/static/later-scenes-1.css'],
    content: '/park/contents/home',
    fetch: ['/static/frame-1.js'],
    atOnce: ['/static/tour-1.js'],
    run: expect.arrayContaining(['/static/site-1.js']),
    waits: 'not all',
  });
});
