import type { FeeTerms } from '../fees';

/** In `dataDir`: the secret made where none is set. */
export const SECRET_FILE = 'jwt-secret';

/** This process's configuration. Each value comes from a setting that `settings.ts` describes. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** Null runs an embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  databaseConnections: number;
  /** Null generates one in `dataDir`; never null with `databaseUrl`. */
  jwtSecret: string | null;
  /** Null signs QR codes with `jwtSecret`. */
  ticketSigningKey: string | null;
  ticketSigningKeysOld: string[];
  /** Codes of secrets that this start may replace. */
  replaceSecrets: string[];
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  publicUrl: string;
  /** True if the site can be reached from other machines. Decision 0031. */
  isExposed: boolean;
  /** A staging site behind a password; null if it isn't one. */
  staging: StagingConfig | null;
  /** Gives isolated pages copies of the data. */
  isolation: boolean;
  trustProxy: string;
  corsOrigins: string[];
  seedDemo: boolean;
  logLevel: string;
  mail: MailConfig;
  /** Where the contact form's messages go. */
  contactEmail: string;
  /** Where readers report mails; null for the site's `abuse@`. */
  reportTo: string | null;
  /** Where images are stored; null for a folder in `dataDir`. */
  bucket: BucketConfig | null;
  social: SocialConfig;
  paystack: PaystackConfig;
  /** How many days to keep things that nobody needs any longer. */
  keptDays: { mails: number; scans: number; reports: number };
  holdSeconds: number;
  fees: FeeTerms;
  /** The VAT that prices include, in hundredths of a per cent. */
  vatBasisPoints: number;
  /** How long after an event's end its money can be paid out. */
  payoutDelayMs: number;
  /** Above it, within a day, an administrator approves. */
  payoutApprovalKobo: number;
  paysOutByItself: boolean;
  paymentJobSeconds: number;
  rateLimits: RateLimits;
}

export interface StagingConfig {
  password: string;
}

export interface MailConfig {
  /** Null writes mail to files, shown at `/api/dev/outbox`. */
  smtpUrl: string | null;
  from: string;
}

/** A bucket of an S3-compatible store, and its credentials. */
export interface BucketConfig {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface PaystackConfig {
  baseUrl: string;
  /** Null starts a sandbox with the same API. */
  secretKey: string | null;
  /** Null without a sandbox. */
  sandboxUrl: string | null;
}

/** Signing in with a provider that is null ends in `config_error`. */
interface SocialConfig {
  google: GoogleConfig | null;
  github: GithubConfig | null;
  /** True if this site plays a provider itself. */
  isLocal: boolean;
}

interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

export interface GoogleConfig extends OAuthClient {
  accountsUrl: string;
  oauthUrl: string;
  openidUrl: string;
}

export interface GithubConfig extends OAuthClient {
  /** Where people consent. */
  url: string;
  tokenUrl: string;
  apiUrl: string;
}

/** Calls per minute, or per day; 0 disables a limit. */
export interface RateLimits {
  password: number;
  loginAddress: number;
  register: number;
  refresh: number;
  resetAddress: number;
  social: number;
  purchase: number;
  purchaseAddress: number;
  payment: number;
  ticketLink: number;
  document: number;
  picture: number;
  eventsDay: number;
  reportsDay: number;
  telemetry: number;
}
