import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_FILE, type Config } from './config';
import { isLoopback } from '../http/whereFrom';
import { splitList, type Environment } from './readSettings';

/** Every secret published in .env.example or compose.yaml, which makes it useless. */
const KNOWN_SECRETS = [
  'an-older-key-of-at-least-32-characters',
  'change-me-to-16-characters-or-more',
  'change-me-to-48-random-bytes-in-base64',
  'nzuko',
  'nzuko-inside',
  'password',
  'secret',
];

/** An address that no mail reaches, with or without a display name. */
const NOWHERE = /@(?:[^\s@>]+\.)?localhost\b/i;

/** compose.yaml's mail catcher, which delivers nothing. */
const MAIL_CATCHER = /^smtp:\/\/mail:1025\b/;

/**
 * Settings that a public site must not run with: fake payments or mail, demo accounts, secrets that are generated or published
 * (decision 0031). A database that other hosts may share needs a secret that they share, too.
 */
export function problemsOfExposure(config: Config, environment: Environment): string[] {
  const { isExposed, staging } = config;
  return [
    ...(isExposed ? addressProblems(config, environment) : []),
    ...missingSecrets(config),
    ...(isExposed ? knownSecrets(config, environment) : []),
    ...(staging ? stagingProblems(config) : []),
    ...(isExposed && !staging ? standInProblems(config) : []),
  ];
}

function addressProblems({ publicUrl, host }: Config, environment: Environment): string[] {
  if (!isLoopback(new URL(publicUrl).hostname)) return [];
  if (!environment.PUBLIC_URL) {
    return [
      'PUBLIC_URL is missing: the address that people open. For a site that only this machine uses, say so: PUBLIC_URL=http://localhost:3000',
    ];
  }
  return [
    `PUBLIC_URL is an address that only this machine can open, but the site listens on ${environment.PUBLISH_ON || host}. Set the address that people open; or HOST=127.0.0.1, or PUBLISH_ON=127.0.0.1 for a container whose port is open there only`,
  ];
}

/** A secret made on the spot differs between hosts: one would refuse, for no apparent reason, what another signed. */
function missingSecrets({ isExposed, databaseUrl, jwtSecret, dataDir }: Config): string[] {
  if (jwtSecret || !(isExposed || databaseUrl)) return [];
  const made = join(dataDir, SECRET_FILE);
  const former = existsSync(made) ? `. The one used so far is in ${made}` : '';
  const why = databaseUrl
    ? 'all processes on one DATABASE_URL sign with it, the same everywhere'
    : 'sessions are signed with it';
  return [`JWT_SECRET is missing: ${why}, 32 characters or more${former}`];
}

function knownSecrets(config: Config, environment: Environment): string[] {
  const known = [
    'JWT_SECRET',
    'TICKET_SIGNING_KEY',
    'TICKET_SIGNING_KEYS_OLD',
    'STAGING_PASSWORD',
    'S3_SECRET_ACCESS_KEY',
    'GOOGLE_CLIENT_SECRET',
    'GITHUB_CLIENT_SECRET',
  ].filter((name) =>
    splitList(environment[name] ?? '').some((text) => KNOWN_SECRETS.includes(text)),
  );
  const problems = known.map((name) => `${name} is an example that anybody can look up`);
  if (config.databaseUrl && KNOWN_SECRETS.includes(passwordIn(config.databaseUrl))) {
    problems.push(
      'DATABASE_URL has a password that anybody can look up (with compose.yaml: POSTGRES_PASSWORD)',
    );
  }
  return problems;
}

function passwordIn(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return '';
  const { password, searchParams } = new URL(databaseUrl);
  return searchParams.get('password') ?? password;
}

function stagingProblems({ paystack }: Config): string[] {
  const isForTests = paystack.secretKey === null || paystack.secretKey.startsWith('sk_test_');
  return isForTests
    ? []
    : [
        'PAYSTACK_SECRET_KEY is not a test key: STAGING=on allows the sandbox or an sk_test_ key, never an sk_live_ one',
      ];
}

function standInProblems(config: Config): string[] {
  const { mail, contactEmail, paystack, seedDemo, isolation } = config;
  const problems: string[] = [];
  if (!mail.smtpUrl) {
    problems.push('SMTP_URL is missing: mail would go to files that anybody can read');
  } else if (MAIL_CATCHER.test(mail.smtpUrl)) {
    problems.push('SMTP_URL is the mail catcher: no mail would arrive');
  }
  if (NOWHERE.test(mail.from)) {
    problems.push(
      'MAIL_FROM must be an address of your own domain: mail from one at localhost is refused or taken for spam',
    );
  }
  if (NOWHERE.test(contactEmail)) {
    problems.push(
      'CONTACT_EMAIL must be an address that somebody reads: the contact form and replies to mail go there',
    );
  }
  if (!paystack.secretKey) {
    problems.push('PAYSTACK_SECRET_KEY is missing: the sandbox would sell tickets for nothing');
  } else if (!paystack.secretKey.startsWith('sk_live_')) {
    problems.push(
      'PAYSTACK_SECRET_KEY is not a live key (sk_live_…): tickets would be sold for nothing. For a site for tests: STAGING=on',
    );
  }
  if (paystack.sandboxUrl) {
    problems.push('PAYSTACK_SANDBOX_URL must be empty: it opens the sandbox’s checkout');
  }
  if (!paystack.baseUrl.startsWith('https://')) {
    problems.push('PAYSTACK_BASE_URL must be an https address: the live key is sent there');
  }
  if (isolation) {
    problems.push(
      'ISOLATION must be off: it makes databases for whoever asks. For a site for tests: STAGING=on',
    );
  }
  if (seedDemo) {
    problems.push('SEED_DEMO must be false: everybody knows the passwords of the demo accounts');
  }
  return problems;
}
