import type { SeasonCounts } from '@cablepark/contract/season/season-kinds';
import type { Season } from '@cablepark/domain/season/season.schema';
import { aSeason } from '@cablepark/domain/testing/season';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putRider } from '../../../../test/support/bookings.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { Signal } from '../../../signal.ts';
import { carryOn } from '../../season/change/carry-on.ts';
import { startChange } from '../../season/change/start-change.ts';
import { startUndo } from '../../season/change/start-undo.ts';
import { keepUp } from '../../season/season-job.ts';
import { type Dispatcher, startDispatcher } from '../sending/dispatcher.ts';
import { writeSeasonMails } from './write-season-mails.ts';

const none: SeasonCounts = { make: 0, reprice: 0, remove: 0, keptBooked: 0, keptByHand: 0, leftFree: 0 };
const hour = { opens: '12:00', closes: '13:00' };
const never = new AbortController().signal;
/** A season that is open from the day on which it is planned. */
function seasonOf(firstDay: string, lastDay: string, closes = '13:00'): Season {
  const week = Array.from({ length: 7 }, () => ({ ...hour, closes }));
  return aSeason({ firstDay, lastDay, week }, { daysAhead: null });
}

describe.each(engines)('The mail that a season opens on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let app: FastifyInstance;
  let dispatcher: Dispatcher;
  let editor: Person;
  let rider: Person;
  let version: number;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    twin = await openTwin(park);
    app = await openTestApp(park);
    dispatcher = startDispatcher(park, { everyMs: null });
    await makeTracks(park);
    editor = await aPerson(park, 'Editor');
  });

  beforeEach(async () => {
    const tables = [
      'outbox',
      'season_opening',
      'slot',
      'season_step',
      'season_change',
      'season_release',
    ] as const;
    await emptyTables(park.store.db, [...tables, 'season']);
    await park.store.db.updateTable('account').set({ season_mails: 0 }).execute();
    park.clock.set('2027-02-10T11:00:00Z');
    version = 0;
    rider = await aPerson(park);
    await choose(true, rider);
    park.mailer.sent.length = 0;
  });

  /** Hours may have gone by since the last call. */
  async function choose(wanted: boolean, who: Person) {
    const { headers } = await logIn(park, who);
    await app.inject({ method: 'PATCH', url: '/users/me/season-mails', headers, payload: { wanted } });
  }
  async function chosen() {
    const { headers } = await logIn(park, rider);
    return (await app.inject({ url: '/users/me/season-mails', headers })).json().data;
  }
  async function plan(season: Season): Promise<number> {
    const id = await startChange(park, editor, { season, version, refills: false, expected: none });
    version += 1;
    await carryOn(park, id, never);
    return id;
  }
  const openings = () =>
    park.store.db.selectFrom('season_opening').select(['season', 'first_day', 'told_at']).execute();
  const write = (of = park) => writeSeasonMails({ ...of, outbox: new Signal() });
  /** The mails to everybody in the given minutes from now. */
  async function mailsAfter(minutes: number, ...looks: (() => Promise<void>)[]) {
    park.clock.set(park.clock.now().add({ minutes }).toString());
    for (const look of looks.length > 0 ? looks : [write]) await look();
    await dispatcher.round();
    return park.mailer.sent.splice(0);
  }

  test('comes to who asked for it and to nobody else, once, whoever looks how often', async () => {
    const other = await aPerson(park);
    await plan(seasonOf('2027-04-24', '2027-09-30'));
    expect(await mailsAfter(14)).toEqual([]);
    const both = () => Promise.all([write(), write(twin)]).then(() => undefined);
    const mails = await mailsAfter(1, both, () => write());
    expect(mails.map(({ to }) => to)).toEqual([`${rider.id}@example.com`]);
    expect(other.id).not.toBe(rider.id);
    expect(mails[0]?.subject).toBe('Cable Park: sezon otwarty');
    expect(mails[0]?.text).toContain('Pierwszy dzień: sobota, 24.04.2027.');
    expect(mails[0]?.text).toContain(mails[0]?.unsubscribe);
    expect(await mailsAfter(60)).toEqual([]);
  });

  test('comes once a season, however often the plan is edited', async () => {
    await plan(seasonOf('2027-04-24', '2027-09-30'));
    expect(await mailsAfter(15)).toHaveLength(1);
    await plan(seasonOf('2027-04-10', '2027-09-30', '14:00'));
    await plan(seasonOf('2027-05-01', '2027-10-30'));
    expect(await openings()).toHaveLength(1);
    expect(await mailsAfter(60)).toEqual([]);
    park.clock.set('2028-02-10T11:00:00Z');
    await plan(seasonOf('2028-04-22', '2028-09-30'));
    expect(await mailsAfter(15)).toHaveLength(1);
  });

  test('stays away in the middle of a season, planned by hand or long ago', async () => {
    await makeSlot(park, '2027-02-09T12:00:00Z');
    await plan(seasonOf('2027-02-11', '2027-02-20'));
    expect(await openings()).toEqual([]);
    await park.store.db.deleteFrom('season_opening').execute();
    await plan(seasonOf('2027-02-11', '2027-02-28'));
    expect(await openings()).toEqual([]);
    expect(await mailsAfter(60)).toEqual([]);
  });

  test('comes when the first days open by themselves', async () => {
    await plan({ ...seasonOf('2027-04-24', '2027-09-30'), release: { daysAhead: 14, at: '08:00' } });
    expect(await openings()).toEqual([]);
    park.clock.set('2027-04-10T06:00:00Z');
    await keepUp(park, never);
    expect(await openings()).toEqual([{ season: 2027, first_day: '2027-04-24', told_at: null }]);
    expect(await mailsAfter(15)).toHaveLength(1);
  });

  test('is none where the plan was undone at once, and comes when it opens after all', async () => {
    const id = await plan(seasonOf('2027-04-24', '2027-09-30'));
    await startUndo(park, editor, id);
    version += 1;
    // While the season is being undone no mail is sent.
    expect(await mailsAfter(15)).toEqual([]);
    expect(await openings()).toHaveLength(1);
    await carryOn(park, id, never);
    expect(await mailsAfter(1)).toEqual([]);
    expect(await openings()).toEqual([]);
    await plan(seasonOf('2027-04-24', '2027-09-30'));
    expect(await mailsAfter(15)).toHaveLength(1);
  });

  test('is left where everything was taken meanwhile, or its reader ended it', async () => {
    await plan(seasonOf('2027-04-24', '2027-04-24'));
    park.clock.set(park.clock.now().add({ minutes: 15 }).toString());
    await write();
    await choose(false, rider);
    expect(await mailsAfter(0)).toEqual([]);
    const why = async () =>
      (await park.store.db.selectFrom('outbox').select('failure').executeTakeFirst())?.failure;
    expect(await why()).toBe('unwanted');
    await choose(true, rider);
    await park.store.db
      .updateTable('outbox')
      .set({ ended_at: null, outcome: null, failure: null, claimed_until: 0 })
      .execute();
    await putRider(park.store.db, 'all', rider.id);
    expect(await mailsAfter(1)).toEqual([]);
    expect(await why()).toBe('outdated');
  });

  test('ends with one press', async () => {
    await plan(seasonOf('2027-04-24', '2027-09-30'));
    expect(await chosen()).toEqual({ wanted: true });
    const [mail] = await mailsAfter(15);
    const { pathname, search } = new URL(mail?.unsubscribe ?? '');
    const pressed = await app.inject({ method: 'POST', url: `${pathname}${search}` });
    expect(pressed.statusCode).toBe(204);
    expect(await chosen()).toEqual({ wanted: false });
  });

  test('reaches twelve hundred riders in short transactions, though the server dies between two', async () => {
    await park.store.db.updateTable('account').set({ season_mails: 0 }).execute();
    const ids = Array.from({ length: 1200 }, (_none, index) => `rider-${String(index).padStart(4, '0')}`);
    const plain = { role: 'User', status: 'active', password_hash: null, created_at: 0 } as const;
    const empty = { first_name: null, last_name: null, phone: null, language: null } as const;
    const rows = ids.map((id) => ({
      id,
      email: `${id}@example.org`,
      ...plain,
      ...empty,
      terms_version: null,
      privacy_version: null,
      season_mails: 1,
    }));
    for (let from = 0; from < rows.length; from += 400)
      await park.store.db
        .insertInto('account')
        .values(rows.slice(from, from + 400))
        .execute();
    await plan(seasonOf('2027-04-24', '2027-09-30'));
    park.clock.set(park.clock.now().add({ minutes: 15 }).toString());
    const written = () => park.store.db.selectFrom('outbox').select('account_id').execute();
    const dies = { ...park, outbox: new Signal() };
    const die = () => {
      throw new Error('killed');
    };
    dies.outbox.onRaise(die, { looksByItself: false });
    await expect(writeSeasonMails(dies)).rejects.toThrow('killed');
    expect(await written()).toHaveLength(500);
    await Promise.all([write(), write(twin)]);
    expect(new Set((await written()).map(({ account_id }) => account_id))).toEqual(new Set(ids));
    expect(await written()).toHaveLength(ids.length);
    await park.store.db.deleteFrom('outbox').execute();
    await park.store.db.deleteFrom('account').where('id', 'like', 'rider-%').execute();
  });
});
