import { toPln } from '@cablepark/contract/money';
import { may } from '@cablepark/domain/accounts/permissions';
import { closureReasons } from '@cablepark/domain/closures/closure';
import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import * as z from 'zod';
import { type Sql, sql } from '../../db/sql-text.ts';
import { readClosedDays } from '../../db/stored-pass-kind.ts';
import { column, defineCollection, type Field } from '../schema/collection.ts';
import { integer, type TextType, text, time, uuid } from '../schema/value-types.ts';
import type { Viewer } from '../schema/viewer.ts';

/** The kind at the sale, its price in PLN. */
const kindOfPass: TextType = {
  ...text,
  wire: z.looseObject({ name: z.object({ pl: z.string(), en: z.string() }), price: z.number() }),
  write(json) {
    const { price, ...kind } = JSON.parse(json) as PassKind;
    return { ...kind, price: toPln(price) };
  },
};

const kind: Field = { ...column('kind', 'kind', kindOfPass), queryable: false };
/** The park's closed days for which it lasts longer. */
const daysOfPass: TextType = {
  ...text,
  wire: z.array(z.object({ day: z.string(), reason: z.enum(closureReasons) })),
  write: readClosedDays,
};

const closedDays: Field = {
  ...column('closed_days', 'closed_days', daysOfPass),
  queryable: false,
  onRequest: true,
};

/** The code grants the pass to its holder: visible to staff, the owner and the giver, not to members. */
const code: Field = {
  ...column('code', 'code', text, { nullable: true }),
  masked: true,
  onRequest: true,
  sql(table, viewer) {
    const codeColumn = sql.id(table, 'code');
    if (may(viewer?.role ?? null, 'pass.readAny')) return codeColumn;
    const me = viewer?.id ?? null;
    return sql`case when ${sql.id(table, 'account_id')} = ${me} or ${sql.id(table, 'id')} in (${givenBy(me)}) then ${codeColumn} end`;
  },
};

/** The online buyer, visible to the buyer and to staff: the buyer may give the pass away (`decideGiving`). */
const buyer: Field = {
  ...column('buyer', 'id', uuid, { nullable: true }),
  indexed: false,
  masked: true,
  onRequest: true,
  queryable: false,
  sql(table, viewer) {
    const sale = sql`select sale.created_by from payment as sale where sale.pass_id = ${sql.id(table, 'id')} and sale.method = 'online'`;
    if (may(viewer?.role ?? null, 'pass.readAny')) return sql`(${sale})`;
    return sql`(${sale} and sale.created_by = ${viewer?.id ?? null})`;
  },
};

/** Riders see their own passes, those shared with them, and their unclaimed gifts; staff see all. */
export const pass = defineCollection({
  name: 'Pass',
  table: 'pass',
  fields: [
    column('id', 'id', integer),
    column('account', 'account_id', uuid, { nullable: true, indexed: true }),
    kind,
    column('balance', 'balance', integer),
    column('ends', 'ends_at', time, { nullable: true }),
    closedDays,
    column('date_created', 'created_at', time),
    column('voided', 'voided_at', time, { nullable: true }),
    code,
    buyer,
  ],
  mayRead: (viewer) => viewer !== null,
  visible: (table, viewer) => ownPasses(sql.id(table, 'id'), viewer),
});

/** @param id of a pass. @returns null for viewers who may see all of them */
export function ownPasses(id: Sql, viewer: Viewer): Sql | null {
  if (may(viewer?.role ?? null, 'pass.readAny')) return null;
  const me = viewer?.id ?? null;
  return sql`${id} in (
    select own.id from pass as own where own.account_id = ${me}
    union select shared.pass_id from pass_member as shared where shared.account_id = ${me}
    union ${givenBy(me)})`;
}

/** Passes that the viewer bought online as a gift, and nobody has claimed yet (`decideGiving`). */
function givenBy(me: string | null): Sql {
  return sql`
    select given.id from pass as given join payment as sale on sale.pass_id = given.id
    where given.account_id is null and sale.method = 'online' and sale.created_by = ${me}`;
}
