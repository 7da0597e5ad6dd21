import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../../scripts/paths';

const cache = path.join(repository, '.cache');
const unpacked = path.join(cache, 'prometheus/usr/bin/promtool');

function installed(): string | null {
  if (process.env.PROMTOOL_PATH) return process.env.PROMTOOL_PATH;
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v promtool'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  return existsSync(unpacked) ? unpacked : null;
}

/** Debian's package, unpacked into a folder of its own: installing it would start a server. */
function unpack(): void {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'prometheus-'));
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    try {
      run('apt-get', 'download', 'prometheus');
    } catch {
      // A fresh machine has no package lists yet.
      run('apt-get', '-o', 'DPkg::Lock::Timeout=120', 'update');
      run('apt-get', 'download', 'prometheus');
    }
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
    run('dpkg', '-x', file, 'files');
    renameSync(path.join(folder, 'files'), path.join(cache, 'prometheus'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The path of promtool: the installed one, or else that of Debian's package `prometheus`, which is fetched once.
 *
 * @throws instructions if there is neither.
 */
export function findPromtool(): string {
  const found = installed();
  if (found) return found;
  let problem = '';
  try {
    unpack();
  } catch (error) {
    problem = (error as Error).message;
  }
  // Another run may have been faster.
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error(
    `The alert rules are tested with promtool. Install Prometheus, or set PROMTOOL_PATH.\n${problem}`,
  );
}
