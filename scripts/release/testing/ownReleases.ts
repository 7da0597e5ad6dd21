// Tests must import this first, because modules read the folders' settings once, when they load.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty releases folder, only for this test file. */
export const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));
const shell = mkdtempSync(path.join(tmpdir(), 'shell-'));

process.env.RELEASES_DIR = directory;
process.env.SHELL_DIR = shell;
// Outside the releases, which tests remove, so that a release with the same files is only rendered once. Mutation tests keep it
// from one mutant to the next.
process.env.TRIED_DIR ??= path.join(shell, 'tried');
process.env.RELEASED_BY = 'Ada';

beforeAll(async () => {
  // Imported here because it reads those settings too.
  const { writeSmallShell } = await import('./smallShell');
  await writeSmallShell(shell);
});
afterAll(() => rmSync(shell, { recursive: true }));
