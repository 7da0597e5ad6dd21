import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { loadConfig } from '../api/src/config';
import { repository } from '../scripts/paths';
import { readConfig } from '../shell/server/config';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** What .env.example explains, with its default or its example. */
const explained = new Map(
  [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

const compose = read('compose.yaml');
const { services } = parse(compose, { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> }>;
};

/** The names that `work` asks its environment for, when everything in .env.example is set. */
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

/** The names that a file reads from the environment by itself. */
const readIn = (file: string): string[] =>
  [...read(file).matchAll(/process\.env\.([A-Z0-9_]+)/g)].map(([, name = '']) => name);

/** What the images themselves set: where a program listens, and where its files are. */
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
