import type { MailedMerge, MergePreview, MergesOfRider } from '@cablepark/contract/accounts/merges.schema';
import { toPln } from '@cablepark/contract/money';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { likenessOf } from '@cablepark/domain/accounts/merge-proposals';
import { decideMerging, needsAgreement } from '@cablepark/domain/accounts/merge-rules';
import { searchWords } from '@cablepark/domain/accounts/search-text';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { rowsOf, sql } from '../../../db/sql-text.ts';
import type { Db, Store } from '../../../db/store.ts';
import { type Account } from '../../accounts/locks/index.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { hasEveryWord } from '../search/finding.ts';
import { readMergeToken } from './merge-link.ts';
import { findMergesOf, mergedAccount } from './merges.store.ts';

/** More proposals would not be read by anybody. */
const proposalsAtMost = 10;
/** Records that share words, the shortest first: records with more or longer words are poor matches. */
const candidatesAtMost = 200;

type Person = Pick<Account, 'id' | 'first_name' | 'last_name' | 'email' | 'phone'>;

/** The records that may belong to the same person, and the merges of this one. @throws FORBIDDEN (no such record) */
export async function readMerges(
  { store: { db, engine }, clock }: AppContext,
  id: string,
): Promise<MergesOfRider> {
  const account = await findLivingAccount(db, id);
  if (!account) throw new ParkError('NOT_FOUND');
  const merges = await findMergesOf(db, id, clock.now().epochMilliseconds);
  return {
    proposals: await findProposals(db, engine, account),
    merges: merges.map(
      ({ id: merge, state, guest_facts, guest_name, into_name, into_account, created_at }) => ({
        id: merge,
        state,
        name: into_account === id ? (guest_name ?? nameIn(guest_facts)) : into_name,
        date_created: writeWireMs(created_at),
      }),
    ),
  };
}

function nameIn(facts: string | null): string | null {
  return facts === null ? null : (JSON.parse(facts) as Pick<Account, 'first_name'>).first_name;
}

async function findProposals(
  db: Db,
  engine: Store['engine'],
  account: Account,
): Promise<MergesOfRider['proposals']> {
  const { first_name, last_name, phone } = account;
  const searches = [searchWords(`${first_name ?? ''} ${last_name ?? ''}`), searchWords(phone ?? '')];
  const found = await Promise.all(
    searches
      .filter((words) => words.length > 0)
      .map((words) =>
        rowsOf<Person & Pick<Account, 'proved_email'>>(
          db,
          engine,
          sql`
            select id, first_name, last_name, email, phone, proved_email from account
            where ${hasEveryWord(engine, 'account', words)} and status = 'active' and id <> ${account.id}
            order by length(search_text), created_at, id limit ${candidatesAtMost}`,
        ),
      ),
  );
  const people = new Map(found.flat().map((person) => [person.id, person]));
  return [...people.values()]
    .filter(({ email, proved_email }) => email === null || email === proved_email)
    .flatMap((person) => {
      const reason = likenessOf(account, person);
      return reason === null ? [] : [{ ...personRow(person), reason }];
    })
    .slice(0, proposalsAtMost);
}

function personRow({ id, first_name, last_name, email, phone }: Person): MergePreview['guest'] {
  return { id, first_name, last_name, email, description: phone };
}

/** Previews what a merge moves. @throws FORBIDDEN as the merge itself */
export async function previewMerge(
  { store: { db } }: AppContext,
  actor: Actor,
  ids: { guest: string; into: string },
): Promise<MergePreview> {
  const guest = await findLivingAccount(db, ids.guest);
  const into = await findLivingAccount(db, ids.into);
  enforce(decideMerging({ actor, guest: mergedAccount(guest), into: mergedAccount(into) }));
  if (!guest || !into) throw new ParkError('NOT_FOUND');
  return {
    guest: personRow(guest),
    into: personRow(into),
    needsAgreement: needsAgreement(into),
    belongings: await countBelongings(db, guest.id),
  };
}

/** What the owner of an account sees by the mailed link. @throws INVALID_TOKEN */
export async function readMailedMerge(context: AppContext, token: string): Promise<MailedMerge> {
  const { store, clock } = context;
  const merge = await readMergeToken(store.db, context, token);
  if (merge === null) throw new ParkError('INVALID_TOKEN');
  const isLapsed = merge.state === 'waiting' && merge.expires_at <= clock.now().epochMilliseconds;
  const guest = await findLivingAccount(store.db, merge.guest_account);
  const isGone = merge.state === 'waiting' && guest === null;
  const { rides, passes, paid } = await countBelongings(store.db, merge.guest_account);
  return {
    state: isLapsed || isGone ? 'lapsed' : merge.state,
    name: guest?.first_name ?? null,
    belongings: { rides, passes, paid },
  };
}

async function countBelongings(db: Db, account: string): Promise<MergePreview['belongings']> {
  const count = async (table: 'booking' | 'pass' | 'rider_note' | 'party' | 'enquiry') => {
    const { number } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('number'))
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    return Number(number);
  };
  const { paid } = await db
    .selectFrom('booking')
    .innerJoin('payment', 'payment.id', 'booking.payment_id')
    .select((eb) => eb.fn.sum('payment.amount_cents').as('paid'))
    .where('booking.account_id', '=', account)
    .executeTakeFirstOrThrow();
  return {
    rides: await count('booking'),
    passes: await count('pass'),
    paid: toPln(Number(paid ?? 0)),
    notes: await count('rider_note'),
    parties: await count('party'),
    enquiries: await count('enquiry'),
  };
}
