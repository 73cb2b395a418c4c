import { expect, test } from 'vitest';
import { defaultContents } from '../content/defaults.ts';
import {
  decidePictureChange,
  decidePictureDeletion,
  decidePictureMaking,
  mostPictures,
} from '../content/picture-rules.ts';
import {
  arePicturesKnown,
  type PublicPicture,
  picturesIn,
  picturesToShow,
  withoutLostPictures,
} from './pictures.ts';

const own: PublicPicture = {
  alt: { pl: 'Most', en: '' },
  files: { width: 800, height: 600, widths: [480, 800], focus: { x: 50, y: 20 }, placeholder: '' },
};
const library = { 'a-1': own, 'b-2': own };
const content = {
  title: 'picture',
  picture: 'cable',
  sections: [{ picture: 'a-1' }, { picture: null }, { inner: { picture: 'cable' } }],
};

test('The pictures of a content are found however deep, each once', () => {
  expect(picturesIn(content)).toEqual(['cable', 'a-1']);
  expect(picturesIn('picture')).toEqual([]);
  expect(picturesIn(null)).toEqual([]);
});

test.each([
  [content, ['a-1'], true],
  [content, [], false],
  [{ picture: 'toString' }, [], false],
  [{ picture: 'cottage' }, [], true],
  [{ picture: null }, [], true],
])('%j with %j in the library: known is %s', (named, there, isKnown) => {
  expect(arePicturesKnown(named, there)).toBe(isKnown);
});

test('What stands at first names pictures of ours alone', () => {
  expect(arePicturesKnown(defaultContents, [])).toBe(true);
});

test('A page is told of the pictures that it names, ours with their words, those that are gone not at all', () => {
  const shown = picturesToShow(
    { ...content, last: [{ picture: 'gone' }, { picture: 'constructor' }] },
    library,
  );
  expect(Object.keys(shown)).toEqual(['cable', 'a-1']);
  expect(shown['a-1']).toBe(own);
  expect(shown['cable']).toMatchObject({ alt: { en: expect.stringMatching(/rider/) }, files: null });
});

test('An earlier version comes back without what the library has no more', () => {
  expect(withoutLostPictures({ ...content, last: [{ picture: 'gone' }] }, library)).toEqual({
    ...content,
    last: [{ picture: null }],
  });
  expect(withoutLostPictures(content, {}).sections[0]).toEqual({ picture: null });
});

test('There is room for so many pictures', () => {
  expect(decidePictureMaking(mostPictures - 1)).toBe('ok');
  expect(decidePictureMaking(mostPictures)).toBe('PICTURE_LIMIT');
});

test('A picture goes while no page shows it, and is described anew where that is new', () => {
  const unused = { pages: [], events: [], tracks: [] };
  expect(decidePictureDeletion(unused)).toBe('ok');
  const named = [{ id: 1, name: 'Jam' }];
  const uses = [
    { ...unused, pages: ['bar' as const] },
    { ...unused, events: named },
    { ...unused, tracks: named },
  ];
  for (const use of uses) expect(decidePictureDeletion(use)).toEqual({ code: 'PICTURE_IN_USE', ...use });
  expect([decidePictureChange(true), decidePictureChange(false)]).toEqual(['ok', 'unchanged']);
});
