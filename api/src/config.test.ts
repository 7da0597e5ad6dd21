import { loadConfig } from './config';

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
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(name);
  });

  it('wants all of a bucket’s settings or none', () => {
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

  it('takes an empty variable for one that is not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', JWT_SECRET: '' })).toMatchObject({
      port: 4000,
      databaseUrl: null,
      jwtSecret: null,
    });
  });
});
