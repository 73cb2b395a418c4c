import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { blocksOf } from './markdown.ts';

const paragraph = (...of: (Block & { kind: 'paragraph' })['of']): Block => ({ kind: 'paragraph', of });

test('Paragraphs, line breaks, bold and links', () => {
  expect(blocksOf('Taras **nad wodą**.\nI [cennik](/prices).\n\nDrugi.')).toEqual([
    paragraph(
      'Taras ',
      { bold: ['nad wodą'] },
      '.',
      { break: true },
      'I ',
      { to: '/prices', of: ['cennik'] },
      '.',
    ),
    paragraph('Drugi.'),
  ]);
});

test('Lists, numbered ones and lists in lists', () => {
  expect(blocksOf('- burgery\n- napoje\n  - lemoniada\n\n1. kask\n2. kamizelka')).toEqual([
    {
      kind: 'bullets',
      items: [
        [paragraph('burgery')],
        [paragraph('napoje'), { kind: 'bullets', items: [[paragraph('lemoniada')]] }],
      ],
    },
    { kind: 'numbers', items: [[paragraph('kask')], [paragraph('kamizelka')]] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[tu](javascript:alert(1))',
  '[tu](JaVaScRiPt:alert(1))',
  '[tu](data:text/html,x)',
  '[tu](//evil.example)',
  '[tu](/\\evil.example)',
  '[tu](vbscript:x)',
  '[tu](mailto:a@b.pl?bcc=c@d.pl)',
  '[tu](https:evil.example)',
  '[tu](https://park.example@evil.example)',
  '![obraz',
  '# Nagłówek',
  '> cytat',
  '`kod`',
  '*raz* i _dwa_',
  '&lt;b&gt;',
  '---',
  '<https://evil.example>',
  '[tu]: https://evil.example',
])('What is none of it stays as it was typed: %s', (typed) => {
  expect(blocksOf(typed)).toEqual([paragraph(typed)]);
});

test('Links lead to pages of the site, other sites, mailboxes and telephones', () => {
  for (const to of [
    '/planner/1',
    '/#cable',
    'https://example.com/?a=1',
    'mailto:bar@example.com',
    'tel:+48600700800',
  ]) {
    expect(blocksOf(`[tu](${to})`)).toEqual([paragraph({ to, of: ['tu'] })]);
  }
});

test('Bold in bold is bold, and a text of nothing is nothing', () => {
  expect(blocksOf('**a **b** c**')).toEqual([paragraph({ bold: ['a b c'] })]);
  expect(blocksOf('**a [**b**](/bar) c**')).toEqual([
    paragraph({ bold: ['a ', { to: '/bar', of: ['b'] }, ' c'] }),
  ]);
  expect(blocksOf(' \n\n')).toEqual([]);
});

const times = (text: string) => text.repeat(Math.floor(5000 / text.length));

test.each([
  times('*'),
  times('['),
  times('*a **a '),
  `${'**a '.repeat(800)}${'a** '.repeat(800)}`,
  times('- '),
  times('- a\n'),
  times('[a](<'),
  times('\\'),
  times('> '),
])('A text made to be costly becomes a small and shallow tree: %#', (typed) => {
  const json = JSON.stringify(blocksOf(typed));
  expect(json.length).toBeLessThan(60_000);
  expect(depthOf(JSON.parse(json))).toBeLessThan(50);
});

function depthOf(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  return 1 + Math.max(0, ...Object.values(part).map(depthOf));
}
