import { contentNames } from '@cablepark/domain/pages/content-names';
import { defaultContents } from '@cablepark/domain/pages/defaults';
import { type PermissionCase, permissionCase } from './permission-case.ts';

export const contentReadingCases: PermissionCase[] = [
  ...contentNames.map((name) =>
    permissionCase('GET /park/contents/:name', `reads what stands on ${name}`, 'visitor', () => ({
      url: `/park/contents/${name}`,
    })),
  ),
  permissionCase('GET /park/contents/:name/versions', 'lists the versions of a page', 'Admin', () => ({
    url: '/park/contents/home/versions',
  })),
  permissionCase('GET /park/contents/:name/versions/:version', 'reads an old version', 'Admin', () => ({
    url: '/park/contents/home/versions/0',
  })),
];

export const contentCases: PermissionCase[] = [
  permissionCase('POST /park/contents/:name/versions', 'writes a page', 'Admin', async ({ park }) => {
    const { version } = (await park.contents.read()).bar;
    const title = { pl: `Bar ${version + 1}`, en: '' };
    return {
      url: '/park/contents/bar/versions',
      body: { edited: version, content: { ...defaultContents.bar, title } },
    };
  }),
];
