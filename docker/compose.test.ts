import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import Ajv from 'ajv';
import { parse } from 'yaml';

import { readJson, repository } from '../scripts/paths';
import { stagesOf } from './testing/dockerfile';

interface Service {
  image: string;
  build?: { dockerfile: string; target?: string; args?: { REMOTE?: string } };
  restart?: string;
  healthcheck?: { test?: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  container_name?: string;
  logging?: { options?: { 'max-size'?: string; 'max-file'?: string } };
  deploy?: { replicas?: string };
}

const text = readFileSync(path.join(repository, 'compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const services = Object.entries(compose.services);

test('compose.yaml matches the schema of the Compose Specification', () => {
  const linter = path.dirname(require.resolve('dclint/package.json'));
  const { $schema: _draft, ...schema } = readJson<Record<string, unknown>>(
    linter,
    'schemas/compose.schema.json',
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  validate(compose);
  expect(validate.errors).toBeNull();
});

test('one service carries the releases of every remote, or of the one asked for, and the page server waits for it', () => {
  const { build, image } = compose.services.remotes ?? {};
  expect(build).toMatchObject({ target: 'remotes', args: { REMOTE: '${REMOTE:-all}' } });
  expect(image).toBe('nzuko/mfe-${REMOTE:-all}');
  expect(Object.keys(compose.services.shell?.depends_on ?? {})).toEqual(['remotes']);
});

test('a setting in front of a command of the README reaches a service', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/^([A-Z_]+)=\S+ docker compose/gm)].map(
    ([, name = '']) => name,
  );
  expect(named).toContain('SEED_DEMO');
  for (const name of named) expect(text).toContain(`\${${name}:-`);
});

describe.each(services)('%s', (name, service) => {
  const stage = service.build && stagesOf(service.build.dockerfile).at(-1);
  const own =
    service.build?.target === undefined
      ? stage
      : stagesOf(service.build.dockerfile).find((one) => one.name === service.build?.target);
  // A service that ends by itself is judged by its exit code.
  const endsByItself = service.restart === 'no';

  test('comes from an image of a named version, or is built here', () => {
    if (service.build)
      expect(existsSync(path.join(repository, service.build.dockerfile))).toBe(true);
    else if (service.image.startsWith('nzuko/')) {
      expect(services.some(([, other]) => other.build && other.image === service.image)).toBe(true);
    } else expect(service.image).toMatch(/:v?\d+\.\d+/);
  });

  test('is watched by a health check while it runs', () => {
    if (endsByItself) return;
    const check = service.healthcheck?.test ?? own?.healthCheck;
    expect(check?.length).toBeGreaterThan(0);
    expect(check).not.toBe('NONE');
  });

  test('names volumes, networks and neighbours that there are', () => {
    const named = (service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((source) => /^\w/.test(source));
    for (const source of named) expect(Object.keys(compose.volumes)).toContain(source);
    for (const network of service.networks ?? []) {
      expect(Object.keys(compose.networks)).toContain(network);
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const neighbour = compose.services[other];
      expect(condition).toBe(
        neighbour?.restart === 'no' ? 'service_completed_successfully' : 'service_healthy',
      );
    }
  });

  test('keeps a log that doesn’t grow for ever', () => {
    expect(service.logging?.options).toEqual({
      'max-size': '${LOG_MAX_SIZE:-20m}',
      'max-file': '${LOG_MAX_FILES:-5}',
    });
  });

  test('is reached from outside only where it is meant to be', () => {
    if (name === 'nginx') return;
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});

test.each([
  ['api', '${API_REPLICAS:-1}'],
  ['shell', '${SHELL_REPLICAS:-1}'],
])('the %s can be run several times, and stays so when it is started anew', (name, replicas) => {
  const { ports, container_name, deploy } = compose.services[name] ?? {};
  expect({ ports, container_name }).toEqual({ ports: undefined, container_name: undefined });
  expect(deploy?.replicas).toBe(replicas);
});

test.each(['backup', 'restore', 'admin'])(
  '%s starts the database and the pictures’ store on a host where nothing runs, and no API',
  (name) => {
    const neighbours = Object.keys(compose.services[name]?.depends_on ?? {});
    expect(neighbours).toEqual(['postgres', 'images']);
  },
);
