import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build.mjs';
import { firstBookingPrefix, takeFirstBooking } from './first-booking.ts';
import { guidePrefix, takeGuide } from './guide.ts';
import { takeReadme } from './readme.ts';
import { takeWindyDay, windyPictures } from './windy-day.ts';

// npm run docs:pictures [-- picture …]: takes the pictures of the documents anew, all of them or those named (`staff-today`).
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const named = new Set(process.argv.slice(2));
/** Each of these needs the one before. */
const firstBooking = ['shut', 'first-admin', 'tracks', 'season', 'trial', 'booked'];
const wanted = (name: string) => named.size === 0 || named.has(name);

await ensureBuilt();
for (const lang of ['en', 'pl'] as const) {
  // oxlint-disable-next-line no-await-in-loop -- one browser at a time
  await takeGuide(lang, folder, wanted);
  const ofWind = windyPictures.map((name) => `${guidePrefix[lang]}-${name}`);
  // oxlint-disable-next-line no-await-in-loop
  if (ofWind.some(wanted)) await takeWindyDay(lang, guidePrefix[lang], folder);
  const ofFirst = firstBooking.map((name) => `${firstBookingPrefix[lang]}-${name}`);
  // oxlint-disable-next-line no-await-in-loop
  if (ofFirst.some(wanted)) await takeFirstBooking(lang, folder);
}
await takeReadme(folder, wanted);
