import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build.mjs';
import { takeFirstBooking } from './first-booking.ts';
import { takeGuide } from './guide.ts';
import { takeReadme } from './readme.ts';

// npm run docs:pictures [-- picture …]: takes the pictures of the documents anew, all of them or those named (`staff-today`).
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const named = new Set(process.argv.slice(2));
/** Each of these needs the one before. */
const firstBooking = [
  'open-shut',
  'open-first-admin',
  'open-tracks',
  'open-season',
  'open-trial',
  'open-booked',
];
const wanted = (name: string) => named.size === 0 || named.has(name);

await ensureBuilt();
for (const lang of ['en', 'pl'] as const) {
  // oxlint-disable-next-line no-await-in-loop -- one browser at a time
  await takeGuide(lang, folder, wanted);
}
if (firstBooking.some(wanted)) await takeFirstBooking(folder);
await takeReadme(folder, wanted);
