import { spawnSync } from 'node:child_process';
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
      needs?: string[];
      permissions?: Record<string, string>;
      env?: Record<string, string>;
      steps?: { uses?: string; run?: string; if?: string; with?: Record<string, unknown> }[];
    }
  >;
}

/** An action at a commit. */
const PINNED = /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/;

const folder = path.join(repository, '.github/workflows');
const read = (name: string) => parse(readFileSync(path.join(folder, name), 'utf8')) as Workflow;
const workflows = readdirSync(folder).map((name): [string, Workflow] => [name, read(name)]);
const remotes = remoteFolders();

test.each(remotes)(
  '%s has a pipeline, triggered only by its own folder and the shared packages',
  (remote) => {
    const { on, jobs } = read(`${remote}.yml`);
    const own = [`${remote}/**`, 'contract/**', 'shared-auth/**', 'shared-ui/**'];
    expect(on).toEqual({ push: { branches: ['main'], paths: own }, pull_request: { paths: own } });
    const [release, ...others] = Object.values(jobs);
    expect(others).toEqual([]);
    expect(release).toEqual({
      uses: './.github/workflows/remote.yml',
      with: { remote: remote.slice('mfe-'.length) },
    });
  },
);

test('no pipeline belongs to a remote that no longer exists', () => {
  const ofRemotes = workflows.map(([name]) => name).filter((name) => name.startsWith('mfe-'));
  expect(ofRemotes).toEqual(remotes.map((remote) => `${remote}.yml`));
});

test('each commit’s figures are kept, also when one misses its goal, and no release waits for them', () => {
  const { bench, release } = read('site.yml').jobs;
  const [measure, keep] = bench?.steps?.slice(-2) ?? [];
  expect(measure?.run).toBe('npm run bench -- --quick');
  expect(keep?.if).toBe('always()');
  expect(keep?.with).toMatchObject({
    name: 'bench-${{ github.sha }}',
    path: '.cache/bench/*.json',
    // Otherwise, a folder whose name begins with a dot is left out.
    'include-hidden-files': true,
    'if-no-files-found': 'error',
  });
  expect(release?.needs).toEqual(['test', 'matrix']);
});

describe.each(['site.yml', 'remote.yml'])('%s, on the machine of the site', (name) => {
  const { env, steps = [] } = read(name).jobs.release ?? {};
  const commands = steps.flatMap(({ run }) => run ?? []);

  test('takes the settings from a file that no checkout deletes', () => {
    expect(env?.ENV_FILE).toBe('${{ vars.ENV_FILE }}');
    const composed = commands.filter((command) => command.includes('docker compose'));
    expect(composed).toHaveLength(2);
    for (const command of composed) {
      expect(command).toMatch(/^docker compose --env-file "\$ENV_FILE" /);
    }
  });

  test.each([
    ['is not set', ''],
    ['names no file', '/nowhere/.env'],
  ])('stops before anything else, and says why, if ENV_FILE %s', (_what, ENV_FILE) => {
    const check = (file: string) =>
      spawnSync('bash', ['-e', '-c', commands[0] ?? ''], { env: { ENV_FILE: file } });
    const { status, stdout } = check(ENV_FILE);
    expect(status).toBe(1);
    expect(String(stdout)).toContain('::error::The variable ENV_FILE must be the path of');
    expect(check(__filename).status).toBe(0);
  });
});

test('a remote’s pipeline fails if what it delivers isn’t live afterwards', () => {
  expect(read('remote.yml').jobs.release?.steps?.at(-1)?.run).toContain('--env=MUST_GO_LIVE=on');
});

test('the pipeline that `create-remote` writes has limits, pins its actions, and only runs scripts of its package', () => {
  const example = path.join(repository, 'examples/speakers');
  const text = readFileSync(path.join(example, '.github/workflows/release.yml'), 'utf8');
  const { permissions, jobs } = parse(text) as Workflow;
  const { scripts } = readJson<{ scripts: object }>(example, 'package.json');
  expect(permissions).toEqual({ contents: 'read' });
  for (const { 'timeout-minutes': limit, steps = [] } of Object.values(jobs)) {
    expect(limit).toBeGreaterThan(0);
    for (const { uses, run = '' } of steps) {
      if (uses) expect(uses).toMatch(PINNED);
      const [, script] = /^npm (?:run )?([\w-]+)/.exec(run) ?? [];
      if (script && script !== 'ci') expect(scripts).toHaveProperty(script);
    }
  }
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run }) => run));
  expect(commands).toEqual(
    expect.arrayContaining(['npm run types', 'npm test', 'npm run release']),
  );
});

describe.each(workflows)('%s', (_name, { permissions, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const commands = steps.map(({ run }) => run ?? '');

  test('has read access only, but for the job that tags what it has released', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const writing = Object.entries(jobs).filter(([, job]) => job.permissions);
    for (const [name, job] of writing) {
      expect([name, job.permissions]).toEqual(['release', { contents: 'write' }]);
      expect(job.steps?.some(({ run }) => run?.includes('git push origin "$tag"'))).toBe(true);
    }
  });

  test('has a time limit on every job', () => {
    for (const job of Object.values(jobs)) {
      if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('pins third-party actions to a commit', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(PINNED);
  });

  test('only uses commands and services that exist', () => {
    const { scripts } = readJson<{ scripts: object }>(repository, 'package.json');
    const compose = parse(readFileSync(path.join(repository, 'compose.yaml'), 'utf8'), {
      merge: true,
    }) as { services: object };
    const found = (pattern: RegExp) =>
      commands.flatMap((command) => [...command.matchAll(pattern)].map(([, name]) => name ?? ''));
    for (const name of found(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(name);
    for (const words of found(
      /docker compose (?:--env-file "\$ENV_FILE" )?(?:build|run|up)(.*)/g,
    )) {
      for (const word of words.split(' ').filter((each) => each && !each.startsWith('-'))) {
        expect(compose.services).toHaveProperty(word);
      }
    }
  });
});
