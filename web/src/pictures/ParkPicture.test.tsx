import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { loadTexts } from '../i18n/language.ts';
import { ParkPicture } from './ParkPicture.tsx';

const id = '4b1c7a52-1111-4222-8333-444455556666';
const files = {
  width: 1600,
  height: 1067,
  widths: [480, 800, 1600],
  focus: { x: 25, y: 80 },
  placeholder: 'data:image/webp;base64,AAAA',
};
const pictures: PublicPictures = {
  [id]: { alt: { pl: 'Taras', en: '' }, files },
  cable: { alt: { pl: 'Wyciąg', en: 'The cable' }, files: null },
};

async function markup(name: string | null, props: object = {}, language: 'pl' | 'en' = 'en') {
  const texts = await loadTexts(language);
  return renderToStaticMarkup(
    <LanguageProvider language={language} texts={texts}>
      <ParkPicture name={name} pictures={pictures} sizes="100vw" {...props} />
    </LanguageProvider>,
  );
}

test('A picture of the library comes in its widths, with its point, and no style that the policy forbids', async () => {
  const html = await markup(id, { fill: true, eager: true });
  expect(html).toContain(
    `/assets/${id}/480.avif 480w, /assets/${id}/800.avif 800w, /assets/${id}/1600.avif 1600w`,
  );
  expect(html).toContain(`src="/assets/${id}/1600.webp"`);
  expect(html).toContain('data-x="25" data-y="80"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('style=');
});

test.each([
  [id, 'en', 'Taras'],
  ['cable', 'en', 'The cable'],
  ['cable', 'pl', 'Wyciąg'],
] as const)('%s in %s is said to show "%s"', async (name, language, alt) => {
  expect(await markup(name, {}, language)).toContain(`alt="${alt}"`);
});

test('Beside words that say it all, nothing is said', async () => {
  expect(await markup('cable', { decorative: true })).toContain('alt=""');
});

test.each([null, 'gone', 'toString'])('Nothing stands for %s', async (name) => {
  expect(await markup(name)).toBe('');
});

test('A blur stands behind a picture of the library until it is there, ours have it in a style sheet', async () => {
  expect(await markup(id)).toContain('src="data:image/webp;base64,AAAA"');
  expect(await markup('cable')).not.toContain('data:');
});
