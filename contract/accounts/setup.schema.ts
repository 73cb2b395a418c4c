import { emailSchema, nameSchema } from '@cablepark/domain/accounts/fields';
import { invitedRoles } from '@cablepark/domain/accounts/roles';
import { openingSchema, setupSchema } from '@cablepark/domain/park/content.schema';
import { type SetupStep, type StepState, setupSteps, stepStates } from '@cablepark/domain/park/setup';
import { slotPriceKinds } from '@cablepark/domain/season/season-prices';
import { languages } from '@cablepark/domain/time/display';
import * as z from 'zod/mini';
import { signupBody } from './accounts.schema.ts';

/** The secret of the one-time link that the server prints while there is no Admin. */
const setupToken = z.string().check(z.minLength(1), z.maxLength(200));

/** POST /setup/check: is the link still valid? */
export const setupCheckBody = z.strictObject({ token: setupToken });

/** POST /setup/admin: the first Admin, who signs up with the link. */
export const firstAdminBody = z.strictObject({ ...signupBody.shape, token: setupToken });
export type FirstAdminBody = z.infer<typeof firstAdminBody>;

/** POST /invitations. */
export const invitationBody = z.strictObject({
  email: emailSchema,
  first_name: nameSchema,
  role: z.enum(invitedRoles),
  language: z.optional(z.enum(languages)),
});
export type InvitationBody = z.infer<typeof invitationBody>;

/** `sending`: to the mail server; `folder`: mails stay on the server's disk; `limit`: the address has had too many of late. */
export const invitationMails = ['sending', 'folder', 'limit'] as const;

/** The link appears only in this answer, for parks without mail; its holder chooses the account's password. */
export const invitationAnswer = z.object({
  id: z.string(),
  link: z.string(),
  expires: z.string(),
  /** What becomes of the mail with the link. */
  mail: z.enum(invitationMails),
});
export type InvitationAnswer = z.infer<typeof invitationAnswer>;

/** An invited account without a password yet. */
export const invitedRow = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.nullable(z.string()),
  role: z.enum(invitedRoles),
  language: z.nullable(z.enum(languages)),
  /** When the link expires; null without a link. */
  expires: z.nullable(z.string()),
});
export const invitedRows = z.array(invitedRow);
export type InvitedRow = z.infer<typeof invitedRow>;

type StepShape = Record<SetupStep, z.ZodMiniEnum<{ [State in StepState]: State }>>;
const steps = Object.fromEntries(setupSteps.map((step) => [step, z.enum(stepStates)])) as StepShape;

/** GET /setup/state. */
export const setupState = z.object({
  steps: z.object(steps),
  setup: setupSchema,
  opening: openingSchema,
  /** The numbers of tracks, season plans and staff accounts. */
  counts: z.object({ tracks: z.int(), plans: z.int(), staff: z.int() }),
  /** The slot prices in PLN: by the price list, null without a price; by the season, cheapest first; and how they differ. */
  slot_prices: z.object({
    listed: z.nullable(z.object({ weekday: z.number(), weekend: z.number() })),
    season: z.object({ weekday: z.array(z.number()), weekend: z.array(z.number()) }),
    apart: z.array(z.enum(slotPriceKinds)),
  }),
  /** When slots can be booked for the first planned day; null once they can, and where none are planned. */
  first_slots: z.nullable(z.object({ day: z.string(), opens_on: z.string(), opens_at: z.string() })),
  public_url: z.string(),
  /** Whether PUBLIC_URL is set; else the server uses a default. */
  public_url_set: z.boolean(),
  /** `place`: the mail server's name, or the folder on the server's disk. */
  mail: z.object({ kind: z.enum(['smtp', 'folder']), place: z.string(), from: z.string() }),
});
export type SetupState = z.infer<typeof setupState>;

/** POST /setup/mail-test: whether the mail left; else the mail client's error code, and the mail server's three digits. */
export const mailTestAnswer = z.object({
  sent: z.boolean(),
  to: z.string(),
  code: z.nullable(z.string()),
  answer: z.nullable(z.int()),
});
export type MailTestAnswer = z.infer<typeof mailTestAnswer>;
