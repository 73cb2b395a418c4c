/** The chapters of the documentation in order, with their paths and descriptions. */
export const tags = [
  {
    name: 'Sessions',
    prefixes: ['/auth'],
    description: 'Logging in and out, refreshed tokens, forgotten passwords.',
  },
  {
    name: 'Accounts',
    prefixes: ['/users', '/invitations', '/mailed-merge'],
    description: 'Riders and staff: signing up, one’s own account, others for staff.',
  },
  {
    name: 'Slots',
    prefixes: [
      '/items/Slot',
      '/mailed-booking',
      '/closures',
      '/closed-ride',
      '/me/closed-rides',
      '/me/standby',
      '/mailed-offer',
      '/me/friends-links',
      '/friends-link',
      '/me/cancellations',
      '/me/moves',
      '/me/given-back',
      '/me/gear',
      '/gear',
    ],
    description: 'Times on a track: read by everybody, booked by riders, made by Editors.',
  },
  {
    name: 'Passes',
    prefixes: [
      '/me/passes',
      '/present',
      '/items/Pass',
      '/items/PassEntry',
      '/items/PassMember',
      '/passes',
      '/pass-payments',
    ],
    description: 'Passes for rides or minutes: sold at the desk, used up by rides, shared by their owners.',
  },
  {
    name: 'Events',
    prefixes: ['/items/Event'],
    description: 'What happens at the park; some have slots of their own.',
  },
  {
    name: 'Tracks',
    prefixes: ['/items/Asset'],
    description: 'The tracks of the park: read by everybody, made and described by Admins.',
  },
  {
    name: 'Payments',
    prefixes: ['/items/Payment', '/checkouts', '/payments', '/me/pay-first', '/me/withdrawals'],
    description: 'What was paid for a slot, at the desk or online.',
  },
  {
    name: 'Booking history',
    prefixes: ['/items/BookingHistory'],
    description: 'Who booked or cancelled which slot; written by the server alone.',
  },
  {
    name: 'Slot edits',
    prefixes: ['/items/SlotEdit'],
    description: 'Which ranges of slots Editors created or deleted.',
  },
  {
    name: 'No-shows',
    prefixes: ['/items/NoShow'],
    description: 'Riders who did not come to a slot they hold.',
  },
  {
    name: 'Parties',
    prefixes: ['/items/PartyRide'],
    description: 'Bookings of one contact that belong together.',
  },
  {
    name: 'Groups',
    prefixes: ['/items/GroupEnquiry', '/group-enquiries', '/mailed-group'],
    description: 'Enquiries of groups without an account, and the offers of the desk.',
  },
  {
    name: 'Audit log',
    prefixes: ['/items/AuditEntry'],
    description: 'What staff changed, from what to what; written by the server alone.',
  },
  {
    name: 'Other collections',
    prefixes: ['/items/:collection'],
    description: 'What has no way in of its own is refused, whether it exists or not.',
  },
  {
    name: 'Desk',
    prefixes: ['/desk'],
    description: 'Walk-ins, moves, no-shows, the payments one by one, and days that are closed.',
  },
  {
    name: 'Messages',
    prefixes: ['/messages', '/unsubscribe'],
    description: 'What the park mails by itself, and what could not be sent.',
  },
  {
    name: 'Calendars',
    prefixes: ['/calendar', '/track-calendars'],
    description:
      'Bookings for calendars of other programs: a rider’s own, and one of each track for the staff.',
  },
  { name: 'Money', prefixes: ['/takings'], description: 'What was taken, by day, method and track.' },
  { name: 'Export', prefixes: ['/export'], description: 'Files for a spreadsheet.' },
  { name: 'Pictures', prefixes: ['/files', '/assets'], description: 'Pictures of events.' },
  {
    name: 'Season',
    prefixes: ['/season'],
    description: 'The plan from which slots come: read, tried out, changed and undone.',
  },
  {
    name: 'Weather',
    prefixes: ['/weather'],
    description: 'What the sky says at the park, and how warm the water is.',
  },
  { name: 'Park', prefixes: ['/park'], description: 'What the park says of itself.' },
  {
    name: 'Setup',
    prefixes: ['/setup'],
    description: 'The first Admin, and how far the park is from opening.',
  },
  {
    name: 'Server',
    prefixes: ['/server', '/docs'],
    description: 'Whether the server lives, and which park it serves.',
  },
] as const satisfies { name: string; prefixes: string[]; description: string }[];

/** @throws Error for a path without a chapter: a new feature must add its own */
export function tagOf(url: string): string {
  const tag = tags.find(({ prefixes }) =>
    prefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`)),
  );
  if (!tag) throw new Error(`${url} stands in no chapter of the documentation.`);
  return tag.name;
}
