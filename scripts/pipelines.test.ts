import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { readJson, remoteFolders, repository } from './paths';

interface Workflow {
  on: Record<string, { branches?: string[]; paths?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      uses?: string;
      with?: { remote: string };
      'timeout-minutes'?: number;
      steps?: { uses?: string; run?: string }[];
    }
  >;
}

const folder = path.join(repository, '.github/workflows');
const read = (name: string) => parse(readFileSync(path.join(folder, name), 'utf8')) as Workflow;
const workflows = readdirSync(folder).map((name): [string, Workflow] => [name, read(name)]);
const remotes = remoteFolders();

test.each(remotes)('%s has a pipeline, which only its folder and shared-* start', (remote) => {
  const { on, jobs } = read(`${remote}.yml`);
  const own = [`${remote}/**`, 'shared-auth/**', 'shared-ui/**'];
  expect(on).toEqual({ push: { branches: ['main'], paths: own }, pull_request: { paths: own } });
  const [release, ...others] = Object.values(jobs);
  expect(others).toEqual([]);
  expect(release).toEqual({
    uses: './.github/workflows/remote.yml',
    with: { remote: remote.slice('mfe-'.length) },
  });
});

test('there is no pipeline of a remote that is gone', () => {
  const ofRemotes = workflows.map(([name]) => name).filter((name) => name.startsWith('mfe-'));
  expect(ofRemotes).toEqual(remotes.map((remote) => `${remote}.yml`));
});

describe.each(workflows)('%s', (_name, { permissions, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const commands = steps.map(({ run }) => run ?? '');

  test('reads the repository and nothing more, and no job of its own runs for ever', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('pins what it takes from others to a commit', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  test('asks only for commands and services that are there', () => {
    const { scripts } = readJson<{ scripts: object }>(repository, 'package.json');
    const compose = parse(readFileSync(path.join(repository, 'compose.yaml'), 'utf8'), {
      merge: true,
    }) as { services: object };
    const found = (pattern: RegExp) =>
      commands.flatMap((command) => [...command.matchAll(pattern)].map(([, name]) => name ?? ''));
    for (const name of found(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(name);
    for (const words of found(/docker compose (?:build|run|up)(.*)/g)) {
      for (const word of words.split(' ').filter((each) => each && !each.startsWith('-'))) {
        const services = word.includes('$REMOTE') ? remotes : [word];
        for (const service of services) expect(compose.services).toHaveProperty(service);
      }
    }
  });
});
