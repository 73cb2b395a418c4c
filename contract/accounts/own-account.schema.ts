import { browsers, systems } from '@cablepark/domain/accounts/device';
import * as z from 'zod/mini';

/** Calls of riders on their own account beyond SPEC.md §7. `wire-time.ts` formats instants. */

/** POST /auth/email/confirm. */
export const emailProofBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(2000)) });

/** A requested address without confirmation yet. */
export const emailChangeRow = z.object({ email: z.string(), expires: z.string() });
export const pendingEmailChange = z.nullable(emailChangeRow);
export type EmailChangeRow = z.infer<typeof emailChangeRow>;

/** Whether one's own address is verified. */
export const emailProofState = z.object({ proved: z.boolean() });
export type EmailProofState = z.infer<typeof emailProofState>;

/** Whether a user wants something: a kind of mail, or their name on the board. */
export const ownChoice = z.object({ wanted: z.boolean() });

/** A browser's push subscription (`PushSubscription.toJSON`): RFC 8030's address, RFC 8291's keys. */
export const pushBody = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export type PushBody = z.infer<typeof pushBody>;

/** A device that gets pushes about its rider's slots. */
const pushDevice = z.object({
  id: z.number(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  since: z.string(),
  /** Whether it is the caller's device. */
  current: z.boolean(),
});
export const pushState = z.object({
  /** The key for a browser's subscription (RFC 8292); null where this park sends no pushes. */
  key: z.nullable(z.string()),
  devices: z.array(pushDevice),
});
export type PushState = z.infer<typeof pushState>;

/** A logged-in device. */
export const sessionRow = z.object({
  id: z.string(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  started: z.string(),
  /** When it last renewed its session: every quarter of an hour while it is in use. */
  used: z.string(),
  /** Whether it is the caller's session. */
  current: z.boolean(),
});
export const sessionRows = z.array(sessionRow);
export type SessionRow = z.infer<typeof sessionRow>;

/** The account's secret links, which give access without a login. */
export const openLinks = z.object({
  calendar: z.boolean(),
  /** Passes with a share link. */
  passes: z.array(z.object({ id: z.number(), name: z.object({ pl: z.string(), en: z.string() }) })),
});
export type OpenLinks = z.infer<typeof openLinks>;

/** Whether a mail server has rejected one’s own address for good. */
export const ownMail = z.object({ refused: z.boolean() });
