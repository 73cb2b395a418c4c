import { findContradictions } from '../../src/ops/invariants/check.ts';
import { type Call, callerOf } from './call.ts';
import { emptyTables } from './empty-tables.ts';
import type { TestEngine } from './engines.ts';
import { sendDue } from './outbox.ts';
import { openTestApp, type TestPark } from './park.ts';
import { aPerson, type Person } from './people.ts';
import { makeSlot, makeTracks } from './slots.ts';

export const groupEmail = 'ola@szkola.example';
export const groupEnquiry = {
  day: '2026-07-10',
  time: '16:00',
  people: 5,
  name: 'Szkoła nr 5',
  email: groupEmail,
  phone: null,
  message: 'Mamy własne pianki.',
  language: 'pl',
};
export const offerEnd = '2026-07-03T08:00:00Z';

/** A park with six free slots on 10 July, a desk, and groups that ask it by mail. */
export class GroupFixture {
  park!: TestPark;
  call!: Call;
  manager!: Person;
  rider!: Person;
  slots: number[] = [];
  readonly #engine: TestEngine;

  constructor(engine: TestEngine) {
    this.#engine = engine;
  }

  async open(prepare: (park: TestPark) => void = () => undefined): Promise<void> {
    this.park = await this.#engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    prepare(this.park);
    this.call = callerOf(await openTestApp(this.park));
    await makeTracks(this.park);
  }

  /** Before each test. */
  async empty(): Promise<void> {
    const { park } = this;
    // What is in the dispatcher's hands leaves before the next test looks at its own mails.
    await sendDue(park);
    park.clock.set('2026-07-01T08:00:00Z');
    [this.manager, this.rider] = [await aPerson(park, 'Manager'), await aPerson(park)];
    await emptyTables(park.store.db, [
      'enquiry',
      'booking_history',
      'bill_line',
      'payment_void',
      'refund',
      'payment',
      'bill',
      'slot',
      'audit',
      'outbox',
    ]);
    park.mailer.sent.length = 0;
    this.slots = [];
    for (const minute of ['00', '15', '30'])
      for (const asset_id of [1, 2])
        this.slots.push(await makeSlot(park, `2026-07-10T14:${minute}:00Z`, { asset_id }));
  }

  enquire = (change: object = {}) =>
    this.call('POST', '/group-enquiries', null, { ...groupEnquiry, ...change });

  /** The mails since the last call. */
  mails = async () => {
    await sendDue(this.park);
    return this.park.mailer.sent.splice(0);
  };

  see = (token: string) => this.call('GET', `/mailed-group?token=${token}`);

  answer = (what: 'proof' | 'acceptance' | 'refusal' | 'names' | 'payments', body: object) =>
    this.call('POST', `/mailed-group/${what}`, null, body);

  list = async () => (await this.call('GET', '/items/GroupEnquiry', this.manager)).rows;

  offer = (id: number, change: object = {}, who: Person = this.manager) =>
    this.call('POST', `/desk/group-enquiries/${id}/offers`, who, {
      slots: this.slots.slice(0, 5),
      until: offerEnd,
      terms: null,
      deposit: 0,
      offer: 0,
      ...change,
    });

  /** An enquiry with a proved address. */
  proved = async (): Promise<{ token: string; id: number }> => {
    await this.enquire();
    const token = tokenIn((await this.mails())[0]?.text);
    await this.answer('proof', { token });
    return { token, id: (await this.list())[0]?.id ?? 0 };
  };

  /** An offer of five places. */
  offered = async (change: object = {}): Promise<{ token: string; id: number }> => {
    const enquiry = await this.proved();
    const { status } = await this.offer(enquiry.id, change);
    if (status !== 200) throw new Error(`The offer was answered by ${status}.`);
    return enquiry;
  };

  freeCount = async (): Promise<number> => {
    const query = this.park.store.db.selectFrom('slot').select('id').where('booked_by', 'is', null);
    return (await query.execute()).length;
  };

  contradictions = async (): Promise<unknown[]> => {
    const nowMs = this.park.clock.now().epochMilliseconds;
    const findings = await findContradictions(this.park.store.db, this.#engine.name, nowMs);
    return findings.flatMap(({ told }) => told);
  };
}

/** The secret of the link in a mail to a group. */
export function tokenIn(text = ''): string {
  return /https:\/\/park\.example\/group\/offer\?token=(g\d+\.[\w-]{24})$/m.exec(text)?.[1] ?? '';
}
