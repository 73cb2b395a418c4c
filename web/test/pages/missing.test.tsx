import { beforeAll, expect, test } from 'vitest';
import { missing } from '../../src/i18n/pl/missing.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectPath, expectText } from '../support/page.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});

test.each(['/nowhere', '/desk/nothing', '/myAccount/x/y'])(
  '%s leads home, which says what was not found',
  async (path) => {
    await site.show(path);
    await expectPath('/');
    await expectText(missing.page(path));
    expect(document.querySelector('main h1')).not.toBeNull();
  },
);
