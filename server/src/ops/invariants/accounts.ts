import { normalEmail } from '@cablepark/domain/accounts/contact';
import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface Account {
  id: string;
}

interface OfAccount {
  account_id: string;
}

/** Accounts and their credentials. Reports never contain tokens, only their accounts. */
export const accountInvariants: Invariant[] = [
  invariant(
    'erased-account-holds-no-person',
    () => sql<Account>`
      select id from account where status = 'erased' and (
        role <> 'User' or coalesce(email, first_name, last_name, phone, language, password_hash) is not null)`,
    ({ id }) => `Account ${id} is erased, but something of the person is left in it.`,
  ),
  invariant(
    'email-is-in-its-normal-form',
    () => sql<Account & { email: string }>`select id, email from account where email <> lower(trim(email))`,
    ({ id, email }) =>
      normalEmail(email) === email
        ? null
        : `Account ${id} has an e-mail address that nobody can log in with.`,
  ),
  invariant(
    'email-is-of-one-account',
    () => sql<{ one: string; times: number }>`
      select min(id) as one, count(*) as times from account
      where email is not null group by email having count(*) > 1`,
    ({ one, times }) => `Account ${one} shares its e-mail address: ${times} accounts have it.`,
  ),
  invariant(
    'session-is-of-a-living-account',
    () => sql<OfAccount & { times: number }>`
      select session.account_id, count(*) as times from session
      left join account on account.id = session.account_id
      where account.id is null or account.status <> 'active' group by session.account_id`,
    ({ account_id, times }) => `Account ${account_id} is blocked, erased or gone, but has ${times} sessions.`,
  ),
  invariant(
    'session-family-is-of-one-account',
    () => sql<{ one: string; other: string }>`
      select min(account_id) as one, max(account_id) as other from session
      group by family having count(distinct account_id) > 1`,
    ({ one, other }) => `Accounts ${one} and ${other} share a session.`,
  ),
  invariant(
    'session-times-are-in-order',
    () => sql<OfAccount>`
      select account_id from session
      where expires_at <= created_at`,
    ({ account_id }) => `Account ${account_id} has a session that ended before it began.`,
  ),
  invariant(
    'reset-link-is-of-a-living-account',
    () => sql<OfAccount>`
      select reset_token.account_id from reset_token left join account on account.id = reset_token.account_id
      where account.id is null or (account.status = 'erased' and reset_token.used_at is null)`,
    ({ account_id }) => `Account ${account_id} is erased or gone, but a link to reset its password works.`,
  ),
  invariant(
    'email-change-is-of-a-living-account',
    () => sql<OfAccount>`
      select email_change.account_id from email_change
      left join account on account.id = email_change.account_id
      where account.id is null or account.status = 'erased'`,
    ({ account_id }) => `Account ${account_id} is erased or gone, but a link to change its address works.`,
  ),
  invariant(
    'calendar-is-of-a-living-account',
    () => sql<OfAccount>`
      select calendar_feed.account_id from calendar_feed
      left join account on account.id = calendar_feed.account_id
      where calendar_feed.account_id is not null and (account.id is null or account.status = 'erased')`,
    ({ account_id }) => `Account ${account_id} is erased or gone, but has a calendar.`,
  ),
];
