import { readConfig } from './config';

test.each([
  [{ PUBLIC_URL: 'https://nzuko.example/' }, 'https://nzuko.example'],
  [{ PUBLIC_URL: '', PORT: '3100' }, 'http://localhost:3100'],
  [{}, 'http://localhost:3000'],
])('with %j the site’s address is %s', (environment, publicUrl) => {
  expect(readConfig(environment).publicUrl).toBe(publicUrl);
});

test.each([
  ['PORT', '70000'],
  ['PUBLIC_URL', 'nzuko'],
  ['API_URL', 'localhost:4000'],
  ['TRUST_PROXY', 'everybody'],
  ['TELEMETRY_EVERY', '-1'],
  // The API refuses such pages' reports.
  ['TELEMETRY_EVERY', '10001'],
  ['CANARY_MARGIN', '101'],
  ['MFE_OVERRIDE', 'yes'],
  ['STAGING', 'true'],
])('%s must not be "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`  - ${name} must `);
});

test('the page server says what each wrong setting must be, all at once', () => {
  const wrong = { PORT: 'abc', TELEMETRY_EVERY: 'abc', CANARY_MARGIN: '2%', LOG_LEVEL: 'loud' };
  expect(() => readConfig(wrong)).toThrow(
    [
      'The page server does not start. These settings are wrong:',
      '  - PORT must be a whole number from 0 to 65535, not "abc"',
      '  - LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
      '  - TELEMETRY_EVERY must be a whole number from 0 to 10000, not "abc"',
      '  - CANARY_MARGIN must be a number from 0 to 100, not "2%"',
    ].join('\n'),
  );
});

test('it takes what fits, and the default for an empty one', () => {
  expect(
    readConfig({ CANARY_MARGIN: '0.5', TELEMETRY_EVERY: '', TRUST_PROXY: 'loopback, 10.0.0.0/8' }),
  ).toMatchObject({ canaryMargin: 0.5, telemetryEvery: 10, trustProxy: 'loopback, 10.0.0.0/8' });
});
