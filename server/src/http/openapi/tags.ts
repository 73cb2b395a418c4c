/** The chapters of the documentation in their order: under which paths they lie and what they are about. */
export const tags = [
  {
    name: 'Sessions',
    prefix: '/auth',
    description: 'Logging in and out, refreshed tokens, forgotten passwords.',
  },
  {
    name: 'Accounts',
    prefix: '/users',
    description: 'Riders and staff: signing up, one’s own account, others for staff.',
  },
  {
    name: 'Accounts',
    prefix: '/invitations',
    description: 'Riders and staff: signing up, one’s own account, others for staff.',
  },
  {
    name: 'Slots',
    prefix: '/items/Slot',
    description: 'Times on a track: read by everybody, booked by riders, made by Editors.',
  },
  {
    name: 'Slots',
    prefix: '/mailed-booking',
    description: 'Times on a track: read by everybody, booked by riders, made by Editors.',
  },
  {
    name: 'Slots',
    prefix: '/me/cancellations',
    description: 'Times on a track: read by everybody, booked by riders, made by Editors.',
  },
  {
    name: 'Passes',
    prefix: '/me/passes',
    description: 'Passes for rides or minutes: sold at the desk, used up by rides, shared by their owners.',
  },
  {
    name: 'Events',
    prefix: '/items/Event',
    description: 'What happens at the park; some have slots of their own.',
  },
  {
    name: 'Tracks',
    prefix: '/items/Asset',
    description: 'The tracks of the park: read by everybody, made and described by Admins.',
  },
  {
    name: 'Payments',
    prefix: '/items/Payment',
    description: 'What was paid for a slot, at the desk or online.',
  },
  {
    name: 'Payments',
    prefix: '/checkouts',
    description: 'What was paid for a slot, at the desk or online.',
  },
  {
    name: 'Payments',
    prefix: '/payments',
    description: 'What was paid for a slot, at the desk or online.',
  },
  {
    name: 'Passes',
    prefix: '/items/Pass',
    description: 'Passes for rides or minutes: sold at the desk, used up by rides, shared by their owners.',
  },
  {
    name: 'Passes',
    prefix: '/items/PassEntry',
    description: 'Passes for rides or minutes: sold at the desk, used up by rides, shared by their owners.',
  },
  {
    name: 'Passes',
    prefix: '/items/PassMember',
    description: 'Passes for rides or minutes: sold at the desk, used up by rides, shared by their owners.',
  },
  {
    name: 'Passes',
    prefix: '/passes',
    description: 'Passes for rides or minutes: sold at the desk, used up by rides, shared by their owners.',
  },
  {
    name: 'Booking history',
    prefix: '/items/BookingHistory',
    description: 'Who booked or cancelled which slot; written by the server alone.',
  },
  {
    name: 'Slot edits',
    prefix: '/items/SlotEdit',
    description: 'Which ranges of slots Editors created or deleted.',
  },
  { name: 'No-shows', prefix: '/items/NoShow', description: 'Riders who did not come to a slot they hold.' },
  {
    name: 'Audit log',
    prefix: '/items/AuditEntry',
    description: 'What staff changed, from what to what; written by the server alone.',
  },
  {
    name: 'Other collections',
    prefix: '/items/:collection',
    description: 'What has no way in of its own is refused, whether it exists or not.',
  },
  { name: 'Desk', prefix: '/desk', description: 'Walk-ins, moves, no-shows, and the payments one by one.' },
  {
    name: 'Messages',
    prefix: '/messages',
    description: 'What the park mails by itself, and what could not be sent.',
  },
  {
    name: 'Messages',
    prefix: '/unsubscribe',
    description: 'What the park mails by itself, and what could not be sent.',
  },
  {
    name: 'Calendars',
    prefix: '/calendar',
    description:
      'Bookings for calendars of other programs: a rider’s own, and one of each track for the staff.',
  },
  {
    name: 'Calendars',
    prefix: '/track-calendars',
    description:
      'Bookings for calendars of other programs: a rider’s own, and one of each track for the staff.',
  },
  { name: 'Money', prefix: '/takings', description: 'What was taken, by day, method and track.' },
  { name: 'Export', prefix: '/export', description: 'Files for a spreadsheet.' },
  { name: 'Pictures', prefix: '/files', description: 'Pictures of events.' },
  { name: 'Pictures', prefix: '/assets', description: 'Pictures of events.' },
  {
    name: 'Season',
    prefix: '/season',
    description: 'The plan from which slots come: read, tried out, changed and undone.',
  },
  { name: 'Park', prefix: '/park', description: 'What the park says of itself.' },
  { name: 'Setup', prefix: '/setup', description: 'The first Admin, and how far the park is from opening.' },
  { name: 'Server', prefix: '/server', description: 'Whether the server lives, and which park it serves.' },
  { name: 'Server', prefix: '/docs', description: 'Whether the server lives, and which park it serves.' },
] as const satisfies { name: string; prefix: string; description: string }[];

/** @throws Error for a path that stands in no chapter: a new feature names its own. */
export function tagOf(url: string): string {
  const found = tags.find(({ prefix }) => url === prefix || url.startsWith(`${prefix}/`));
  if (!found) throw new Error(`${url} stands in no chapter of the documentation.`);
  return found.name;
}
