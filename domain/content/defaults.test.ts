import { expect, test } from 'vitest';
import { contentNames } from './content-names.ts';
import { contentSchemas } from './contents.schema.ts';
import { defaultContents } from './defaults.ts';

test.each(contentNames)('What stands on %s at first is what an Admin may write', (name) => {
  expect(contentSchemas[name].parse(defaultContents[name])).toEqual(defaultContents[name]);
});
