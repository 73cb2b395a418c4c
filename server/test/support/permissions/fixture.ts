import { randomUUID } from 'node:crypto';
import { defaultContent } from '@cablepark/domain/park/content';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { hashOfToken } from '../../../src/modules/accounts/secrets/opaque-token.ts';
import { hashPassword } from '../../../src/modules/accounts/secrets/password-hash.ts';
import { insertFirstContent } from '../../../src/modules/site/settings/index.ts';
import { offerSetupLink } from '../../../src/modules/system/setup/index.ts';
import { putNoShow, putPayment } from '../bookings.ts';
import type { TestEngine } from '../engines.ts';
import { openTestApp, type TestPark } from '../park.ts';
import { makePass } from '../passes.ts';
import { makePayment } from '../payments.ts';
import { aPerson, type Person } from '../people.ts';
import { drawing } from '../pictures.ts';
import { ScriptedProvider } from '../providers/scripted-provider.ts';
import { makeSlot } from '../slots.ts';

const worldNow = '2026-07-10T08:00:00Z';

/** A park in which every permission case finds or makes its object. */
export interface Fixture {
  park: TestPark;
  app: Awaited<ReturnType<typeof openTestApp>>;
  /** Somebody else. */
  other: Person;
  picture: Buffer;
  /** The id of a kept file. */
  file: string;
  /** The hash of `password`, made once. */
  passwordHash: string;
  password: string;
  aTrack(): Promise<number>;
  /** A slot of an hour that has begun, on a track of its own; free, or held by this person. */
  aSlot(holder?: Person): Promise<number>;
  aPaidSlot(holder: Person, method?: PaymentMethod): Promise<{ slot: number; payment: number }>;
  /** Ten rides. */
  aPass(owner: Person): Promise<number>;
  /** The first line of a pass of this person. */
  aPassEntry(owner: Person): Promise<number>;
  /** That this person rides on another's pass. */
  aPassMember(rider: Person): Promise<number>;
  anEvent(): Promise<number>;
  /** A row of a log that names this person. */
  aHistoryEntry(rider: Person): Promise<number>;
  aSlotEdit(): Promise<number>;
  aNoShow(holder: Person): Promise<number>;
  anAuditEntry(): Promise<number>;
  aResetToken(owner: Person): Promise<string>;
  /** The secret of a link that was mailed to a new address of this person. */
  anEmailChange(owner: Person): Promise<string>;
  /** The number of a device that is told of this person's slots. */
  aPushDevice(owner: Person): Promise<number>;
  /** The secret of a link to the first Admin, in a park that has lost its Admins. */
  aSetupLink(): Promise<string>;
}

export async function openFixture(engine: TestEngine): Promise<Fixture> {
  const park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
  park.clock.set(worldNow);
  park.payments = new ScriptedProvider();
  park.invoices = {
    name: 'fakturownia',
    makesLater: false,
    find: async () => null,
    create: async () => ({ id: '1' }),
  };
  const { db } = park.store;
  const nowMs = park.clock.now().epochMilliseconds;
  const payments = { online: 'optional', afterNoShows: false } as const;
  await insertFirstContent(db, { ...defaultContent, payments }, nowMs);
  const app = await openTestApp(park);
  const [other] = [await aPerson(park), await aPerson(park, 'Admin')];
  const file = randomUUID();
  const password = 'kotwica i lina';
  await db
    .insertInto('file')
    .values({
      id: file,
      type: 'image/webp',
      width: 1,
      height: 1,
      content: Buffer.from('x'),
      created_at: nowMs,
      created_by: other.id,
    })
    .execute();

  const aTrack = async () =>
    (await db.insertInto('asset').values({ name: 'x' }).returning('id').executeTakeFirstOrThrow()).id;
  const aSlot = async (holder?: Person) =>
    makeSlot(park, '2026-07-10T07:30:00Z', {
      duration: 60,
      asset_id: await aTrack(),
      booked_by: holder?.id ?? null,
    });

  return {
    park,
    app,
    other,
    file,
    password,
    picture: await drawing(8, 8).png(),
    passwordHash: await hashPassword(park.config, password),
    aTrack,
    aSlot,
    async aPaidSlot(holder, method = 'cash') {
      const slot = await aSlot(holder);
      const payment = await makePayment(park, slot, worldNow, { method });
      await putPayment(db, slot, payment);
      return { slot, payment };
    },
    aPass: async (owner) => (await makePass(park, owner)).pass,
    aPassEntry: async (owner) => (await makePass(park, owner)).entry,
    async aPassMember(rider) {
      const { pass } = await makePass(park, other);
      const row = { pass_id: pass, account_id: rider.id, created_at: nowMs };
      return (await db.insertInto('pass_member').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
    async anEvent() {
      const plain = { description: null, name_en: null, description_en: null, url: null, image: null };
      const row = { ...plain, name: 'Camp', start_at: nowMs, end_at: null, asset_id: null };
      return (await db.insertInto('event').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
    async aHistoryEntry(rider) {
      const entry = {
        action_type: 'book' as const,
        created_at: nowMs,
        user_id: rider.id,
        actor_id: rider.id,
        late: 0,
      };
      const row = { ...entry, slot_id: await aSlot(rider) };
      return (await db.insertInto('booking_history').values(row).returning('id').executeTakeFirstOrThrow())
        .id;
    },
    async aSlotEdit() {
      const span = { start_at: nowMs, end_at: nowMs + 1, asset_id: await aTrack() };
      const row = { ...span, action_type: 'create' as const, created_at: nowMs, user_created: other.id };
      return (await db.insertInto('slot_edit').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
    async aNoShow(holder) {
      return await putNoShow(db, await aSlot(holder), other.id, nowMs);
    },
    async anAuditEntry() {
      const row = {
        created_at: nowMs,
        actor_id: other.id,
        action: 'x',
        subject: 'x',
        subject_id: '1',
        before: null,
        after: null,
      };
      return (await db.insertInto('audit').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
    async aResetToken(owner) {
      const token = randomUUID();
      const row = { account_id: owner.id, expires_at: nowMs + 60_000, used_at: null };
      await db
        .insertInto('reset_token')
        .values({ ...row, token_hash: hashOfToken(token) })
        .execute();
      return token;
    },
    async anEmailChange(owner) {
      const token = randomUUID();
      const row = { account_id: owner.id, email: `${token}@example.com`, family: null };
      await db.deleteFrom('email_change').where('account_id', '=', owner.id).execute();
      await db
        .insertInto('email_change')
        .values({ ...row, token_hash: hashOfToken(token), expires_at: nowMs + 60_000 })
        .execute();
      return token;
    },
    async aPushDevice(owner) {
      const keys = { p256dh: 'x', auth: 'x', created_at: nowMs };
      const row = { ...keys, account_id: owner.id, family: randomUUID(), endpoint: randomUUID() };
      return (await db.insertInto('push_subscription').values(row).returning('id').executeTakeFirstOrThrow())
        .id;
    },
    async aSetupLink() {
      await db.updateTable('account').set({ role: 'User' }).where('role', '=', 'Admin').execute();
      return (await offerSetupLink(park.store, park.clock)) ?? '';
    },
  };
}
