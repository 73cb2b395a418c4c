/** The only module that writes each table. */
const writers = {
  account: 'accounts',
  asset: 'tracks',
  audit: 'audit',
  bill: 'bills',
  bill_line: 'bills',
  board_link: 'board',
  booking: 'bookings',
  booking_history: 'bookings',
  brand_file: 'looks',
  calendar_feed: 'calendar',
  cash_entry: 'cash-book',
  content_version: 'content',
  day_close: 'cash-book',
  email_change: 'accounts',
  event: 'events',
  file: 'pictures',
  library_file: 'library',
  library_picture: 'library',
  money_answer: 'bills',
  no_show: 'bookings',
  outbox: 'outbox',
  park_content: 'park',
  pass: 'passes',
  pass_entry: 'passes',
  pass_member: 'passes',
  payment: 'payments',
  payment_receipt: 'payments',
  payment_void: 'payments',
  provider_notice: 'bills',
  push_key: 'push',
  push_subscription: 'push',
  refund: 'payments',
  reset_request: 'accounts',
  reset_token: 'accounts',
  season: 'season',
  season_change: 'season',
  season_opening: 'season',
  season_release: 'season',
  season_step: 'season',
  session: 'accounts',
  setup_link: 'setup',
  slot: 'slots',
  slot_edit: 'slots',
  slot_gap: 'season',
  withdrawal: 'withdrawals',
};

/** Further writers, each with the reason. */
const alsoWritten = {
  // Links and devices that work without a log-in end with the account's sessions or rights.
  calendar_feed: ['accounts'],
  pass: ['accounts'],
  push_subscription: ['accounts'],
  // Bookings set the pointer in the conditional write that sells. The season makes and removes free slots.
  slot: ['bookings', 'season'],
  // Manual deletions and edits of planned slots.
  slot_gap: ['slots'],
};

const write =
  /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)|\b(?:insert into|delete from) (\w+)|\bupdate (\w+)\s+set\b/g;
const modulePath = /^server\/src\/modules\/([^/]+)\/.*(?<!\.test)\.ts$/;

/**
 * Only its module writes a table, so that the rules of its rows are in one place.
 * @param {string} name of the file, from the repository's root @param {string} text its content
 * @returns {string[]} a sentence for each write to another module's table
 */
export function tableWriterFaults(name, text) {
  const module = modulePath.exec(name)?.[1];
  if (module === undefined) return [];
  const tables = [...text.matchAll(write)].flatMap(([, ...names]) => names.filter(Boolean));
  return [...new Set(tables)].flatMap((table) => {
    const writer = writers[table];
    if (writer === undefined) return [`${name} writes ${table}, which is no module's: see ${listName}.`];
    const isTheirs = writer === module || (alsoWritten[table] ?? []).includes(module);
    return isTheirs
      ? []
      : [`${name} writes ${table}, which is for the module ${writer} alone (${listName}).`];
  });
}

const listName = 'scripts/table-writers.mjs';
