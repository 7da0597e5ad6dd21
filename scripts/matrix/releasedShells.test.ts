import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { releasedShells } from './releasedShells';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** Commits a change to a file, and returns the commit. */
function change(file: string, content: string): string {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
  git('add', '.');
  git('commit', '--quiet', '--message', content);
  return git('rev-parse', 'HEAD');
}

const release = (at: string, commit: string) => git('tag', `released/shell/${at}`, commit);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shells-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('are the last three that were released, the latest first', () => {
  const commits = ['one', 'two', 'three', 'four', 'five'].map((text) =>
    change('shell/src/main.ts', text),
  );
  // Released out of order: the fourth was rolled back, so the second came last.
  release('2026-11-20T08-00-00Z', commits[0]!);
  release('2026-11-21T08-00-00Z', commits[2]!);
  release('2026-11-22T08-00-00Z', commits[3]!);
  release('2026-11-23T08-00-00Z', commits[1]!);
  expect(releasedShells(3, folder)).toEqual([commits[1], commits[3], commits[2]]);
});

test('are as many as there are', () => {
  const only = change('shell/src/main.ts', 'one');
  release('2026-11-20T08-00-00Z', only);
  expect(releasedShells(3, folder)).toEqual([only]);
});

test('count once where a release changed something else', () => {
  const first = change('shell/src/main.ts', 'one');
  const second = change('shared-ui/src/Button.tsx', 'two');
  const same = change('api/src/server.ts', 'three');
  release('2026-11-20T08-00-00Z', first);
  release('2026-11-21T08-00-00Z', second);
  release('2026-11-22T08-00-00Z', same);
  expect(releasedShells(3, folder)).toEqual([same, first]);
});

test('are those of the last commits that changed the shell where none was released', () => {
  const commits = ['one', 'two', 'three', 'four'].map((text) => change('shell/src/main.ts', text));
  change('mfe-events/src/screen.ts', 'five');
  expect(releasedShells(3, folder)).toEqual(commits.slice(0, -1).reverse());
});
