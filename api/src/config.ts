import { resolve } from 'node:path';
import { HOLD_DURATION_MS } from './limits';

/** How this process runs. Everything has a default that needs no account and no other service. */
export interface Config {
  host: string;
  port: number;
  /** Where everything that lasts is kept: the embedded database, uploads, the mail outbox, the signing secret. */
  dataDir: string;
  /** A PostgreSQL server to use; null: one of our own is run in `dataDir`. */
  databaseUrl: string | null;
  databaseConnections: number;
  /** The signing secret; null: one is made and kept in `dataDir`. */
  jwtSecret: string | null;
  /** What QR codes are signed with; null: `jwtSecret` serves, and to change that one voids every code. */
  ticketSigningKey: string | null;
  /** What signed codes before, which stay good: also a `jwtSecret` that served until a key of their own was set. */
  ticketSigningKeysOld: string[];
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** The site's address, for links in mail. */
  publicUrl: string;
  /** Which proxies may say who the client is: Fastify's `trustProxy`. */
  trustProxy: string;
  /** Origins of other sites whose pages may call this API; none unless set. */
  corsOrigins: string[];
  seedDemo: boolean;
  logLevel: string;
  mail: MailConfig;
  /** Where images are kept; null: in a folder of `dataDir`. */
  bucket: BucketConfig | null;
  /** A provider without its client's id and secret is not offered. */
  social: { google: GoogleConfig | null; github: GithubConfig | null };
  paystack: PaystackConfig;
  /** How long the seats of an unpaid order are held; never beyond the event's start. */
  holdSeconds: number;
  /** How often the job looks for payments, holds and refunds that are due. */
  paymentJobSeconds: number;
  rateLimits: RateLimits;
}

export interface MailConfig {
  /** An SMTP server's address; null: mail is written to files, readable at `/api/dev/outbox`. */
  smtpUrl: string | null;
  from: string;
}

/** A bucket of a store that speaks S3, and who may use it. */
export interface BucketConfig {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface PaystackConfig {
  baseUrl: string;
  /** It also signs webhooks; null: the server starts a sandbox of its own that speaks the same interface. */
  secretKey: string | null;
  /** Where the sandbox serves its checkout page, to be shown under the site's own address; null: there is no sandbox. */
  sandboxUrl: string | null;
}

interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

/** The addresses are Google's own unless set. */
export interface GoogleConfig extends OAuthClient {
  accountsUrl: string;
  oauthUrl: string;
  openidUrl: string;
}

/** The addresses are GitHub's own unless set. */
export interface GithubConfig extends OAuthClient {
  url: string;
  apiUrl: string;
}

/** Calls a minute; 0 switches a limit off. */
export interface RateLimits {
  /** Sign-in tries on one account from one address. */
  login: number;
  /** Sign-in tries from one address, on whatever account. */
  loginAddress: number;
  register: number;
  refresh: number;
  /** Reset mails for one account, whoever asks. */
  reset: number;
  /** Reset mails and tries of reset links from one address. */
  resetAddress: number;
  /** Social sign-ins from one address. */
  social: number;
  /** Purchases of one account. */
  purchase: number;
  /** Purchases from one address: a campus or an office may share one. */
  purchaseAddress: number;
  /** Payments that one account starts or has looked up at the provider. */
  payment: number;
  /** Reports of pages on themselves from one address. */
  telemetry: number;
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error naming the variable and what it must be.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 4000, 0, 65_535),
    dataDir: resolve(env.DATA_DIR || resolve(__dirname, '../../.data')),
    databaseUrl: env.DATABASE_URL || null,
    databaseConnections: integer(env, 'DATABASE_CONNECTIONS', 10, 2, 500),
    jwtSecret: secret(env, 'JWT_SECRET'),
    ticketSigningKey: secret(env, 'TICKET_SIGNING_KEY'),
    ticketSigningKeysOld: listed(env, 'TICKET_SIGNING_KEYS_OLD').map((key) =>
      longEnough('TICKET_SIGNING_KEYS_OLD', key),
    ),
    accessTokenSeconds: integer(env, 'ACCESS_TOKEN_SECONDS', 10 * 60, 5, 24 * 60 * 60),
    refreshTokenSeconds: integer(env, 'REFRESH_TOKEN_SECONDS', 30 * 24 * 60 * 60, 60, 31_536_000),
    publicUrl: address(env, 'PUBLIC_URL', 'http://localhost:3000').replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY || 'loopback',
    corsOrigins: listed(env, 'CORS_ORIGINS'),
    seedDemo: flag(env, 'SEED_DEMO', false),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', [
      'trace',
      'debug',
      'info',
      'warn',
      'error',
      'fatal',
      'silent',
    ]),
    mail: {
      smtpUrl: env.SMTP_URL ? address(env, 'SMTP_URL', '') : null,
      from: env.MAIL_FROM || 'Nzuko <tickets@nzuko.localhost>',
    },
    holdSeconds: integer(env, 'HOLD_SECONDS', HOLD_DURATION_MS / 1000, 1, 30 * 24 * 60 * 60),
    bucket: bucketConfig(env),
    paymentJobSeconds: integer(env, 'PAYMENT_JOB_SECONDS', 10, 1, 60),
    paystack: {
      baseUrl: address(env, 'PAYSTACK_BASE_URL', 'https://api.paystack.co').replace(/\/+$/, ''),
      secretKey: env.PAYSTACK_SECRET_KEY || null,
      sandboxUrl: env.PAYSTACK_SANDBOX_URL ? address(env, 'PAYSTACK_SANDBOX_URL', '') : null,
    },
    social: { google: googleConfig(env), github: githubConfig(env) },
    rateLimits: {
      login: integer(env, 'RATE_LIMIT_LOGIN', 10, 0, 1_000_000),
      loginAddress: integer(env, 'RATE_LIMIT_LOGIN_ADDRESS', 60, 0, 1_000_000),
      register: integer(env, 'RATE_LIMIT_REGISTER', 20, 0, 1_000_000),
      refresh: integer(env, 'RATE_LIMIT_REFRESH', 120, 0, 1_000_000),
      purchase: integer(env, 'RATE_LIMIT_PURCHASE', 30, 0, 1_000_000),
      purchaseAddress: integer(env, 'RATE_LIMIT_PURCHASE_ADDRESS', 300, 0, 1_000_000),
      payment: integer(env, 'RATE_LIMIT_PAYMENT', 60, 0, 1_000_000),
      telemetry: integer(env, 'RATE_LIMIT_TELEMETRY', 300, 0, 1_000_000),
      reset: integer(env, 'RATE_LIMIT_RESET', 3, 0, 1_000_000),
      resetAddress: integer(env, 'RATE_LIMIT_RESET_ADDRESS', 20, 0, 1_000_000),
      social: integer(env, 'RATE_LIMIT_SOCIAL', 30, 0, 1_000_000),
    },
  };
}

type Env = NodeJS.ProcessEnv;

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  return oneOf(env, name, String(fallback), ['true', 'false']) === 'true';
}

function oneOf(env: Env, name: string, fallback: string, values: string[]): string {
  const text = env[name] || fallback;
  if (values.includes(text)) return text;
  throw new Error(`${name} must be one of ${values.join(', ')}, not "${text}"`);
}

function address(env: Env, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (URL.canParse(text)) return text;
  throw new Error(
    `${name} must be an address such as ${fallback || 'smtp://user:password@host:587'}`,
  );
}

function bucketConfig(env: Env): BucketConfig | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const [endpoint, bucket, accessKeyId, secretAccessKey] = names.map((name) => env[name]);
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return {
      endpoint: baseAddress(env, 'S3_ENDPOINT', 'https://s3.eu-west-1.amazonaws.com'),
      bucket,
      accessKeyId,
      secretAccessKey,
      region: env.S3_REGION || 'us-east-1',
    };
  }
  if (names.every((name) => !env[name])) return null;
  throw new Error(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together`);
}

function googleConfig(env: Env): GoogleConfig | null {
  const client = oauthClient(env, 'GOOGLE');
  return (
    client && {
      ...client,
      accountsUrl: baseAddress(env, 'GOOGLE_ACCOUNTS_URL', 'https://accounts.google.com'),
      oauthUrl: baseAddress(env, 'GOOGLE_OAUTH_URL', 'https://oauth2.googleapis.com'),
      openidUrl: baseAddress(env, 'GOOGLE_OPENID_URL', 'https://openidconnect.googleapis.com'),
    }
  );
}

function githubConfig(env: Env): GithubConfig | null {
  const client = oauthClient(env, 'GITHUB');
  return (
    client && {
      ...client,
      url: baseAddress(env, 'GITHUB_URL', 'https://github.com'),
      apiUrl: baseAddress(env, 'GITHUB_API_URL', 'https://api.github.com'),
    }
  );
}

function oauthClient(env: Env, provider: string): OAuthClient | null {
  const [clientId, clientSecret] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`].map(
    (name) => env[name] || null,
  );
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (!clientId && !clientSecret) return null;
  throw new Error(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET must be set together`);
}

function baseAddress(env: Env, name: string, fallback: string): string {
  return address(env, name, fallback).replace(/\/+$/, '');
}

function secret(env: Env, name: string): string | null {
  const text = env[name];
  return text ? longEnough(name, text) : null;
}

function longEnough(name: string, text: string): string {
  // HMAC-SHA256 is as strong as its key: RFC 7518 section 3.2 asks for 256 bits.
  if (text.length >= 32) return text;
  throw new Error(`${name} must have at least 32 characters`);
}

/** What stands between commas. */
function listed(env: Env, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
}
