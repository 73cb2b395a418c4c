import { existsSync } from 'node:fs';
import { languages } from '@cablepark/domain/time/display';
import { expect, test } from 'vitest';
import { publicPages } from './publicPages.ts';

const web = new URL('../../../', import.meta.url);

test.each(Object.entries(publicPages))(
  'The sources of %s, whose styles and scripts its page brings, are there',
  (_path, page) => {
    for (const language of languages) {
      const sources = page.sources(language);
      expect(sources.filter((source) => !existsSync(new URL(source, web)))).toEqual([]);
    }
  },
);
