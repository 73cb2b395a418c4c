import { saturday } from '../../../e2e/support/day.ts';
import type { GuidePicture } from '../picture.ts';

/** What can be booked: season, slots, events, and who booked. */
export const slots: GuidePicture[] = [
  {
    name: 'season',
    device: 'desk',
    as: 'Editor',
    path: '/desk/season',
    from: (page, { staff }) => page.getByRole('heading', { name: staff.season.plans, exact: true }),
  },
  {
    name: 'season-check',
    device: 'desk',
    as: 'Editor',
    path: '/desk/season',
    async prepare(page, { staff: { season } }) {
      await page.getByRole('button', { name: season.addException }).click();
      await page
        .getByLabel(season.exceptionFirst, { exact: true })
        .last()
        .fill(saturday().add({ days: 1 }).toString());
      await page.getByRole('button', { name: season.check }).click();
      await page.getByRole('heading', { name: season.review.title }).waitFor();
      await page.locator('main details summary').last().click();
    },
    from: (page, { staff }) => page.getByRole('heading', { name: staff.season.review.title }),
  },
  {
    name: 'slots',
    device: 'desk',
    as: 'Editor',
    path: '/edit',
    async prepare(page, { staff: { edit } }) {
      const today = saturday();
      await page.getByRole('radio', { name: edit.modes.season }).check();
      for (const track of await page.getByRole('checkbox').all()) await track.check();
      await page.getByLabel(edit.price).fill('55');
      await page.getByLabel(edit.opens, { exact: true }).fill('10:00');
      await page.getByLabel(edit.closes, { exact: true }).fill('20:00');
      await page.getByLabel(edit.firstDay).fill(today.add({ days: 7 }).toString());
      await page.getByLabel(edit.lastDay).fill(today.add({ days: 56 }).toString());
      // The two tracks, and the one that comes once it is known what overlaps.
      await page.getByRole('checkbox').nth(2).waitFor();
    },
  },
  { name: 'events', device: 'desk', as: 'Editor', path: '/desk/events' },
  { name: 'history', device: 'desk', as: 'Editor', path: '/history' },
];
