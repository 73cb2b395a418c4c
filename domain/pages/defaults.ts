import type { Contents } from './contents.schema.ts';
import { defaultHome } from './default-home.ts';
import { defaultLooks } from './default-looks.ts';
import { defaultWords } from './default-words.ts';

/** What stands on a page until the park has written its own. */
export const defaultContents: Contents = { home: defaultHome, ...defaultWords, looks: defaultLooks };
