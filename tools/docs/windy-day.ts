import { join } from 'node:path';
import type { Language } from '@cablepark/domain/time/display';
import type { Browser, Page } from '@playwright/test';
import { freeSlot, held, pay } from '../../e2e/support/day.ts';
import { openPark, type Park } from '../../e2e/support/park.ts';
import type { Person } from '../../e2e/support/people.ts';
import { dayFromToday } from '../../e2e/support/planner.ts';
import { closedRide as closedEn } from '../../web/src/i18n/en/closures/closed-ride.ts';
import { standby as standbyEn } from '../../web/src/i18n/en/rides/standby.ts';
import { closedRide as closedPl } from '../../web/src/i18n/pl/closures/closed-ride.ts';
import { standby as standbyPl } from '../../web/src/i18n/pl/rides/standby.ts';
import { deskWords } from './desk-words.ts';
import { type Device, openBrowser, photograph, settle, visit } from './studio.ts';
import { writeWebp } from './write-webp.ts';

const closedRide = { pl: closedPl, en: closedEn };
const standby = { pl: standbyPl, en: standbyEn };
export const windyPictures = [
  'stop',
  'stopped',
  'later',
  'close',
  'closed',
  'answers',
  'rain-check',
  'status',
  'standby',
];

/** On the water before them, without an e-mail address. */
const guests = [
  { first_name: 'Wanda', description: '601222333' },
  { first_name: 'Henryk', description: '602333444' },
];

interface Scene {
  lang: Language;
  park: Park;
  manager: Person;
  /** Of the afternoon; the second has paid at the desk. */
  riders: [Person, Person];
  open: (device: Device, path: string, as?: Person) => Promise<Page>;
  /** Photographs the page, and closes it. */
  take: (name: string, page: Page) => Promise<void>;
  /** Photographs the page, and leaves it open. */
  keep: (name: string, page: Page) => Promise<void>;
}

/** Takes the pictures of a windy Saturday, from the stop to standby; each needs the ones before. @param prefix of the guide */
export async function takeWindyDay(lang: Language, prefix: string, folder: string): Promise<void> {
  const browser = await openBrowser(lang);
  const park = await openPark();
  try {
    const scene = await openScene({ lang, prefix, folder, browser, park });
    await stopCable(scene);
    await closeTracks(scene);
    await waitForSlot(scene);
  } finally {
    await browser.close();
    await park.close();
  }
}

interface Studio {
  lang: Language;
  prefix: string;
  folder: string;
  browser: Browser;
  park: Park;
}

async function openScene({ lang, prefix, folder, browser, park }: Studio): Promise<Scene> {
  const manager = await park.newPerson('Manager');
  const riders: Scene['riders'] = [await park.newPerson(), await park.newPerson()];
  for (const [index, rider] of riders.entries()) {
    const asset = index + 1;
    // One after the other, as a desk would.
    // oxlint-disable-next-line no-await-in-loop
    const slot = await held(park, manager, rider, { time: '12:30', asset });
    // oxlint-disable-next-line no-await-in-loop
    if (index === 1) await pay(park, manager, slot);
    // oxlint-disable-next-line no-await-in-loop
    const before = await freeSlot(park, manager, { time: '12:15', asset });
    const guest = { slot: before.id, ...guests[index] };
    // oxlint-disable-next-line no-await-in-loop
    await park.call('POST', '/desk/walk-ins', guest, manager);
  }
  const keep: Scene['keep'] = async (name, page) => {
    const file = `${prefix}-${name}.webp`;
    console.log(`${file}: ${await writeWebp(await photograph(page), join(folder, file))} B`);
  };
  return {
    lang,
    park,
    manager,
    riders,
    keep,
    open: async (device, path, as) =>
      await visit(browser, { park, lang, device, path, ...(as && { as }), at: park.clock.now() }),
    take: async (name, page) => {
      await keep(name, page);
      await page.context().close();
    },
  };
}

/** Twenty minutes of wind. */
async function stopCable(scene: Scene): Promise<void> {
  const { lang, manager, open, take } = scene;
  const { stop: t, sendNow } = deskWords[lang];
  const report = async (page: Page) => {
    await page.getByRole('button', { name: t.open }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: t.confirm });
    await confirm.waitFor();
    return confirm;
  };
  const dialog = await open('phone', '/today', manager);
  await report(dialog);
  await take('stop', dialog);
  const page = await open('tablet', '/today', manager);
  await (await report(page)).click();
  const box = page.getByRole('region', { name: t.list });
  await box.getByRole('button', { name: sendNow }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await take('stopped', page);
  await sendMessages(await open('tablet', '/today', manager), t.list, sendNow);
  const rider = await open('phone', await newestLink(scene, scene.riders[0], late));
  await rider.getByText(closedRide[lang].delayed.title).first().waitFor();
  await take('later', rider);
}

/** Both tracks, until six. */
async function closeTracks(scene: Scene): Promise<void> {
  const { lang, manager, riders, open, take, keep } = scene;
  const { close: t, sendNow } = deskWords[lang];
  const texts = closedRide[lang];
  const page = await open('phone', '/today', manager);
  await page.getByRole('button', { name: t.open }).click();
  await page.getByLabel(t.byTime, { exact: true }).check();
  await page.getByLabel(t.time).fill('18:00');
  const confirm = page.getByRole('button', { name: t.confirm });
  await confirm.waitFor();
  await settle(page);
  await keep('close', page);
  await confirm.click();
  await sendMessages(page, t.list, sendNow);

  const first = await open('phone', await newestLink(scene, riders[0], closing));
  await first.getByRole('region', { name: texts.choices }).getByRole('button').first().waitFor();
  await take('answers', first);
  const second = await open('phone', await newestLink(scene, riders[1], closing));
  await second.getByRole('button', { name: texts.rainCheck }).click();
  await second.getByRole('button', { name: texts.takeRainCheck }).click();
  await second.getByRole('img', { name: texts.qr }).waitFor();
  await take('rain-check', second);

  const today = await open('tablet', '/today', manager);
  await today.getByRole('region', { name: t.list }).getByText(t.rainChecks).waitFor();
  await take('closed', today);
  await take('status', await open('phone', `/planner/1?day=${dayFromToday(0).toString()}`));
}

/** Puts a rider on standby for a slot of tomorrow. */
async function waitForSlot({ lang, riders, open, take }: Scene): Promise<void> {
  const t = standby[lang];
  const page = await open('phone', `/planner/1?day=${dayFromToday(1).toString()}`, riders[0]);
  await page.getByRole('button', { name: t.waitOther }).click();
  await page.getByRole('dialog', { name: t.dialogTitle }).getByRole('radio').nth(1).check();
  await take('standby', page);
}

/** Does not wait the minute in which all can be undone. */
async function sendMessages(page: Page, list: string, sendNow: string): Promise<void> {
  const button = page.getByRole('region', { name: list }).getByRole('button', { name: sendNow });
  await button.click();
  await button.waitFor({ state: 'hidden' });
  await page.context().close();
}

/** Subjects of mails. */
const late = /Twoja godzina się zmienia|your time changes/;
const closing = /zamykamy|have to close/;
const patienceMs = 15_000;
const stepMs = 250;

/** The link of the newest mail about this, once it has arrived. */
async function newestLink({ park }: Scene, { email }: Person, about: RegExp): Promise<string> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const mails = await park.mailsTo(email);
    const mail = mails.findLast(({ subject }) => about.test(subject));
    const link = /\/booking\?token=\S+/.exec(mail?.text ?? '')?.[0];
    if (link !== undefined) return link;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  throw new Error(`No mail with a link came to ${email}.`);
}
