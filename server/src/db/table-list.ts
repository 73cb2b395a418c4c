import type { Tables } from './tables.ts';

/** The list of the own-data download that contains the column, or why none does. */
export type PlaceInDownload = string | { because: string };

export interface TableFacts {
  /** The modules that write the table: its own, and others with a reason beside them. `npm run check` refuses all others. */
  writers: readonly string[];
  /** The primary key, also the order of a copy; `id` if absent. */
  key?: 'id' | 'token_hash';
  /** Whether the key is a text. */
  textKey?: boolean;
  /** Rows in memory at a time while it is copied; a picture is a row, too. */
  page?: number;
  /** Sessions, mailed links, messages and stored responses. A move to another database copies them; a restored backup must not revive them. */
  passing?: boolean;
  /** Its columns with an account's id. */
  people?: Readonly<Record<string, PlaceInDownload>>;
}

/** All tables; one comes after those it references, so that copies load in this order. */
export const tableList = {
  asset: { writers: ['tracks'] },
  file: { writers: ['site/pictures'], textKey: true, page: 8, people: { created_by: 'log' } },
  account: { writers: ['accounts'], textKey: true },
  // A merge of two records changes the account of each of their rows: `riders/merges/move-rows.ts` writes all of these.
  rider_note: { writers: ['riders'], people: { account_id: 'notes', created_by: 'log' } },
  account_merge: {
    writers: ['riders'],
    people: {
      guest_account: { because: 'the guest has no log-in' },
      into_account: { because: 'what was joined stands with the account’s own rides, passes and notes' },
      created_by: 'log',
      undone_by: 'log',
    },
  },
  event: { writers: ['events'] },
  party: { writers: ['bookings', 'riders'], people: { account_id: 'bookings', created_by: 'log' } },
  enquiry: {
    writers: ['groups', 'riders'],
    people: {
      account_id: { because: 'a guest has no log-in, and reads the enquiry by its link' },
      offered_by: 'log',
    },
  },
  booking: {
    writers: ['bookings', 'riders'],
    people: {
      account_id: 'bookings',
      arrived_by: 'log',
      ended_by: 'history',
      made_by: 'history',
      person: 'bookings',
    },
  },
  // Bookings set the pointer in the conditional write that sells; the season makes and removes free slots.
  slot: { writers: ['slots', 'bookings', 'season', 'riders'], people: { booked_by: 'bookings' } },
  // Accounts end links and devices that work without a log-in, together with the account's sessions or rights.
  pass: { writers: ['passes', 'accounts', 'riders'], people: { account_id: 'passes' } },
  pass_member: { writers: ['passes', 'riders'], people: { account_id: 'passes' } },
  bill: { writers: ['bills', 'riders'], textKey: true, people: { account_id: 'online', created_by: 'log' } },
  payment: { writers: ['payments'], people: { created_by: 'log' } },
  payment_void: { writers: ['payments'], people: { created_by: 'log' } },
  payment_receipt: { writers: ['payments'], people: { created_by: 'log' } },
  bill_line: { writers: ['bills'] },
  refund: { writers: ['payments'], textKey: true, people: { created_by: 'log' } },
  invoice_draft: { writers: ['invoices'], people: { created_by: 'log' } },
  cash_entry: { writers: ['cash-book'], people: { created_by: 'money' } },
  day_close: { writers: ['cash-book'], people: { created_by: 'log' } },
  till_float: { writers: ['cash-book'], people: { created_by: 'log' } },
  provider_notice: { writers: ['bills'] },
  money_answer: { writers: ['bills'], people: { created_by: 'log' } },
  pass_entry: { writers: ['passes'], people: { created_by: 'passes' } },
  withdrawal: { writers: ['rights/withdrawals'], people: { account_id: 'withdrawals' } },
  desk_action: { writers: ['desk-actions'], people: { created_by: 'log', undone_by: 'log' } },
  stop: { writers: ['closures'], people: { created_by: 'log', undone_by: 'log' } },
  stop_track: { writers: ['closures'] },
  stop_slot: { writers: ['closures'], people: { told_by: 'log' } },
  closure: { writers: ['closures'], people: { created_by: 'log', lifted_by: 'log' } },
  closure_track: { writers: ['closures'] },
  closed_day: { writers: ['closures'] },
  closure_ride: { writers: ['closures'], people: { told_by: 'log' } },
  standby: { writers: ['standby'], people: { account_id: 'standby' } },
  standby_offer: { writers: ['standby'] },
  friends_link: { writers: ['friends'], people: { account_id: 'friends' } },
  friends_place: { writers: ['friends'] },
  booking_history: { writers: ['bookings', 'riders'], people: { actor_id: 'history', user_id: 'history' } },
  slot_edit: { writers: ['slots'], people: { user_created: 'log' } },
  no_show: { writers: ['bookings'], people: { created_by: 'log' } },
  audit: { writers: ['audit'], people: { actor_id: 'log' } },
  park_content: { writers: ['site/settings'] },
  season: { writers: ['season'] },
  season_release: { writers: ['season'] },
  season_change: { writers: ['season'], people: { created_by: 'log' } },
  season_step: { writers: ['season'] },
  // Slots write the deletion and the edit of a planned slot.
  slot_gap: { writers: ['season', 'slots'] },
  season_opening: { writers: ['season'] },
  content_version: { writers: ['site/content'], page: 100, people: { created_by: 'log' } },
  library_picture: { writers: ['site/library'], textKey: true, people: { created_by: 'log' } },
  library_file: { writers: ['site/library'], textKey: true, page: 8 },
  brand_file: { writers: ['site/looks'], textKey: true, page: 8, people: { created_by: 'log' } },
  // Accounts: as for passes.
  calendar_feed: { writers: ['calendar', 'accounts'], people: { account_id: 'account.calendar' } },
  board_link: { writers: ['board'] },
  // An old forecast from a restored backup would only be outdated.
  weather: { writers: ['weather'], textKey: true, passing: true },
  water_temperature: { writers: ['weather'], textKey: true, people: { created_by: 'log' } },
  sensor_key: { writers: ['weather'] },
  answered_call: {
    writers: [],
    passing: true,
    people: { account_id: { because: 'it repeats what is told elsewhere, and goes after some days' } },
  },
  setup_link: { writers: ['system/setup'], passing: true },
  session: {
    writers: ['accounts'],
    key: 'token_hash',
    textKey: true,
    passing: true,
    people: { account_id: 'sessions' },
  },
  reset_token: {
    writers: ['accounts'],
    key: 'token_hash',
    textKey: true,
    passing: true,
    people: { account_id: { because: 'it opens the account, and says nothing of anybody' } },
  },
  reset_request: { writers: ['accounts'], passing: true },
  email_change: {
    writers: ['accounts'],
    key: 'token_hash',
    textKey: true,
    passing: true,
    people: { account_id: 'account.new_email' },
  },
  push_key: { writers: ['push'], passing: true },
  // Accounts: as for passes.
  push_subscription: { writers: ['push', 'accounts'], passing: true, people: { account_id: 'notified' } },
  outbox: { writers: ['outbox'], passing: true, people: { account_id: 'messages' } },
} as const satisfies Record<keyof Tables, TableFacts>;

/** Tables of earlier versions, which can also be backed up, loaded and dropped, each with its name today. */
export const earlierTables = { checkout: 'bill', checkout_item: 'bill_line' } as const;
