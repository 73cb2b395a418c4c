import { join } from 'node:path';
import type { Language } from '@cablepark/domain/time/display';
import type { Browser } from '@playwright/test';
import { openPark } from '../../e2e/support/park.ts';
import type { Person } from '../../e2e/support/people.ts';
import { texts } from '../../e2e/support/planner.ts';
import { staffTexts } from '../../e2e/support/staff.ts';
import type { GuidePicture, Scene } from './picture.ts';
import { day } from './pictures/day.ts';
import { money } from './pictures/money.ts';
import { park as parkPages } from './pictures/park.ts';
import { groups } from './pictures/saturday.ts';
import { slots } from './pictures/slots.ts';
import { fillLibrary, spendTheMorning } from './sample-day.ts';
import { openBrowser, photograph, scrollTo, visit } from './studio.ts';
import { writeWebp } from './write-webp.ts';

const pictures: GuidePicture[] = [...day, ...slots, ...parkPages, ...groups, ...money];
/** What the pictures of a guide are called. */
export const guidePrefix: Record<Language, string> = { pl: 'obsluga', en: 'staff' };

/** Takes the pictures of the staff's guide in a language, in a sample park that nobody else has touched. */
export async function takeGuide(
  lang: Language,
  folder: string,
  wanted: (name: string) => boolean,
): Promise<void> {
  const chosen = pictures.filter(({ name }) => wanted(`${guidePrefix[lang]}-${name}`));
  if (chosen.length === 0) return;
  const browser = await openBrowser(lang);
  const park = await openPark();
  try {
    const people = {
      Manager: await park.newPerson('Manager'),
      Editor: await park.newPerson('Editor'),
      Admin: await park.newPerson('Admin'),
    };
    await fillLibrary(park, people.Admin);
    const slotsOfTheDay = await spendTheMorning(park, people.Manager, people.Editor, lang);
    const scene: Scene = { park, lang, staff: staffTexts[lang], texts: texts[lang], slots: slotsOfTheDay };
    for (const picture of chosen) {
      // One after the other: two would share one processor.
      // oxlint-disable-next-line no-await-in-loop
      await take(browser, picture, scene, people[picture.as], folder);
    }
  } finally {
    await browser.close();
    await park.close();
  }
}

async function take(
  browser: Browser,
  { name, device, path, prepare, from }: GuidePicture,
  scene: Scene,
  person: Person,
  folder: string,
): Promise<void> {
  const file = `${guidePrefix[scene.lang]}-${name}.webp`;
  const page = await visit(browser, { park: scene.park, lang: scene.lang, device, path, as: person });
  try {
    await prepare?.(page, scene);
    if (from) await scrollTo(from(page, scene));
    console.log(`${file}: ${await writeWebp(await photograph(page), join(folder, file))} B`);
  } catch (error) {
    // The others are still worth taking.
    process.exitCode = 1;
    console.error(`${file} was not taken: ${String(error)}`);
  } finally {
    await page.context().close();
  }
}
