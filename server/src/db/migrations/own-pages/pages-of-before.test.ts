import { contentNames } from '@cablepark/domain/content/content-names';
import { contentSchemas } from '@cablepark/domain/content/contents.schema';
import { expect, test } from 'vitest';
import { pagesOfBefore } from './pages-of-before.ts';

test.each(Object.entries(pagesOfBefore))('What a park keeps of %s an Admin may go on with', (name, page) => {
  const known = contentNames.find((each) => each === name);
  expect(known && contentSchemas[known].parse(page)).toEqual(page);
});

test('A park in use keeps the eight scenes that everybody saw', () => {
  expect(pagesOfBefore['home']).toMatchObject({
    scenes: ['cable', 'bar', 'instructor', 'bilevel', 'beach', 'party', 'camping', 'miniramp'].map((id) => ({
      id,
      picture: id,
      isShown: true,
    })),
  });
});
