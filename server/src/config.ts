import { resolve } from 'node:path';
import { isEmail, passwordLength } from '@cablepark/domain/accounts/contact';
import { defaultZone } from '@cablepark/domain/time/park-time';
import * as z from 'zod';
import type { FakturowniaSettings } from './invoice-services/fakturownia.ts';
import { type InfaktSettings, infaktUrls } from './invoice-services/infakt.ts';
import { type Przelewy24Settings, przelewy24Urls } from './payment-providers/przelewy24/settings.ts';
import { type StripeSettings, stripeUrl } from './payment-providers/stripe/settings.ts';
import { origins, publicAddress, sender, serverAddress } from './setting-addresses.ts';
import { type WeatherServices, weatherUrls } from './weather-sources/services.ts';

/** The settings of one park's server, read once from the environment. */
export interface Config {
  host: string;
  port: number;
  /** Without a slash at the end; the base of links in mails and of the reset form. */
  publicUrl: string;
  /** Whether PUBLIC_URL is set; else `publicUrl` is a local address that nobody else can open. */
  isPublicUrlSet: boolean;
  dataDir: string;
  databaseUrl: string | null;
  admin: { email: string; password: string } | null;
  sample: boolean;
  /** Whether password hashes use a cheap cost, for tests; in production the server refuses to start so. */
  cheapPasswords: boolean;
  tokenSecret: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  corsOrigins: string[];
  analyticsId: string | null;
  trustProxy: boolean | string | number;
  /** The bearer token of GET /metrics; null: the address does not exist. */
  metricsToken: string | null;
  rateLimits: boolean;
  /** Limits on concurrent connections of /websocket: in this process, and per address, which may be a park's whole Wi-Fi. */
  live: { connections: number; perAddress: number };
  /** The shop at Przelewy24, or the account at Stripe; both null: no online payment. */
  przelewy24: Przelewy24Settings | null;
  stripe: StripeSettings | null;
  /** The account at Fakturownia, or at inFakt; both null: nothing is handed over. */
  fakturownia: FakturowniaSettings | null;
  infakt: InfaktSettings | null;
  /** Where the forecast and the storm warnings are read. */
  weather: WeatherServices;
  /** Whether riders' devices hold a page for the time without network. */
  offline: boolean;
  zone: string;
}

const text = z.string().trim();
const optional = text.transform((value) => (value === '' ? null : value)).nullish();
const count = (usual: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(0).default(usual);

/** Another prefix means another of the provider's keys: the publishable one, or an id. */
const key = (begins: RegExp, example: string) =>
  text.refine((value) => value === '' || begins.test(value), `must begin with ${example}`).optional();

const shopNumber = text.refine((value) => /^\d{0,9}$/.test(value), 'must be a number').optional();

const environment = z.object({
  HOST: text.default('0.0.0.0'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  PUBLIC_URL: publicAddress.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: serverAddress(/^postgres(ql)?:/, 'postgres://user:password@host:5432/cablepark').optional(),
  ADMIN_EMAIL: text.refine((value) => value === '' || isEmail(value), 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().max(passwordLength.max).optional(),
  NODE_ENV: text.optional(),
  SAMPLE: z.enum(['0', '1', ''], 'must be 0 or 1').optional(),
  // For tests, whose people have no secrets.
  CHEAP_PASSWORDS: z.enum(['0', '1', ''], 'must be 0 or 1').optional(),
  TOKEN_SECRET: text
    .refine((value) => value === '' || value.length >= 32, 'must have at least 32 characters')
    .optional(),
  SMTP_URL: serverAddress(/^smtps?:/, 'smtp://user:password@host:587').optional(),
  // Without a display name: mails use the park's name.
  MAIL_FROM: sender.default('no-reply@localhost'),
  CORS_ORIGINS: origins.default([]),
  ANALYTICS_ID: optional,
  TRUST_PROXY: text.default(''),
  METRICS_TOKEN: text
    .refine((value) => value === '' || value.length >= 16, 'must have at least 16 characters')
    .optional(),
  RATE_LIMITS: z.enum(['off', 'on', ''], 'must be on or off').optional(),
  LIVE_CONNECTIONS: count(2000),
  LIVE_CONNECTIONS_PER_ADDRESS: count(200),
  P24_MERCHANT_ID: shopNumber,
  P24_POS_ID: shopNumber,
  P24_CRC: optional,
  P24_API_KEY: optional,
  P24_SANDBOX: z.enum(['0', '1', ''], 'must be 0 or 1').optional(),
  // For tests, in place of Przelewy24.
  P24_URL: text.refine(isLoopback, 'must be like http://127.0.0.1:4000').optional(),
  STRIPE_SECRET_KEY: key(/^[sr]k_(?:test|live)_\w+$/, 'sk_test_, sk_live_, rk_test_ or rk_live_'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'whsec_'),
  // For tests, in place of Stripe.
  STRIPE_URL: text.refine(isLoopback, 'must be like http://127.0.0.1:4000').optional(),
  // The account's part of its address: `mojpark` of mojpark.fakturownia.pl.
  FAKTUROWNIA_ACCOUNT: text
    .refine((value) => /^[a-z\d-]*$/.test(value), 'must be the part of the address before .fakturownia.pl')
    .optional(),
  FAKTUROWNIA_TOKEN: optional,
  // For tests, in place of Fakturownia.
  FAKTUROWNIA_URL: text.refine(isLoopback, 'must be like http://127.0.0.1:4000').optional(),
  INFAKT_API_KEY: optional,
  INFAKT_SANDBOX: z.enum(['0', '1', ''], 'must be 0 or 1').optional(),
  // For tests, in place of inFakt.
  INFAKT_URL: text.refine(isLoopback, 'must be like http://127.0.0.1:4000').optional(),
  // By itself on, and in the sample park a forecast made without a network.
  WEATHER: z.enum(['on', 'off', 'sample', ''], 'must be on, off or sample').optional(),
  OPEN_METEO_KEY: optional,
  // For tests, in place of the weather services.
  MET_NORWAY_URL: text.refine(isLoopback, 'must be like http://127.0.0.1:4000').optional(),
  OPEN_METEO_URL: text.refine(isLoopback, 'must be like http://127.0.0.1:4000').optional(),
  IMGW_URL: text.refine(isLoopback, 'must be like http://127.0.0.1:4000').optional(),
  OFFLINE: z.enum(['off', 'on', ''], 'must be on or off').optional(),
  PARK_ZONE: text.default(defaultZone).refine(isZone, 'must be a time zone like Europe/Warsaw'),
});

/** The settings of a park: those for tests do not belong in its settings file. */
export const settingNames: readonly string[] = Object.keys(environment.shape).filter(
  (name) => name !== 'CHEAP_PASSWORDS',
);

/** @throws Error naming every invalid setting with the expected form */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(env);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings are not right:\n${faults.join('\n')}`);
  }
  const settings = result.data;
  const sample = settings.SAMPLE ? settings.SAMPLE === '1' : settings.NODE_ENV !== 'production';
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: (settings.PUBLIC_URL || `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    isPublicUrlSet: Boolean(settings.PUBLIC_URL),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL || null,
    admin: adminOf(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD),
    sample,
    cheapPasswords: cheapPasswordsOf(settings),
    tokenSecret: settings.TOKEN_SECRET || null,
    smtpUrl: settings.SMTP_URL || null,
    mailFrom: settings.MAIL_FROM,
    corsOrigins: settings.CORS_ORIGINS,
    analyticsId: settings.ANALYTICS_ID ?? null,
    trustProxy: proxyOf(settings.TRUST_PROXY),
    metricsToken: settings.METRICS_TOKEN || null,
    rateLimits: settings.RATE_LIMITS !== 'off',
    offline: settings.OFFLINE !== 'off',
    live: { connections: settings.LIVE_CONNECTIONS, perAddress: settings.LIVE_CONNECTIONS_PER_ADDRESS },
    ...providerOf(settings),
    ...invoicesOf(settings),
    weather: weatherOf(settings, sample),
    zone: settings.PARK_ZONE,
  };
}

/** @throws Error where both are set: the server asks only one of them about its payments */
function providerOf(settings: z.infer<typeof environment>): Pick<Config, 'przelewy24' | 'stripe'> {
  const [przelewy24, stripe] = [shopOf(settings), stripeOf(settings)];
  if (przelewy24 && stripe)
    throw new Error(
      'P24_… and STRIPE_… are both set, and a park takes money online through one of them. Take out the settings of the other.',
    );
  return { przelewy24, stripe };
}

/** @throws Error where both are set, or one in part: a draft would go to the wrong books, or nowhere */
function invoicesOf(settings: z.infer<typeof environment>): Pick<Config, 'fakturownia' | 'infakt'> {
  const { FAKTUROWNIA_ACCOUNT: account, FAKTUROWNIA_TOKEN: token, INFAKT_API_KEY: apiKey } = settings;
  if (Boolean(account) !== Boolean(token))
    throw new Error('FAKTUROWNIA_ACCOUNT and FAKTUROWNIA_TOKEN go together.');
  if (token && apiKey)
    throw new Error(
      'FAKTUROWNIA_… and INFAKT_… are both set, and a park hands its drafts to one of them. Take out the settings of the other.',
    );
  const { real, sandbox } = infaktUrls;
  const infaktUrl = settings.INFAKT_URL || (settings.INFAKT_SANDBOX === '1' ? sandbox : real);
  return {
    fakturownia: token
      ? { url: settings.FAKTUROWNIA_URL || `https://${account}.fakturownia.pl`, token }
      : null,
    infakt: apiKey ? { url: infaktUrl, apiKey } : null,
  };
}

/** Open-Meteo where its key is set. The sample park asks nobody, unless it is told to. */
function weatherOf(settings: z.infer<typeof environment>, sample: boolean): WeatherServices {
  const { WEATHER: way, OPEN_METEO_KEY: key } = settings;
  const openMeteo = key ? { url: settings.OPEN_METEO_URL || weatherUrls.openMeteo, key } : null;
  const isSample = way ? way === 'sample' : sample;
  return {
    source: way === 'off' ? 'off' : isSample ? 'sample' : (openMeteo ?? 'met-norway'),
    metNorwayUrl: settings.MET_NORWAY_URL || weatherUrls.metNorway,
    imgwUrl: settings.IMGW_URL || weatherUrls.imgw,
  };
}

/** Both settings or none: without the second nobody can verify Stripe's notices. */
function stripeOf(settings: z.infer<typeof environment>): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = settings;
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret)
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together.');
  return { url: url || stripeUrl, secretKey, webhookSecret };
}

/** All four settings or none: a partial shop would silently take no money. */
function shopOf(settings: z.infer<typeof environment>): Config['przelewy24'] {
  const { P24_MERCHANT_ID: merchant, P24_POS_ID: pos, P24_CRC: crc, P24_API_KEY: apiKey } = settings;
  const parts = [merchant, crc, apiKey];
  if (!parts.some(Boolean) && !pos) return null;
  if (!merchant || !crc || !apiKey)
    throw new Error(
      'P24_MERCHANT_ID, P24_CRC and P24_API_KEY go together; P24_POS_ID is the merchant’s if unset.',
    );
  const { real, sandbox } = przelewy24Urls;
  const url = settings.P24_URL || (settings.P24_SANDBOX === '1' ? sandbox : real);
  return {
    url: url.replace(/\/+$/, ''),
    merchantId: Number(merchant),
    posId: Number(pos || merchant),
    crc,
    apiKey,
  };
}

function isLoopback(value: string): boolean {
  return value === '' || /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}\/?$/.test(value);
}

function adminOf(email = '', password = ''): Config['admin'] {
  if (email === '' && password === '') return null;
  if (email === '' || password.length < passwordLength.min) {
    throw new Error(
      `ADMIN_EMAIL and ADMIN_PASSWORD go together; the password needs at least ${passwordLength.min} characters.`,
    );
  }
  return { email, password };
}

/** @throws Error in production, where a stolen database must not reveal passwords */
function cheapPasswordsOf(settings: z.infer<typeof environment>): boolean {
  if (settings.CHEAP_PASSWORDS !== '1') return false;
  if (settings.NODE_ENV !== 'production') return true;
  throw new Error('CHEAP_PASSWORDS is for tests alone and must not be set with NODE_ENV=production.');
}

/** `1` or `true`: the direct peer is our proxy; a number: the count of proxies; else their addresses. */
function proxyOf(value: string): Config['trustProxy'] {
  if (value === '' || value === '0' || value === 'false') return false;
  if (value === 'true') return 1;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function isZone(value: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(value);
    return true;
  } catch {
    return false;
  }
}
