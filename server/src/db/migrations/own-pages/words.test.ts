import { isContentName } from '@cablepark/domain/content/content-names';
import { contentSchemas } from '@cablepark/domain/content/contents.schema';
import { expect, test } from 'vitest';
import { words } from './words.ts';

test.each(Object.entries(words))('What the site said on %s is what an Admin may write', (name, content) => {
  if (!isContentName(name)) throw new Error(`There is no content ${name}.`);
  expect(contentSchemas[name].parse(content)).toEqual(content);
});
