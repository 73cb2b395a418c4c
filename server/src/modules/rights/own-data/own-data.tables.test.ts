import { describe, expect, test } from 'vitest';
import { openServer, password } from '../../../../test/support/accounts-server.ts';
import { engines } from '../../../../test/support/engines.ts';
import { type PlaceInDownload, type TableFacts, tableList } from '../../../db/table-list.ts';
import type { OwnData } from './collect-own-data.ts';

type Place = keyof OwnData | `account.${keyof OwnData['account']}`;

const aSecret = { because: 'it opens the account, and says nothing of anybody' };
const onlyActive = { because: 'who can ask is active' };

const columnsOfAccount: Record<string, Place | { because: string }> = {
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
  search_text: { because: 'it repeats names, address and phone' },
};

/** Columns of other tables that contain an account's id. */
const columnsWithAccounts: Record<string, PlaceInDownload> = Object.fromEntries(
  Object.entries<TableFacts>(tableList).flatMap(([table, { people = {} }]) =>
    Object.entries(people).map(([column, place]) => [`${table}.${column}`, place]),
  ),
);

/** Matches the names of columns that refer to a person. */
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
