import { expect, test } from 'vitest';
import { messageKinds } from './message-kinds.ts';
import { isPushEndpoint, isPushed, mayBePushed, pushStatusOf } from './push-rules.ts';

test('Devices are told what a rider did not do, and what is soon; nothing of an account or of a missing rider', () => {
  expect(messageKinds.filter((kind) => isPushed(kind, false))).toEqual([
    'delayed',
    'closed',
    'reopened',
    'standby-offer',
    'reminder-24h',
    'reminder-2h',
  ]);
  const byStaff = [
    'booked',
    'event-joined',
    'moved',
    'cancelled',
    'delayed',
    'closed',
    'reopened',
    'standby-offer',
    'reminder-24h',
    'reminder-2h',
  ];
  expect(messageKinds.filter((kind) => isPushed(kind, true))).toEqual(byStaff);
  expect(messageKinds.filter(mayBePushed)).toEqual(byStaff);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a push service’s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://example.com/fcm.googleapis.com',
  'https://example.com/#.notify.windows.com',
  'https://evilnotify.windows.com.evil.test/',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://notify.windows.com/abc',
  'https://evil.example\\.push.apple.com/abc',
  'https://fcm.googleapis.com\t/abc',
  'https://fcm.googleapis.com/abc\nHost: evil.example',
  'ftp://web.push.apple.com/abc',
  'abc',
])('%s is called by nobody', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [204, 'sent'],
  [300, 'refused'],
  [301, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
] as const)('An answer of %i: %s', (status, fate) => {
  expect(pushStatusOf(status)).toBe(fate);
});
