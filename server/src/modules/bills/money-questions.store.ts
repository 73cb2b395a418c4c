import { toPln } from '@cablepark/contract/money';
import type { MoneyQuestionRow } from '@cablepark/contract/payments/money-questions.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import {
  type MoneyQuestionKind,
  refundWaitsDays,
  unconfirmedMinutes,
} from '@cablepark/domain/payments/money-questions';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { BillTable } from '../../db/tables/bill-tables.ts';

const dayMs = 24 * 60 * 60_000;
const mostShown = 500;

/** The open questions, oldest first. */
export async function findMoneyQuestions(db: Db, nowMs: number): Promise<MoneyQuestionRow[]> {
  const questions = [
    ...(await findRefunds(db, nowMs)),
    ...(await findCheckouts(db, nowMs)),
    ...(await findNotices(db)),
  ];
  return questions.toSorted((a, b) => a.date_created.localeCompare(b.date_created));
}

async function findRefunds(db: Db, nowMs: number): Promise<MoneyQuestionRow[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('bill', 'bill.id', 'refund.bill_id')
    .innerJoin('account', 'account.id', 'bill.account_id')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .select([
      'refund.id',
      'refund.state',
      'refund.created_at',
      'refund.amount_cents',
      'refund.bill_id',
      'refund.payment_id',
      'booking.slot_id',
      'bill.account_id',
      'bill.provider_ref',
      'account.first_name',
    ])
    .where((eb) =>
      eb.or([
        eb.and([eb('refund.state', '=', 'refused'), isUnanswered('refund-refused', 'refund.id')]),
        eb.and([
          eb('refund.state', 'in', ['created', 'sent']),
          eb('refund.created_at', '<=', nowMs - refundWaitsDays * dayMs),
          isUnanswered('refund-waits', 'refund.id'),
        ]),
      ]),
    )
    .orderBy('refund.created_at')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    ...idOf(row.state === 'refused' ? 'refund-refused' : 'refund-waits', row.id),
    date_created: writeWireMs(row.created_at),
    amount: toPln(row.amount_cents),
    ...rightMoney,
    account: row.account_id,
    name: row.first_name,
    checkout: row.bill_id,
    payment: row.payment_id,
    refund: row.id,
    payments: row.payment_id === null ? [] : [row.payment_id],
    slots: row.slot_id === null ? [] : [row.slot_id],
    number: row.provider_ref,
  }));
}

async function findCheckouts(db: Db, nowMs: number): Promise<MoneyQuestionRow[]> {
  const rows = await db
    .selectFrom('bill')
    .innerJoin('account', 'account.id', 'bill.account_id')
    .selectAll('bill')
    .select('account.first_name')
    .where((eb) =>
      eb.or([
        eb.and([eb('bill.state', '=', 'wrong'), isUnanswered('wrong-money', 'bill.id')]),
        eb.and([eb('bill.state', '=', 'returned'), isUnanswered('returned', 'bill.id')]),
        eb.and([
          eb('bill.state', '=', 'paid'),
          eb('bill.paid_at', '<=', nowMs - unconfirmedMinutes * 60_000),
          isUnanswered('unconfirmed', 'bill.id'),
        ]),
      ]),
    )
    .orderBy('bill.created_at')
    .limit(mostShown)
    .execute();
  const { slots, payments } = await findLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...idOf(
      row.state === 'paid' ? 'unconfirmed' : row.state === 'wrong' ? 'wrong-money' : 'returned',
      row.id,
    ),
    date_created: writeWireMs(row.paid_at ?? row.created_at),
    ...cameOf(row),
    account: row.account_id,
    name: row.first_name,
    checkout: row.id,
    payment: null,
    refund: null,
    payments: payments.get(row.id) ?? [],
    slots: slots.get(row.id) ?? [],
    number: row.provider_ref,
  }));
}

async function findNotices(db: Db): Promise<MoneyQuestionRow[]> {
  const rows = await db
    .selectFrom('provider_notice')
    .selectAll()
    .where(isUnanswered('unknown', 'provider_notice.id'))
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map(({ id, received_at, ref }) => ({
    ...idOf('unknown', String(id)),
    date_created: writeWireMs(received_at),
    amount: null,
    ...rightMoney,
    account: null,
    name: null,
    checkout: null,
    payment: null,
    refund: null,
    payments: [],
    slots: [],
    number: ref,
  }));
}

/** The right amount of money. */
const rightMoney = { asked: null, currency: null };

/** The money that came, if it differs from the bill. */
function cameOf({
  amount_cents,
  came_cents,
  came_currency,
}: Pick<Selectable<BillTable>, 'amount_cents' | 'came_cents' | 'came_currency'>) {
  if (came_cents === null) return { amount: toPln(amount_cents), ...rightMoney };
  const currency = came_currency?.toUpperCase() ?? null;
  return {
    amount: toPln(came_cents),
    asked: toPln(amount_cents),
    currency: currency === 'PLN' ? null : currency,
  };
}

function idOf(kind: MoneyQuestionKind, of: string) {
  return { id: `${kind}:${of}`, kind };
}

/** That nobody has answered this kind of question about the row that `idOf` names. */
function isUnanswered(kind: MoneyQuestionKind, id: string): RawBuilder<SqlBool> {
  return sql`not exists (select 1 from money_answer where question = ${sql.lit(`${kind}:`)} || ${sql.ref(id)})`;
}

/** The slots and the payments of bills. */
async function findLines(db: Db, bills: readonly string[]) {
  if (bills.length === 0)
    return { slots: new Map<string, number[]>(), payments: new Map<string, number[]>() };
  const rows = await db
    .selectFrom('bill_line')
    .leftJoin('booking', 'booking.id', 'bill_line.booking_id')
    .select(['bill_line.bill_id', 'booking.slot_id', 'bill_line.payment_id'])
    .where('bill_line.bill_id', 'in', [...bills])
    .orderBy('bill_line.id')
    .execute();
  const groups = [...Map.groupBy(rows, ({ bill_id }) => bill_id)];
  return {
    slots: new Map(groups.map(([id, items]) => [id, items.flatMap(({ slot_id }) => slot_id ?? [])])),
    payments: new Map(groups.map(([id, items]) => [id, items.flatMap(({ payment_id }) => payment_id ?? [])])),
  };
}
