import type { GuidePicture } from '../picture.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><path d="M0 30 15 0l15 20L45 0l15 30z" fill="#c8e04a"/></svg>',
);

/** What an Admin makes of the park: people, tracks, and every page that visitors see. */
export const park: GuidePicture[] = [
  // Before a logo is sent for the picture of the looks, which the log would begin with.
  { name: 'audit', device: 'desk', as: 'Admin', path: '/desk/audit' },
  { name: 'people', device: 'desk', as: 'Admin', path: '/desk/people' },
  { name: 'park', device: 'desk', as: 'Admin', path: '/desk/park' },
  { name: 'pictures', device: 'desk', as: 'Admin', path: '/desk/pictures' },
  {
    name: 'picture-crop',
    device: 'phone',
    as: 'Admin',
    path: '/desk/pictures',
    async prepare(page, { staff }) {
      await page.getByRole('button', { name: staff.library.edit }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'pages', device: 'desk', as: 'Admin', path: '/desk/pages' },
  {
    name: 'words',
    device: 'desk',
    as: 'Admin',
    path: '/desk/pages/bar',
    from: (page, { staff }) => page.getByText(staff.words.sections, { exact: true }),
  },
  { name: 'tracks', device: 'desk', as: 'Admin', path: '/desk/tracks' },
  {
    name: 'looks',
    device: 'desk',
    as: 'Admin',
    path: '/desk/looks',
    async prepare(page, { staff: { looks } }) {
      await page.getByRole('button', { name: looks.own }).click();
      await page.getByLabel(looks.main, { exact: true }).fill('#24406e');
      await page.getByLabel(looks.second, { exact: true }).fill('#c8e04a');
      const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(looks.changeLogo).waitFor();
    },
    from: (page, { staff }) => page.getByText(staff.looks.colours, { exact: true }),
  },
  {
    name: 'home',
    device: 'desk',
    as: 'Admin',
    path: '/desk/pages/home',
    from: (page, { staff }) => page.getByText(staff.home.scenes.title, { exact: true }),
  },
  {
    name: 'home-scene',
    device: 'desk',
    as: 'Admin',
    path: '/desk/pages/home',
    async prepare(page, { staff: { home } }) {
      await page
        .getByRole('button', { name: home.scenes.editScene('') })
        .first()
        .click();
    },
    from: (page, { staff }) => page.getByText(staff.home.scenes.title, { exact: true }),
  },
  {
    name: 'prices',
    device: 'desk',
    as: 'Admin',
    path: '/desk/prices',
    async prepare(page) {
      await page.getByRole('button', { name: 'Slot', expanded: false }).first().click();
    },
    from: (page, { staff }) => page.getByText(staff.prices.weekendRule),
  },
  { name: 'setup', device: 'desk', as: 'Admin', path: '/desk/setup' },
];
