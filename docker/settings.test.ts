import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { loadConfig, loadConfigToServe } from '../api/src/platform/config/loadConfig';
import { repository } from '../scripts/paths';
import { readConfig } from '../shell/server/config';
import { composeServices } from './proof/composeFile';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** The settings that .env.example explains, each with its default or example. */
const explained = new Map(
  [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

const compose = read('compose.yaml');
const { services } = parse(compose, { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> }>;
};

/** The variables that `work` reads from its environment if everything in .env.example is set. */
function asked(work: (environment: NodeJS.ProcessEnv) => unknown): string[] {
  const names = new Set<string>();
  work(
    new Proxy(Object.fromEntries(explained), {
      get: (settings, name) => {
        names.add(String(name));
        return settings[String(name)];
      },
    }),
  );
  return [...names];
}

/** The variables that a file reads straight from `process.env`. */
const readIn = (file: string): string[] =>
  [...read(file).matchAll(/process\.env\.([A-Z0-9_]+)/g)].map(([, name = '']) => name);

/** Variables that the images themselves set: where a program listens, and where its files are. */
const setByImages = [...read('docker/Dockerfile').matchAll(/([A-Z0-9_]+)=\S+/g)].map(
  ([, name = '']) => name,
);

const filledIn = [...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
const ofApi = asked(loadConfig);
const ofShell = [...asked(readConfig), ...readIn('shell/server/app.ts')];
const setFor = (service: string) => Object.keys(services[service]?.environment ?? {});

test('the examples are settings that the API takes', () => {
  expect(loadConfig(Object.fromEntries(explained)).publicUrl).toBe('https://localhost:8443');
});

test.each([...explained].filter(([name, value]) => ofApi.includes(name) && /^\d+$/.test(value)))(
  '%s is %s unless it is set',
  (name, value) => expect(loadConfig({ [name]: value })).toEqual(loadConfig({})),
);

test.each(ofApi.filter((name) => !setByImages.includes(name)))(
  'the API’s %s is explained in .env.example, or decided in compose.yaml',
  (name) => expect([...explained.keys(), ...setFor('api')]).toContain(name),
);

test.each(ofShell.filter((name) => !setByImages.includes(name)))(
  'the page server’s %s is set in compose.yaml',
  (name) => expect(setFor('shell')).toContain(name),
);

test.each([...new Set(filledIn)])('%s, which compose.yaml fills in, is explained', (name) => {
  expect([...explained.keys()]).toContain(name);
});

test.each([...explained.keys()])('%s, which .env.example explains, is read', (name) => {
  expect([...ofApi, ...filledIn]).toContain(name);
});

test.each([...compose.matchAll(/\$\{([A-Z0-9_]+):?-([^${}]+)\}/g)].map(([, ...both]) => both))(
  '%s has the same default in compose.yaml and in .env.example: %s',
  (name = '', value) => expect(explained.get(name)).toBe(value),
);

const problemsOf = (settings: NodeJS.ProcessEnv): string => {
  try {
    loadConfigToServe(settings);
    return '';
  } catch (error) {
    return String(error);
  }
};

/** The API container's environment: from compose.yaml, the image, and then these settings. */
const composed = (settings: Record<string, string> = {}) => ({
  ...(composeServices(settings).api?.environment as Record<string, string>),
  HOST: '0.0.0.0',
  NODE_ENV: 'production',
  ...settings,
});

test('the composed site starts without a setting: nobody but this machine reaches it', () => {
  expect(problemsOf(composed())).toBe('');
});

test.each(['JWT_SECRET', 'TICKET_SIGNING_KEY', 'TICKET_SIGNING_KEYS_OLD', 'STAGING_PASSWORD'])(
  'the example of %s opens no site to others',
  (name) => {
    const PUBLIC_URL = 'https://nzuko.example';
    expect(problemsOf({ PUBLIC_URL, [name]: explained.get(name) })).toContain(
      `- ${name} is an example`,
    );
  },
);

test('nor does any default of compose.yaml: each is named', () => {
  const problems = problemsOf(
    composed({ PUBLISH_ON: '0.0.0.0', PUBLIC_URL: 'https://nzuko.example' }),
  );
  expect([...problems.matchAll(/^ {2}- ([A-Z0-9_]+)/gm)].map(([, name]) => name)).toEqual([
    'JWT_SECRET',
    'S3_SECRET_ACCESS_KEY',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'CONTACT_EMAIL',
    'PAYSTACK_SECRET_KEY',
    'PAYSTACK_SANDBOX_URL',
    'PAYSTACK_BASE_URL',
  ]);
});
