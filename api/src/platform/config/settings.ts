import { Type, type Static } from 'typebox';
import { PUBLISHED_RULE } from '../fees';
import { HOLD_DURATION_MS } from '../limits';
import { VAT_BASIS_POINTS } from '../vat';
import { rateLimitSettings } from './rateLimitSettings';
import {
  address,
  addressIfSet,
  choice,
  databaseIfSet,
  flag,
  integer,
  list,
  secret,
  secrets,
  text,
  textIfSet,
  webAddress,
} from './settingKinds';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** RFC 7518 section 3.2 requires a 256-bit key for HMAC-SHA256. */
const SIGNING_KEY_LENGTH = 32;

/** Wrong guesses cause no lockout, so it must be hard to guess. */
export const STAGING_PASSWORD_LENGTH = 16;

/** Every environment variable that the API reads. None has to be set to run it on your own machine. */
export const settingsSchema = Type.Object({
  HOST: text('The address that this process listens on.', '127.0.0.1'),
  PORT: integer('The port there; 0 takes a free one.', 4000, 0, 65_535),
  NODE_ENV: textIfSet('"production" on a server.'),
  PUBLISH_ON: textIfSet('The address that a container’s port is open on, if not HOST.'),
  PUBLIC_URL: webAddress(
    'The site’s URL, for links in mail, payments and sign-in.',
    'http://localhost:3000',
  ),
  TRUST_PROXY: text(
    'Which proxies may set the client’s address: Fastify’s `trustProxy`.',
    'loopback',
  ),
  CORS_ORIGINS: list('Origins of other sites that may call this API.'),
  STAGING: choice('"on" for a test site that others can reach.', 'off', ['on', 'off']),
  ISOLATION: choice(
    '"on" gives each page that shows one remote alone its own copy of a data set. For one process of the API, and never for production; an embedded database then doesn’t wait for the disk.',
    'off',
    ['on', 'off'],
  ),
  STAGING_PASSWORD: secret(
    'The password every visitor of a staging site is asked for.',
    STAGING_PASSWORD_LENGTH,
  ),

  JWT_SECRET: secret(
    'Signs sessions. Unset: generated in DATA_DIR; with DATABASE_URL it must be set.',
    SIGNING_KEY_LENGTH,
  ),
  TICKET_SIGNING_KEY: secret(
    'Signs QR codes. Unset: JWT_SECRET, and changing that voids every code, unless the former one is in TICKET_SIGNING_KEYS_OLD.',
    SIGNING_KEY_LENGTH,
  ),
  TICKET_SIGNING_KEYS_OLD: secrets(
    'Earlier signing secrets whose codes stay valid, including a JWT_SECRET used before a separate key was set.',
    SIGNING_KEY_LENGTH,
  ),
  REPLACE_SECRETS: list(
    'Which secrets of this database are to be replaced: the codes that the API names when it refuses other ones.',
  ),
  ACCESS_TOKEN_SECONDS: integer('How long an access token is valid.', 10 * MINUTE, 1, DAY),
  REFRESH_TOKEN_SECONDS: integer('How long a session can be renewed.', 30 * DAY, 60, 365 * DAY),

  DATA_DIR: textIfSet(
    'Where the embedded database, uploads, the mail outbox and the signing secret are stored. Unset: `.data` in the repository.',
  ),
  DATABASE_URL: databaseIfSet('The PostgreSQL server. Unset: an embedded one in DATA_DIR.'),
  DATABASE_CONNECTIONS: integer(
    'Connections of this process for requests; background work takes up to 8 more.',
    10,
    2,
    500,
  ),
  SEED_DEMO: flag('Adds the demo’s events and accounts, whose password everybody knows.'),
  S3_ENDPOINT: addressIfSet(
    'The S3-compatible store of the images. Unset: a folder in DATA_DIR.',
    'https://s3.eu-west-1.amazonaws.com',
  ),
  S3_BUCKET: textIfSet('The bucket, which must exist.'),
  S3_ACCESS_KEY_ID: textIfSet('The store’s access key.'),
  S3_SECRET_ACCESS_KEY: textIfSet('The secret of that key.'),
  S3_REGION: text('The bucket’s region.', 'us-east-1'),

  SMTP_URL: addressIfSet(
    'The SMTP server. Unset: mail is written to files, shown at `/api/dev/outbox`.',
    'smtp://user:password@host:587',
  ),
  MAIL_FROM: text('The sender of every mail.', 'Nzuko <tickets@nzuko.localhost>'),

  CONTACT_EMAIL: text(
    'The address that the contact form writes to, and that its senders’ answers come from.',
    'hello@nzuko.localhost',
  ),
  REPORT_TO: textIfSet(
    'The address that “Report this message” in mails writes to. Unset: `abuse@` at the host of PUBLIC_URL.',
  ),
  MAIL_KEPT_DAYS: integer(
    'For how many days mails are kept once sent or given up, with their text.',
    90,
    1,
    3650,
  ),
  SCANS_KEPT_DAYS: integer('For how many days scans at the door are kept.', 180, 1, 3650),
  REPORTS_KEPT_DAYS: integer(
    'For how many days reports of events are kept once an administrator has handled them.',
    365,
    1,
    3650,
  ),

  PAYSTACK_SECRET_KEY: textIfSet(
    'The API key, which also signs webhooks. Unset: a sandbox with the same API.',
  ),
  PAYSTACK_BASE_URL: address('Paystack’s API.', 'https://api.paystack.co'),
  PAYSTACK_SANDBOX_URL: addressIfSet(
    'The sandbox’s checkout page, to serve from the site’s own origin.',
    'http://localhost:4100',
  ),
  HOLD_SECONDS: integer(
    'How long an unpaid order holds its seats, at most until the event starts or the sale ends.',
    HOLD_DURATION_MS / 1000,
    1,
    30 * DAY,
  ),
  PLATFORM_FEE_BASIS_POINTS: integer(
    'The platform’s fee of each paid ticket, in hundredths of a per cent of its price.',
    0,
    0,
    5000,
  ),
  PLATFORM_FEE_KOBO: integer(
    'The platform’s fee of each paid ticket, on top of its share.',
    0,
    0,
    1_000_000,
  ),
  PAYMENT_FEE_BASIS_POINTS: integer(
    'The payment provider’s fee of each payment, in hundredths of a per cent.',
    PUBLISHED_RULE.basisPoints,
    0,
    2000,
  ),
  PAYMENT_FEE_FLAT_KOBO: integer(
    'The fixed part of its fee, on top of the share.',
    PUBLISHED_RULE.flatKobo,
    0,
    1_000_000,
  ),
  PAYMENT_FEE_FLAT_FROM_KOBO: integer(
    'The smallest payment that it takes this of.',
    PUBLISHED_RULE.flatFromKobo,
    0,
    100_000_000,
  ),
  PAYMENT_FEE_MAX_KOBO: integer(
    'The most that it takes of a payment.',
    PUBLISHED_RULE.maxKobo,
    0,
    100_000_000,
  ),
  VAT_BASIS_POINTS: integer(
    'The VAT that prices include, in hundredths of a per cent, as receipts of organizers with a tax number show it.',
    VAT_BASIS_POINTS,
    0,
    5000,
  ),
  PAYOUT_DELAY_HOURS: integer(
    'How long after an event’s end its money can be paid out.',
    48,
    0,
    90 * 24,
  ),
  PAYOUT_APPROVAL_NAIRA: integer(
    'The most an organizer is paid within 24 hours without an administrator’s approval.',
    1_000_000,
    0,
    1_000_000_000,
  ),
  PAYOUTS: choice(
    '"automatic" pays organizers whatever is available, but after a payout that was refused or came back waits for them to ask; "requested" pays only when they ask.',
    'automatic',
    ['automatic', 'requested'],
  ),
  PAYMENT_JOB_SECONDS: integer(
    'How often one of all processes looks for due payments, holds, refunds and mails.',
    10,
    1,
    MINUTE,
  ),

  GOOGLE_CLIENT_ID: textIfSet(
    'Google sign-in. Unset: a local site plays Google itself; on any other, signing in with it fails with a message.',
  ),
  GOOGLE_CLIENT_SECRET: textIfSet('The secret of that client.'),
  GOOGLE_ACCOUNTS_URL: address('Google’s sign-in page.', 'https://accounts.google.com'),
  GOOGLE_OAUTH_URL: address('Google’s token endpoint.', 'https://oauth2.googleapis.com'),
  GOOGLE_OPENID_URL: address('Google’s profiles.', 'https://openidconnect.googleapis.com'),
  GITHUB_CLIENT_ID: textIfSet('GitHub sign-in. Unset: as with Google.'),
  GITHUB_CLIENT_SECRET: textIfSet('The secret of that client.'),
  GITHUB_URL: address('GitHub, or a company’s own.', 'https://github.com'),
  GITHUB_API_URL: address('Its API.', 'https://api.github.com'),

  ...rateLimitSettings,

  LOG_LEVEL: choice('The lowest level that is logged.', 'info', [
    'trace',
    'debug',
    'info',
    'warn',
    'error',
    'fatal',
    'silent',
  ]),
});

export type Settings = Static<typeof settingsSchema>;
