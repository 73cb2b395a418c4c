import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import type { PassFacts } from '@cablepark/domain/prices/pass-facts.schema';
import { aPassKind } from '@cablepark/domain/testing/pass';
import type { AppContext } from '../../src/context.ts';
import { newPassCode } from '../../src/modules/passes/index.ts';
import { insertVersion } from '../../src/modules/site/content/index.ts';
import type { Call } from './call.ts';
import type { TestPark } from './park.ts';
import { enterPayment } from './payments.ts';
import type { Person } from './people.ts';

/** The row of the default price list that a test sells: ten slots for 490 zł. */
export const passRow = 'pass-10';

const tenRides: PassFacts = {
  minutes: null,
  rideMinutes: 60,
  validDays: 30,
  validUntil: null,
  tracks: null,
  perDay: null,
  shared: false,
};

interface Offer extends Partial<PassFacts> {
  slots?: number;
  /** PLN. */
  price?: number;
}

/** From now on the park sells ten rides of up to an hour for 490 zł, good for 30 days; say what differs. */
export async function offerPasses(park: TestPark, offer: Offer = {}): Promise<void> {
  const { slots = 10, price = 490, ...differs } = offer;
  const pass = { ...tenRides, ...differs };
  const groups = defaultPrices.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (row.id === passRow ? { ...row, slots, price, pass } : row)),
  }));
  park.pageContents.forget();
  await insertVersion(park.store.db, {
    name: 'prices',
    version: (await park.pageContents.read()).prices.version + 1,
    content: { ...defaultPrices, groups },
    created_at: park.clock.now().epochMilliseconds,
    created_by: null,
  });
  park.pageContents.forget();
}

/** A pass of what is offered, sold at the desk for cash. @returns its id */
export async function buyPass(call: Call, desk: Person, owner: Person | null): Promise<number> {
  const answer = await call('POST', '/passes', desk, {
    kind: passRow,
    method: 'cash',
    account: owner?.id ?? null,
    request_key: randomUUID(),
  });
  if (answer.status !== 200) throw new Error(`No pass was sold: ${answer.status} ${answer.code}`);
  return answer.data.id;
}

/** Ten rides for 490 zł that somebody has bought, as the tables tell of it. @returns its id, and that of its first entry */
export async function makePass(
  park: AppContext,
  owner: Pick<Person, 'id'>,
  differs: Partial<PassKind> = {},
  method: PaymentMethod = 'cash',
): Promise<{ pass: number; entry: number }> {
  const { db } = park.store;
  const made = { created_at: park.clock.now().epochMilliseconds, created_by: owner.id };
  const kind = aPassKind({ rideMinutes: 60, ...differs });
  const { id: pass } = await db
    .insertInto('pass')
    .values({
      code: newPassCode(),
      account_id: owner.id,
      kind: JSON.stringify(kind),
      balance: kind.amount,
      ends_at: null,
      created_at: made.created_at,
      voided_at: null,
      share_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { price: amount_cents, vat } = kind;
  const sale = { ...made, pass_id: pass, amount_cents, vat_rate: vat, method };
  const payment_id = await enterPayment(park, sale);
  const entry = { ...made, pass_id: pass, payment_id, delta: kind.amount, reason: 'buy' } as const;
  const plain = { slot_id: null, note: null, money_back_cents: null, request_key: null };
  const { id } = await db.transaction().execute((inside) =>
    inside
      .insertInto('pass_entry')
      .values({ ...entry, ...plain })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { pass, entry: id };
}
