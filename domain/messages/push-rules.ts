import type { MessageKind } from './message-kinds.ts';

/** Which messages also go to a rider's devices, at once and in short; the mail has the details. */
const pushRule: Record<MessageKind, 'always' | 'by-staff' | 'never'> = {
  'password-reset': 'never',
  'password-changed': 'never',
  'email-changed': 'never',
  'email-proof': 'never',
  'email-change-asked': 'never',
  invitation: 'never',
  // Riders who book or cancel by themselves have just seen the result.
  booked: 'by-staff',
  'event-joined': 'by-staff',
  moved: 'by-staff',
  cancelled: 'by-staff',
  // It is of no use at the lake, and better read later.
  'no-show': 'never',
  'no-show-undone': 'never',
  'reminder-24h': 'always',
  'reminder-2h': 'always',
  'new-bookings': 'never',
  'season-opens': 'never',
  paid: 'never',
  withdrawn: 'never',
  'account-withdrawn': 'never',
  // Each slot that it frees has its own message, as a cancellation by somebody else.
  'pass-ended': 'never',
  'pass-low': 'never',
  'pass-ends-30': 'never',
  'pass-ends-7': 'never',
  sample: 'never',
};

/** Whether a message of this kind may go to devices, whoever caused it. */
export function mayBePushed(kind: MessageKind): boolean {
  return pushRule[kind] !== 'never';
}

/** Does this message go to devices? */
export function isPushed(kind: MessageKind, isByStaff: boolean): boolean {
  return pushRule[kind] === 'always' || (pushRule[kind] === 'by-staff' && isByStaff);
}

/** More devices than a rider has; a new one replaces the oldest subscription. */
export const mostPushDevices = 10;

/** The push services of the browsers. Other hosts are refused: a stranger could make the server call any address (SSRF). */
const pushHosts = [
  String.raw`fcm\.googleapis\.com`,
  String.raw`[a-z0-9-]+\.push\.services\.mozilla\.com`,
  String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)?\.notify\.windows\.com`,
  String.raw`[a-z0-9-]+\.push\.apple\.com`,
];

/**
 * Matches from the first character to the last: before the first slash nothing is allowed that parsers read differently (a name and password,
 * a port, `\`, a tab).
 */
const pushEndpoint = new RegExp(`^https://(?:${pushHosts.join('|')})/[!-~]*$`);

/** Whether a push may go to this address: https, the default port, and the host of a known push service. */
export function isPushEndpoint(endpoint: string): boolean {
  return pushEndpoint.test(endpoint);
}

/** The push service's result for a push, as the action that follows. */
export type PushStatus = 'sent' | 'gone' | 'again' | 'refused';

export function pushStatusOf(status: number): PushStatus {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'again' : 'refused';
}
