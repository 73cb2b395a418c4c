import { factsOf, type MessageKind } from './message-kinds.ts';

/** Whether a message of this kind may go to devices, whoever caused it. */
export function mayBePushed(kind: MessageKind): boolean {
  return factsOf(kind).push !== undefined;
}

/** Does this message go to a rider's devices, in short? The mail has the details. */
export function isPushed(kind: MessageKind, isByStaff: boolean): boolean {
  const { push } = factsOf(kind);
  return push === 'always' || (push === 'by-staff' && isByStaff);
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
