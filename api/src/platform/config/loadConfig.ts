import { resolve } from 'node:path';
import { HOUR_MS } from '../durations';
import type { FeeTerms } from '../fees';
import { isLoopback } from '../http/whereFrom';
import type { Config, RateLimits } from './config';
import { problemsOfExposure } from './exposure';
import { readSettings, type Environment } from './readSettings';
import { bucketConfig, githubConfig, googleConfig, stagingConfig } from './serviceConfig';
import type { Settings } from './settings';
import { SettingsError } from './settingsError';

/**
 * Reads the configuration from environment variables.
 *
 * @throws SettingsError naming each invalid variable and what it must be.
 */
export function loadConfig(environment: Environment = process.env): Config {
  const { config, problems } = readConfig(environment);
  if (problems.length > 0) throw new SettingsError(problems);
  return config;
}

/**
 * Like `loadConfig`, for a process that will serve requests: also checks that a public site is safe.
 *
 * @throws SettingsError naming each missing, invalid or unsafe setting.
 */
export function loadConfigToServe(environment: Environment = process.env): Config {
  const { config, problems } = readConfig(environment);
  problems.push(...problemsOfExposure(config, environment));
  if (problems.length === 0) return config;
  throw new SettingsError(
    problems,
    config.isExposed
      ? 'The API does not start. This site can be reached from elsewhere, and for that these settings are missing or unfit (.env.example explains them):'
      : undefined,
  );
}

function readConfig(environment: Environment): { config: Config; problems: string[] } {
  const { settings, problems } = readSettings(environment);
  const config: Config = {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR ?? resolve(__dirname, '../../../.data')),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    jwtSecret: settings.JWT_SECRET ?? null,
    ticketSigningKey: settings.TICKET_SIGNING_KEY ?? null,
    ticketSigningKeysOld: settings.TICKET_SIGNING_KEYS_OLD,
    replaceSecrets: settings.REPLACE_SECRETS,
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: settings.REFRESH_TOKEN_SECONDS,
    publicUrl: settings.PUBLIC_URL,
    isExposed: isExposed(settings, environment),
    staging: stagingConfig(settings, problems),
    isolation: settings.ISOLATION === 'on',
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    seedDemo: settings.SEED_DEMO,
    logLevel: settings.LOG_LEVEL,
    mail: { smtpUrl: settings.SMTP_URL ?? null, from: settings.MAIL_FROM },
    contactEmail: settings.CONTACT_EMAIL,
    reportTo: settings.REPORT_TO ?? null,
    keptDays: {
      mails: settings.MAIL_KEPT_DAYS,
      scans: settings.SCANS_KEPT_DAYS,
      reports: settings.REPORTS_KEPT_DAYS,
    },
    holdSeconds: settings.HOLD_SECONDS,
    fees: feeTerms(settings),
    vatBasisPoints: settings.VAT_BASIS_POINTS,
    payoutApprovalKobo: settings.PAYOUT_APPROVAL_NAIRA * 100,
    paysOutByItself: settings.PAYOUTS === 'automatic',
    payoutDelayMs: settings.PAYOUT_DELAY_HOURS * HOUR_MS,
    bucket: bucketConfig(settings, problems),
    paymentJobSeconds: settings.PAYMENT_JOB_SECONDS,
    paystack: {
      baseUrl: settings.PAYSTACK_BASE_URL,
      secretKey: settings.PAYSTACK_SECRET_KEY ?? null,
      sandboxUrl: settings.PAYSTACK_SANDBOX_URL ?? null,
    },
    social: {
      google: googleConfig(settings, problems),
      github: githubConfig(settings, problems),
      isLocal: false,
    },
    rateLimits: rateLimits(settings),
  };
  return { config, problems };
}

function isExposed(settings: Settings, { PUBLIC_URL }: Environment): boolean {
  return (
    !isLoopback(new URL(settings.PUBLIC_URL).hostname) ||
    !isLoopback(settings.PUBLISH_ON ?? settings.HOST) ||
    // Behind a local proxy nothing else tells that the site is public.
    (settings.NODE_ENV === 'production' && !PUBLIC_URL)
  );
}

function feeTerms(settings: Settings): FeeTerms {
  return {
    platform: { basisPoints: settings.PLATFORM_FEE_BASIS_POINTS, kobo: settings.PLATFORM_FEE_KOBO },
    provider: {
      basisPoints: settings.PAYMENT_FEE_BASIS_POINTS,
      flatKobo: settings.PAYMENT_FEE_FLAT_KOBO,
      flatFromKobo: settings.PAYMENT_FEE_FLAT_FROM_KOBO,
      maxKobo: settings.PAYMENT_FEE_MAX_KOBO,
    },
  };
}

function rateLimits(settings: Settings): RateLimits {
  return {
    password: settings.RATE_LIMIT_PASSWORD,
    loginAddress: settings.RATE_LIMIT_LOGIN_ADDRESS,
    register: settings.RATE_LIMIT_REGISTER,
    refresh: settings.RATE_LIMIT_REFRESH,
    resetAddress: settings.RATE_LIMIT_RESET_ADDRESS,
    social: settings.RATE_LIMIT_SOCIAL,
    purchase: settings.RATE_LIMIT_PURCHASE,
    purchaseAddress: settings.RATE_LIMIT_PURCHASE_ADDRESS,
    payment: settings.RATE_LIMIT_PAYMENT,
    ticketLink: settings.RATE_LIMIT_TICKET_LINK,
    document: settings.RATE_LIMIT_DOCUMENT,
    picture: settings.RATE_LIMIT_PICTURE,
    eventsDay: settings.RATE_LIMIT_EVENTS_DAY,
    reportsDay: settings.RATE_LIMIT_REPORTS_DAY,
    telemetry: settings.RATE_LIMIT_TELEMETRY,
  };
}
