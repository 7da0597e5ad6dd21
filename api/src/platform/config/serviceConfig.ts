import type { BucketConfig, GithubConfig, GoogleConfig, StagingConfig } from './config';
import { STAGING_PASSWORD_LENGTH, type Settings } from './settings';

export function stagingConfig(settings: Settings, problems: string[]): StagingConfig | null {
  if (settings.STAGING === 'off') return null;
  if (!settings.STAGING_PASSWORD) {
    problems.push(
      `STAGING_PASSWORD is missing: STAGING=on asks everybody for it. ${STAGING_PASSWORD_LENGTH} characters or more`,
    );
  }
  return { password: settings.STAGING_PASSWORD ?? '' };
}

export function bucketConfig(settings: Settings, problems: string[]): BucketConfig | null {
  const set = together(settings, problems, [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  return (
    set && {
      endpoint: set.S3_ENDPOINT,
      bucket: set.S3_BUCKET,
      accessKeyId: set.S3_ACCESS_KEY_ID,
      secretAccessKey: set.S3_SECRET_ACCESS_KEY,
      region: settings.S3_REGION,
    }
  );
}

export function googleConfig(settings: Settings, problems: string[]): GoogleConfig | null {
  const set = together(settings, problems, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  return (
    set && {
      clientId: set.GOOGLE_CLIENT_ID,
      clientSecret: set.GOOGLE_CLIENT_SECRET,
      accountsUrl: settings.GOOGLE_ACCOUNTS_URL,
      oauthUrl: settings.GOOGLE_OAUTH_URL,
      openidUrl: settings.GOOGLE_OPENID_URL,
    }
  );
}

export function githubConfig(settings: Settings, problems: string[]): GithubConfig | null {
  const set = together(settings, problems, ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET']);
  return (
    set && {
      clientId: set.GITHUB_CLIENT_ID,
      clientSecret: set.GITHUB_CLIENT_SECRET,
      url: settings.GITHUB_URL,
      tokenUrl: settings.GITHUB_URL,
      apiUrl: settings.GITHUB_API_URL,
    }
  );
}

/** Settings that must be set together, by name; null if none is set. */
function together<Name extends keyof Settings>(
  settings: Settings,
  problems: string[],
  names: Name[],
): Record<Name, string> | null {
  const set = names.filter((name) => settings[name] !== undefined);
  if (set.length === names.length) return settings as Record<Name, string>;
  if (set.length > 0) {
    problems.push(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together`);
  }
  return null;
}
