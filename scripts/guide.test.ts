import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readRegistry, routeAt } from '@nzuko/contract';

import { carryOut, guideSteps } from './guide/guideSteps';
import { workingClone, type WorkingClone } from './guide/workingClone';
import { readJson, repository, shellBuildDirectory } from './paths';

const MINUTES = 60_000;

const guide = readFileSync(path.join(repository, 'CONTRIBUTING.md'), 'utf8');
let clone: WorkingClone;
let changed: string[];
/** How long each guide has kept somebody who follows it, up to the live page. */
const took = new Map<string, number>();

function timed(guide: string, work: () => void): void {
  const started = Date.now();
  work();
  took.set(guide, (took.get(guide) ?? 0) + Date.now() - started);
}

/** Follows both guides in turn. If one of their commands fails, every test fails with its output. */
beforeAll(() => {
  clone = workingClone();
  for (const title of ['Add a screen', 'Add a remote']) {
    for (const step of guideSteps(guide, title)) timed(title, () => carryOut(step, clone));
  }
  changed = clone.run('git ls-files --modified --others --exclude-standard').trim().split('\n');
  // The checks below read what git knows.
  clone.run('git add --all');
}, 8 * MINUTES);
afterAll(() => clone.remove());

describe('a screen and a remote added by the guides in CONTRIBUTING.md', () => {
  test(
    'pass the checks of the whole repository',
    () => {
      const sources = changed.filter((file) => /\.tsx?$/.test(file));
      expect(sources.length).toBeGreaterThan(0);
      clone.run('node node_modules/typescript-7/bin/tsc -p tsconfig.browser.json --checkers 2');
      clone.run(`eslint --max-warnings=0 ${sources.join(' ')}`);
      clone.run(`oxlint --type-aware ${sources.join(' ')}`);
      clone.run(`prettier --check --ignore-unknown ${changed.join(' ')}`);
      clone.run('knip --no-progress');
      clone.run('tsx scripts/brokenReferences.ts');
    },
    5 * MINUTES,
  );

  test(
    'are in every pipeline and image',
    () => {
      clone.run('jest --selectProjects scripts docker --silent -- pipelines compose dockerfiles');
    },
    2 * MINUTES,
  );

  test(
    'go live at their paths',
    () => {
      // The shell that `npm start` would have built; the guides change nothing of it.
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
      const { routes, faults } = readRegistry(registry);
      const ownerOf = (pathname: string) => routeAt(routes, pathname)?.route.remote.name;
      expect(faults).toEqual([]);
      expect([ownerOf('/about'), ownerOf('/speakers')]).toEqual(['mfe_landing', 'mfe_speakers']);
      expect(took.get('Add a screen')).toBeLessThan(3 * MINUTES);
      expect(took.get('Add a remote')).toBeLessThan(5 * MINUTES);
    },
    2 * MINUTES,
  );
});
