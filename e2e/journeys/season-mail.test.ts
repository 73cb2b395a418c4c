import { writeSeasonRow } from '@cablepark/contract/season/season';
import { aSeason } from '@cablepark/domain/testing/season';
import type { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/clock.ts';
import { readConfig } from '../../server/src/config.ts';
import { openStore } from '../../server/src/db/open-store.ts';
import { writeSeasonMails } from '../../server/src/modules/mails/due/write-season-mails.ts';
import { Signal } from '../../server/src/signal.ts';
import { ownData as en } from '../../web/src/i18n/en/own-data.ts';
import { ownData as pl } from '../../web/src/i18n/pl/own-data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark, type Park } from '../support/park.ts';
import { tracks } from '../support/second-park/description.ts';
import { arriveAs } from '../support/test.ts';

const words = { pl, en };
/** Named so that what the server's modules add to Fastify's types is known here, too. */
export type Server = ReturnType<typeof buildApp>;
const counts = { make: 0, reprice: 0, remove: 0, keptBooked: 0, keptByHand: 0, leftFree: 0 };
const winter = Temporal.Instant.from('2027-02-10T11:00:00Z');

/** What each server looks for every minute, a quarter of an hour after the season opened. */
async function lookLater({ dataDir, clock }: Park): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost' });
  const store = await openStore(config);
  try {
    const later = { ...systemClock, now: () => clock.now().add({ minutes: 16 }) };
    await writeSeasonMails({ store, config, clock: later, outbox: new Signal() });
    // The server's own clock has not come as far.
    await store.db
      .updateTable('outbox')
      .set((eb) => ({ due_at: eb('due_at', '-', 20 * 60_000) }))
      .where('kind', '=', 'season-opens')
      .execute();
  } finally {
    await store.close();
  }
}

test('A rider asks to be told of the season, the staff open it, the mail arrives, and one press ends it', async ({
  page,
  visit,
  lang,
}) => {
  test.setTimeout(120_000);
  const t = words[lang];
  const park = await openPark({ SAMPLE: '0' }, winter);
  try {
    const [admin, editor] = [await park.newPerson('Admin'), await park.newPerson('Editor')];
    const rider = await park.newPerson();
    await park.call('POST', '/items/Asset', tracks, admin);
    const wanted = async () =>
      (await park.call<{ wanted: boolean }>('GET', '/users/me/season-mails', undefined, rider)).wanted;

    await test.step('nobody gets it who has not asked', async () => {
      await arriveAs(page, rider, `${park.url}/myAccount/data`);
      const part = page.getByRole('region', { name: t.season.heading });
      await expect(part.getByRole('radio', { name: t.no, exact: true })).toBeChecked();
      await part.getByRole('radio', { name: t.yes, exact: true }).click();
      await expect.poll(wanted).toBe(true);
      await expectUsable(page);
      // What is the staff's is not shown to riders.
      await expect(page.getByRole('region', { name: t.digest.heading })).toHaveCount(0);
    });

    await test.step('the season opens, and the mail arrives once', async () => {
      const week = Array.from({ length: 7 }, () => ({ opens: '12:00', closes: '13:00' }));
      const season = aSeason({ firstDay: '2027-04-24', lastDay: '2027-05-09', week }, { daysAhead: null });
      const { version } = await park.call<{ version: number }>('GET', '/season', undefined, editor);
      const change = { season: writeSeasonRow(season), version, refill: false, expected: counts };
      const { id } = await park.call<{ id: number }>('POST', '/season/changes', change, editor);
      const state = async () =>
        (await park.call<{ state: string }>('GET', `/season/changes/${id}`, undefined, editor)).state;
      await expect.poll(state).toBe('done');
      await lookLater(park);
      await expect.poll(async () => (await park.mailsTo(rider.email)).length).toBe(1);
      await lookLater(park);
      expect(await park.mailsTo(rider.email)).toHaveLength(1);
    });

    await test.step('its link ends it without logging in, and leads back to where it begins again', async () => {
      const [mail] = await park.mailsTo(rider.email);
      const link = /\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      const stranger = await visit(link, { park });
      const about = t.unsubscribe.season;
      await expect(stranger.page.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
      expect(await wanted()).toBe(true);
      await stranger.page.getByRole('button', { name: about.submit }).press('Enter');
      await expect(stranger.page.getByText(about.done)).toBeVisible();
      await expectAccessible(stranger.page);
      expect(await wanted()).toBe(false);
      const others = await park.call<{ wanted: boolean }>('GET', '/users/me/reminders', undefined, rider);
      expect(others.wanted).toBe(true);
    });

    await test.step('somebody at the desk turns the evening’s bookings on in their account', async () => {
      const manager = await park.newPerson('Manager');
      const desk = await visit('/myAccount/data', { as: manager, park });
      const part = desk.page.getByRole('region', { name: t.digest.heading });
      await part.getByRole('radio', { name: t.yes, exact: true }).click();
      await expect
        .poll(() => park.call('GET', '/messages/digest', undefined, manager))
        .toEqual({ wanted: true });
      // Before its server ends: what the page asks for then would fail.
      await desk.page.context().close();
    });
  } finally {
    await park.close();
  }
});
