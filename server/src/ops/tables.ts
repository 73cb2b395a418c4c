import type { Tables } from '../db/tables.ts';

/** Table names of earlier versions, which can also be backed up, loaded and dropped. */
export const earlierNames = ['checkout', 'checkout_item'] as const;

/** A table for copies between databases. */
export interface Carried {
  name: keyof Tables | (typeof earlierNames)[number];
  /** The primary key, also the sort order, and whether it is a text. */
  key: 'id' | 'token_hash';
  textKey: boolean;
  /** Rows per page; a picture is a row too. */
  page: number;
  /** Sessions, mailed links, messages and stored answers: a migration copies them, a restored backup must not revive them. */
  passing: boolean;
}

const page = 1000;

/** Every table, under current and earlier names; a table comes after those it references. */
export const carriedTables: readonly Carried[] = [
  { name: 'asset', key: 'id', textKey: false, page, passing: false },
  { name: 'file', key: 'id', textKey: true, page: 8, passing: false },
  { name: 'account', key: 'id', textKey: true, page, passing: false },
  { name: 'event', key: 'id', textKey: false, page, passing: false },
  { name: 'booking', key: 'id', textKey: false, page, passing: false },
  { name: 'slot', key: 'id', textKey: false, page, passing: false },
  { name: 'pass', key: 'id', textKey: false, page, passing: false },
  { name: 'pass_member', key: 'id', textKey: false, page, passing: false },
  { name: 'checkout', key: 'id', textKey: true, page, passing: false },
  { name: 'bill', key: 'id', textKey: true, page, passing: false },
  { name: 'payment', key: 'id', textKey: false, page, passing: false },
  { name: 'payment_void', key: 'id', textKey: false, page, passing: false },
  { name: 'payment_receipt', key: 'id', textKey: false, page, passing: false },
  { name: 'checkout_item', key: 'id', textKey: false, page, passing: false },
  { name: 'bill_line', key: 'id', textKey: false, page, passing: false },
  { name: 'refund', key: 'id', textKey: true, page, passing: false },
  { name: 'cash_entry', key: 'id', textKey: false, page, passing: false },
  { name: 'day_close', key: 'id', textKey: false, page, passing: false },
  { name: 'provider_notice', key: 'id', textKey: false, page, passing: false },
  { name: 'money_answer', key: 'id', textKey: false, page, passing: false },
  { name: 'pass_entry', key: 'id', textKey: false, page, passing: false },
  { name: 'withdrawal', key: 'id', textKey: false, page, passing: false },
  { name: 'booking_history', key: 'id', textKey: false, page, passing: false },
  { name: 'slot_edit', key: 'id', textKey: false, page, passing: false },
  { name: 'no_show', key: 'id', textKey: false, page, passing: false },
  { name: 'audit', key: 'id', textKey: false, page, passing: false },
  { name: 'park_content', key: 'id', textKey: false, page, passing: false },
  { name: 'season', key: 'id', textKey: false, page, passing: false },
  { name: 'season_release', key: 'id', textKey: false, page, passing: false },
  { name: 'season_change', key: 'id', textKey: false, page, passing: false },
  { name: 'season_step', key: 'id', textKey: false, page, passing: false },
  { name: 'slot_gap', key: 'id', textKey: false, page, passing: false },
  { name: 'season_opening', key: 'id', textKey: false, page, passing: false },
  { name: 'content_version', key: 'id', textKey: false, page: 100, passing: false },
  { name: 'library_picture', key: 'id', textKey: true, page, passing: false },
  { name: 'library_file', key: 'id', textKey: true, page: 8, passing: false },
  { name: 'brand_file', key: 'id', textKey: true, page: 8, passing: false },
  { name: 'calendar_feed', key: 'id', textKey: false, page, passing: false },
  { name: 'board_link', key: 'id', textKey: false, page, passing: false },
  { name: 'answered_call', key: 'id', textKey: false, page, passing: true },
  { name: 'setup_link', key: 'id', textKey: false, page, passing: true },
  { name: 'session', key: 'token_hash', textKey: true, page, passing: true },
  { name: 'reset_token', key: 'token_hash', textKey: true, page, passing: true },
  { name: 'reset_request', key: 'id', textKey: false, page, passing: true },
  { name: 'email_change', key: 'token_hash', textKey: true, page, passing: true },
  { name: 'push_key', key: 'id', textKey: false, page, passing: true },
  { name: 'push_subscription', key: 'id', textKey: false, page, passing: true },
  { name: 'outbox', key: 'id', textKey: false, page, passing: true },
];
