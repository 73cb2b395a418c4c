import { describe, expect, test } from 'vitest';
import { openServer, password } from '../../../test/support/accounts-server.ts';
import { engines } from '../../../test/support/engines.ts';
import type { OwnData } from './collect-own-data.ts';

type Place = keyof OwnData | `account.${keyof OwnData['account']}`;

/** Where the download tells of what stands in a column, or why it does not. */
type Told = Place | { because: string };

const aSecret = { because: 'it opens the account, and says nothing of anybody' };
const onlyActive = { because: 'who can ask is active' };

const columnsOfAccount: Record<string, Told> = {
  id: 'account.id',
  email: 'account.email',
  first_name: 'account.first_name',
  last_name: 'account.last_name',
  phone: 'account.phone',
  role: 'account.role',
  status: onlyActive,
  language: 'account.language',
  password_hash: aSecret,
  created_at: 'account.created',
  terms_version: 'account.accepted_terms',
  privacy_version: 'account.accepted_privacy',
  reminders: 'account.reminders',
  digest: 'account.digest',
  season_mails: 'account.season_mails',
  board_name: 'account.board_name',
  refused_email: 'account.refused_email',
  link_round: { because: 'it counts, and says nothing of anybody' },
  proved_email: 'account.proved_email',
};

/** Columns of other tables that hold an account's number. */
const columnsWithAccounts: Record<string, Told> = {
  'answered_call.account_id': { because: 'it repeats what is told elsewhere, and goes after some days' },
  'audit.actor_id': 'log',
  'booking.account_id': 'bookings',
  'booking.ended_by': 'history',
  'booking.made_by': 'history',
  'booking_history.actor_id': 'history',
  'booking_history.user_id': 'history',
  'brand_file.created_by': 'log',
  'calendar_feed.account_id': 'account.calendar',
  'cash_entry.created_by': 'money',
  'content_version.created_by': 'log',
  'bill.account_id': 'online',
  'day_close.created_by': 'log',
  'email_change.account_id': 'account.new_email',
  'file.created_by': 'log',
  'library_picture.created_by': 'log',
  'money_answer.created_by': 'log',
  'no_show.created_by': 'log',
  'outbox.account_id': 'messages',
  'pass.account_id': 'passes',
  'pass_entry.created_by': 'passes',
  'pass_member.account_id': 'passes',
  'payment.created_by': 'log',
  'payment_receipt.created_by': 'log',
  'payment_void.created_by': 'log',
  'push_subscription.account_id': 'notified',
  'refund.created_by': 'log',
  'reset_token.account_id': aSecret,
  'season_change.created_by': 'log',
  'session.account_id': 'sessions',
  'withdrawal.account_id': 'withdrawals',
  'slot.booked_by': 'bookings',
  'slot_edit.user_created': 'log',
};

/** How the tables call a column with somebody in it. */
const someone = /account|actor|user|rider|person|(?:^|_)by$/;

describe.each(engines)('What is held on somebody, on $name', (engine) => {
  test('stands in their download, column by column, or there is a reason', async () => {
    const server = await openServer(engine);
    await server.newRider('ola@example.com');
    const { access_token } = await server.logIn('ola@example.com');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/users/me/data',
      headers: { authorization: `Bearer ${access_token}` },
      payload: { format: 'json', current_password: password },
    });
    const data = answer.json();
    const places = [...Object.keys(data), ...Object.keys(data.account).map((key) => `account.${key}`)];

    const tables = await server.park.store.db.introspection.getTables();
    const named = tables.flatMap(({ name: table, columns }) =>
      columns.map((column) => ({ table, column: column.name })),
    );
    const ofAccount = named.filter(({ table }) => table === 'account').map(({ column }) => column);
    expect(ofAccount.toSorted()).toEqual(Object.keys(columnsOfAccount).toSorted());
    const withAccounts = named
      .filter(({ table, column }) => table !== 'account' && someone.test(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(withAccounts.toSorted()).toEqual(Object.keys(columnsWithAccounts).toSorted());

    const promised = Object.values({ ...columnsOfAccount, ...columnsWithAccounts })
      .filter((told) => typeof told === 'string')
      .filter((place) => !places.includes(place));
    expect(promised).toEqual([]);
  });
});
