import { browsers, systems } from '@cablepark/domain/accounts/device';
import { languages } from '@cablepark/domain/time/display';
import * as z from 'zod/mini';
import { givenPassword } from './accounts.ts';

/** What riders see and do of their own account past SPEC.md §7. Instants are written by `wire-time.ts`. */

/** POST /auth/email/confirm. */
export const emailProofBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(2000)) });

/** An address that was asked for and is not proved yet. */
export const emailChangeRow = z.object({ email: z.string(), expires: z.string() });
export type EmailChangeRow = z.infer<typeof emailChangeRow>;

/** GET: whether one's own address is proved. POST: mails it a link to prove it by. */
export const emailProofCall = '/users/me/email-proof';
export const emailProofState = z.object({ proved: z.boolean() });
export type EmailProofState = z.infer<typeof emailProofState>;

/** GET and PATCH: whether a rider is told when a season opens. */
export const seasonMailsCall = '/users/me/season-mails';

/** Whether somebody gets mails of a kind: reminders, the season’s, the evening’s bookings. */
export const reminderChoice = z.object({ wanted: z.boolean() });
export type ReminderChoice = z.infer<typeof reminderChoice>;

/** What a browser tells of itself to be written to (`PushSubscription.toJSON`): RFC 8030's address, RFC 8291's keys. */
export const pushBody = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export type PushBody = z.infer<typeof pushBody>;

/** A device that is told of its rider's slots. */
const pushDevice = z.object({
  id: z.number(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  since: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export const pushState = z.object({
  /** What browsers subscribe with (RFC 8292); null where this park sends none. */
  key: z.nullable(z.string()),
  devices: z.array(pushDevice),
});
export type PushState = z.infer<typeof pushState>;

/** A device that is logged in. */
export const sessionRow = z.object({
  id: z.string(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  started: z.string(),
  /** When it last renewed its session: every quarter of an hour while it is in use. */
  used: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionRow>;

/** GET: what of an account lets in whoever has it, without a log-in. */
export const ownLinksCall = '/users/me/links';
export const openLinks = z.object({
  calendar: z.boolean(),
  /** Those that are shared by a link. */
  passes: z.array(z.object({ id: z.number(), name: z.object({ pl: z.string(), en: z.string() }) })),
});
export type OpenLinks = z.infer<typeof openLinks>;

const ownDataFormats = ['json', 'html'] as const;
export type OwnDataFormat = (typeof ownDataFormats)[number];

/** POST /users/me/data. */
export const ownDataBody = z.object({
  current_password: givenPassword,
  format: z.enum(ownDataFormats),
  /** Of the page; that of the account's mails if there is none. */
  language: z.optional(z.enum(languages)),
});
export type OwnDataBody = z.infer<typeof ownDataBody>;
