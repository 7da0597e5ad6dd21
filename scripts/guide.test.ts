import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { liveRegistryOf, routeAt } from '@nzuko/contract';

import { carryOut, guideSteps } from './guide/guideSteps';
import { workingClone, type WorkingClone } from './guide/workingClone';
import { readJson, repository, shellBuildDirectory } from './paths';

const MINUTES = 60_000;
const GUIDE = 'docs/guides/screens-and-remotes.md';

const guide = readFileSync(path.join(repository, GUIDE), 'utf8');
let clone: WorkingClone;
let changed: string[];
/** The processor time of each guide, up to the live page: on two idle processors, readers wait no longer than that. */
const tookMs = new Map<string, number>();

function timed(title: string, work: () => void): void {
  const before = clone.spentMs();
  work();
  tookMs.set(title, (tookMs.get(title) ?? 0) + clone.spentMs() - before);
}

/** Follows both guides in turn. If one of their commands fails, every test fails with its output. */
beforeAll(() => {
  clone = workingClone();
  for (const title of ['Add a screen', 'Add a remote']) {
    for (const step of guideSteps(guide, title)) timed(title, () => carryOut(step, clone));
  }
  changed = clone.run('git ls-files --modified --others --exclude-standard').trim().split('\n');
  // The checks below only see files that git knows.
  clone.run('git add --all');
}, 8 * MINUTES);
afterAll(() => clone.remove());

describe('a screen and a remote added by the guides', () => {
  test(
    'pass the checks of the whole repository',
    () => {
      const sources = changed.filter((file) => /\.tsx?$/.test(file));
      expect(sources.length).toBeGreaterThan(0);
      // No other workspace imports these two, so `npm run verify` checks the types of all others.
      const remotes = sources.filter((file) => file.startsWith('mfe-'));
      const workspaces = new Set(remotes.map((file) => file.split('/')[0]));
      const types = path.join(clone.folder, '.cache/types');
      mkdirSync(types, { recursive: true });
      const include = [...workspaces, 'shared-ui/src/*.d.ts'].map((name) => `../../${name}`);
      const config = { extends: '../../tsconfig.browser.json', include };
      writeFileSync(path.join(types, 'tsconfig.json'), JSON.stringify(config));
      const listed = clone.run(
        'node node_modules/typescript-7/bin/tsc -p .cache/types --checkers 2 --listFiles',
      );
      expect(remotes.filter((file) => !listed.includes(`/${file}\n`))).toEqual([]);
      clone.run(`oxlint ${sources.join(' ')}`);
      clone.run(`oxfmt --check --no-error-on-unmatched-pattern ${changed.join(' ')}`);
      clone.run('knip --no-progress');
      clone.run('tsx scripts/brokenReferences.ts');
    },
    5 * MINUTES,
  );

  test(
    'are in every pipeline and image, and among the screens of the walk',
    () => {
      clone.run(
        'jest --selectProjects scripts docker e2e --silent -- pipelines compose dockerfiles walk/plan',
      );
    },
    2 * MINUTES,
  );

  test(
    'go live at their paths',
    () => {
      // The shell that `npm start` would have built; the guides don't change it.
      execFileSync('tsx', ['docker/build/shell.ts'], { cwd: repository });
      for (const [title, remote] of [
        ['Add a screen', 'landing'],
        ['Add a remote', 'speakers'],
      ] as const) {
        timed(title, () => {
          clone.run(`npm run release -- publish ${remote}`);
          clone.run(`SHELL_DIR=${shellBuildDirectory} npm run release -- activate ${remote}`);
        });
      }
      const registry = readJson<unknown>(clone.folder, 'releases/registry.json');
      const { routes, faults } = liveRegistryOf(registry);
      const ownerOf = (pathname: string) => routeAt(routes, pathname)?.route.remote.name;
      expect(faults).toEqual([]);
      expect([ownerOf('/about'), ownerOf('/speakers')]).toEqual(['mfe_landing', 'mfe_speakers']);
      // Above zero: a guide that wasn't measured would count as quick.
      for (const [title, limit] of [
        ['Add a screen', 3 * MINUTES],
        ['Add a remote', 5 * MINUTES],
      ] as const) {
        expect(tookMs.get(title)).toBeGreaterThan(1_000);
        expect(tookMs.get(title)).toBeLessThan(limit);
      }
    },
    2 * MINUTES,
  );
});

/** Builds a remote without the minifier, which would hide most differences and keep others by chance; returns its scripts. */
function readableScripts(repositoryFolder: string): Record<string, string> {
  const output = path.join(clone.folder, '.cache', `readable-${path.basename(repositoryFolder)}`);
  const build = `
    const config = require('./mfe-settings/webpack.config.js');
    config.optimization.minimize = false;
    require('webpack')(config, (error, stats) => {
      if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    });`;
  execFileSync('node', ['-e', build], {
    cwd: repositoryFolder,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', RELEASE_VERSION: '1.0.0', BUILD_OUTPUT: output },
  });
  const names = readdirSync(output).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(output, name), 'utf8')]),
  );
}

test(
  'a remote’s scripts are the same wherever the repository lies',
  () => {
    const scripts = readableScripts(repository);
    expect(Object.keys(scripts)).toContainEqual(expect.stringContaining('remoteEntry'));
    expect(readableScripts(clone.folder)).toEqual(scripts);
  },
  2 * MINUTES,
);
