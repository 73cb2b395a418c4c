import { defaultContents } from '@cablepark/domain/content/defaults';
import { expect, test } from 'vitest';
import { showContent } from './shown-content.ts';

const library = { read: async () => ({}), forget: () => undefined };

test('Others get their turn while a long page that nobody has asked for yet is read', async () => {
  const text = (words: string) => ({ pl: `${words} po polsku`, en: `${words} in English` });
  const sections = [1, 2].map((part) => ({ heading: text('Part'), text: text(`**Text** ${part}`) }));
  const content = { ...defaultContents.terms, sections };
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  const shown = await showContent({ library }, 'terms', { version: 1, content });
  order.push('the page');
  expect(order).toEqual(['another', 'the page']);
  expect(shown.blocks[1]?.en).toEqual([{ kind: 'paragraph', of: [{ bold: ['Text'] }, ' 2 in English'] }]);
});
