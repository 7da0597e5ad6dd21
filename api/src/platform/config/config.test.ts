import { loadConfig } from './loadConfig';
import { SettingsError } from './settingsError';

describe('loadConfig', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toMatchObject({
      port: 4000,
      databaseUrl: null,
      seedDemo: false,
      publicUrl: 'http://localhost:3000',
      mail: { smtpUrl: null },
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_CONNECTIONS', '1'],
    ['SEED_DEMO', 'maybe'],
    ['PUBLIC_URL', 'nzuko'],
    ['LOG_LEVEL', 'loud'],
    ['HOLD_SECONDS', '0'],
    ['JWT_SECRET', 'short'],
    ['TICKET_SIGNING_KEY', 'short'],
    ['TICKET_SIGNING_KEYS_OLD', `${'long enough '.repeat(4)},short`],
    ['SMTP_URL', 'mail'],
    ['DATABASE_URL', 'postgres://nzuko:a/b@postgres:5432/nzuko'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(name);
  });

  it('says what each wrong value must be, all at once and without a secret', () => {
    const wrong = {
      PUBLIC_URL: 'smtp://nzuko',
      JWT_SECRET: 'my-short-secret',
      TICKET_SIGNING_KEYS_OLD: 'my-short-secret',
      DATABASE_CONNECTIONS: '1e2',
      SEED_DEMO: 'yes',
      SMTP_URL: '//me:my-short-secret@mail',
      GITHUB_CLIENT_ID: 'id',
      LOG_LEVEL: 'loud',
    };
    expect(() => loadConfig(wrong)).toThrow(
      new SettingsError([
        'PUBLIC_URL must be an address such as http://localhost:3000',
        'JWT_SECRET must have at least 32 characters',
        'TICKET_SIGNING_KEYS_OLD must have at least 32 characters',
        'DATABASE_CONNECTIONS must be a whole number from 2 to 500, not "1e2"',
        'SEED_DEMO must be one of true, false, not "yes"',
        'SMTP_URL must be an address such as smtp://user:password@host:587',
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
        'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET must be set together',
      ]),
    );
  });

  it.each([
    'postgres://nzuko:a%2Fb@postgres:5432/nzuko',
    'postgresql://db/nzuko?user=nzuko&password=a',
    'postgres://nzuko:a@/nzuko?host=/run/postgresql',
    '/run/postgresql nzuko',
  ])('takes the database at %s', (url) => {
    expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('requires all of a bucket’s settings or none', () => {
    const S3_ENDPOINT = 'https://s3.example.test/';
    expect(() => loadConfig({ S3_ENDPOINT })).toThrow('S3_SECRET_ACCESS_KEY');
    const rest = { S3_BUCKET: 'nzuko', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(() => loadConfig({ ...rest, S3_ENDPOINT: 'nowhere' })).toThrow('S3_ENDPOINT');
    expect(loadConfig({ ...rest, S3_ENDPOINT }).bucket).toEqual({
      endpoint: 'https://s3.example.test',
      bucket: 'nzuko',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      region: 'us-east-1',
    });
    expect(loadConfig({}).bucket).toBeNull();
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', JWT_SECRET: '' })).toMatchObject({
      port: 4000,
      databaseUrl: null,
      jwtSecret: null,
    });
  });
});
