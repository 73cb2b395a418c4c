import type { MessageKind } from './message-kinds.ts';

/** Which messages go to a rider's devices, too, at once and in few words; the mail says the rest. */
const pushed: Record<MessageKind, 'always' | 'by-staff' | 'never'> = {
  'password-reset': 'never',
  'password-changed': 'never',
  'email-changed': 'never',
  'email-proof': 'never',
  'email-change-asked': 'never',
  invitation: 'never',
  // Whoever books or cancels by themselves has just seen it.
  booked: 'by-staff',
  'event-joined': 'by-staff',
  moved: 'by-staff',
  cancelled: 'by-staff',
  // It is no help at the lake, and better read in peace.
  'no-show': 'never',
  'no-show-undone': 'never',
  'reminder-24h': 'always',
  'reminder-2h': 'always',
  'new-bookings': 'never',
  'season-opens': 'never',
  paid: 'never',
  withdrawn: 'never',
  'account-withdrawn': 'never',
  // Each slot that is freed with it is told there, as what somebody else cancelled.
  'pass-ended': 'never',
  'pass-low': 'never',
  'pass-ends-30': 'never',
  'pass-ends-7': 'never',
  sample: 'never',
};

/** Whether a message of this kind may go to devices, whoever caused it. */
export function mayBePushed(kind: MessageKind): boolean {
  return pushed[kind] !== 'never';
}

/** Does this message go to devices? */
export function isPushed(kind: MessageKind, isByStaff: boolean): boolean {
  return pushed[kind] === 'always' || (pushed[kind] === 'by-staff' && isByStaff);
}

/** More devices than a rider has; the one that subscribed first makes room. */
export const mostPushDevices = 10;

/** The push services of the browsers that have one. An address elsewhere would have the server call whom a stranger names. */
const pushHosts = [
  String.raw`fcm\.googleapis\.com`,
  String.raw`[a-z0-9-]+\.push\.services\.mozilla\.com`,
  String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)?\.notify\.windows\.com`,
  String.raw`[a-z0-9-]+\.push\.apple\.com`,
];

/**
 * Written out from the first character to the last: nothing that programs read in different ways (a name and password, a port,
 * `\`, a tab) stands before the first slash.
 */
const pushEndpoint = new RegExp(`^https://(?:${pushHosts.join('|')})/[!-~]*$`);

/** Whether a push may be sent there: https, the usual port, and the host of a known push service. */
export function isPushEndpoint(endpoint: string): boolean {
  return pushEndpoint.test(endpoint);
}

/** What a push service says of a push; what follows from it. */
export type PushStatus = 'sent' | 'gone' | 'again' | 'refused';

export function pushStatusOf(status: number): PushStatus {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'again' : 'refused';
}
