import { join } from 'node:path';
import { openPark } from '../../e2e/support/park.ts';
import { openBrowser, photograph, visit } from './studio.ts';
import { writeWebp } from './write-webp.ts';

const pages = { home: '/', planner: '/planner/1' };

/** Takes the two pictures of the README: what riders see, in English. */
export async function takeReadme(folder: string, wanted: (name: string) => boolean): Promise<void> {
  const chosen = Object.entries(pages).filter(([name]) => wanted(name));
  if (chosen.length === 0) return;
  const browser = await openBrowser('en');
  const park = await openPark();
  try {
    for (const [name, path] of chosen) {
      // oxlint-disable-next-line no-await-in-loop -- one picture at a time
      const page = await visit(browser, { park, lang: 'en', device: 'desk', path });
      // oxlint-disable-next-line no-await-in-loop
      const bytes = await writeWebp(await photograph(page), join(folder, `${name}.webp`));
      console.log(`${name}.webp: ${bytes} B`);
    }
  } finally {
    await browser.close();
    await park.close();
  }
}
