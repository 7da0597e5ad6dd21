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

  it('takes an empty variable for one that is not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', JWT_SECRET: '' })).toMatchObject({
      port: 4000,
      databaseUrl: null,
      jwtSecret: null,
    });
  });
});
