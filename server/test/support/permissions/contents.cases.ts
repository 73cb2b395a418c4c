import { contentNames } from '@cablepark/domain/content/content-names';
import { defaultContents } from '@cablepark/domain/content/defaults';
import { previewAddress } from '../../../src/modules/mails/samples/preview-page.ts';
import { aLogo, writeLooks } from '../looks.ts';
import { aPerson } from '../people.ts';
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
  permissionCase('GET /park/logos/:id', 'sees a logo', 'visitor', async ({ park }) => ({
    url: `/park/logos/${await aLogo(park)}`,
  })),
  permissionCase(
    'GET /park/icons/:name',
    'sees an icon in the park’s colours',
    'visitor',
    async ({ park }) => {
      await writeLooks(park, { colours: { main: '#c8102e', second: '#ffd500' }, logo: null });
      return { url: '/park/icons/icon.svg' };
    },
  ),
  permissionCase(
    'GET /park/legal/:name/versions/:version',
    'reads an old version of the terms',
    'visitor',
    () => ({
      url: '/park/legal/terms/versions/0',
    }),
  ),
];

export const contentCases: PermissionCase[] = [
  permissionCase('POST /park/contents/:name/versions', 'writes a page', 'Admin', async ({ park }) => {
    const { version } = (await park.pageContents.read()).bar;
    const title = { pl: `Bar ${version + 1}`, en: '' };
    return {
      url: '/park/contents/bar/versions',
      body: { edited: version, content: { ...defaultContents.bar, title } },
    };
  }),
  permissionCase(
    'POST /park/contents/:name/versions',
    'gives the park its colours',
    'Admin',
    async ({ park }) => {
      const { version, content } = (await park.pageContents.read()).looks;
      const main = content.colours?.main === '#12304f' ? '#c8102e' : '#12304f';
      const colours = { main, second: '#ffd500' };
      return {
        url: '/park/contents/looks/versions',
        body: { edited: version, content: { ...content, colours } },
      };
    },
  ),
  permissionCase('POST /park/logos', 'uploads a logo', 'Admin', ({ picture }) => ({
    url: '/park/logos',
    body: picture,
    headers: { 'content-type': 'image/png' },
  })),
  permissionCase('POST /messages/previews', 'looks at a mail', 'Admin', () => ({
    url: '/messages/previews',
    body: { kind: 'booked', language: 'pl', sentence: { pl: '', en: '' } },
  })),
  permissionCase(
    'GET /messages/previews/page',
    'looks at one by its address',
    'visitor',
    async ({ park }) => {
      const { id } = await aPerson(park, 'Admin');
      const address = previewAddress(park, id, { kind: 'booked', language: 'pl', sentence: null });
      return { url: `${address}&scheme=light` };
    },
  ),
  permissionCase('GET /messages/previews/page', 'looks at one by a guess', 'nobody', () => ({
    url: '/messages/previews/page?token=e30.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&scheme=light',
  })),
  permissionCase('POST /messages/samples', 'has a mail sent to themselves', 'Admin', () => ({
    url: '/messages/samples',
    body: { kind: 'booked', language: 'pl', sentence: { pl: '', en: '' } },
  })),
];
