import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

import { newcomersEnvironment } from '../newcomersEnvironment';
import { repository } from '../paths';

/** A copy of the current sources, with their packages installed. */
export interface WorkingClone {
  folder: string;
  /** Runs shell commands in it and returns their output; throws with all of it if one fails. */
  run: (commands: string) => string;
  /** The commands' processor time so far, in milliseconds, which doesn't depend on how busy the machine is. */
  spentMs: () => number;
  remove: () => void;
}

/** npm writes these files in place, so a link would change the original. */
const NPM_STATE = ['.package-lock.json', '.installed-lock'];

/** Its children's time, in milliseconds, from the second line of the shell's `times`: `0m1.20s 0m0.30s`. */
const childrensTime = (times: string) =>
  [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1_000,
    0,
  );

/** Links every file of a folder: this takes seconds instead of minutes for copying. */
function linkPackages(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkPackages(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (NPM_STATE.includes(entry.name)) copyFileSync(from, to);
    else linkSync(from, to);
  }
}

/** Copies the current sources, committed or not. */
function copySources(target: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && existsSync(path.join(repository, name)))) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    copyFileSync(path.join(repository, file), path.join(target, file));
  }
}

/** Clones the current sources into `.cache`, not the system's temporary folder: links don't work across file systems. */
export function workingClone(): WorkingClone {
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(repository, '.cache/clone-'));
  const newcomers = newcomersEnvironment();
  const env = {
    ...newcomers,
    PATH: [path.join(folder, 'node_modules/.bin'), newcomers.PATH].join(path.delimiter),
    npm_config_offline: 'true',
  };
  let spentMs = 0;
  const run = (commands: string) => {
    const { status, stdout, stderr, output } = spawnSync(
      'sh',
      ['-e', '-c', `${commands}\ntimes >&3`],
      { cwd: folder, env, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe', 'pipe'] },
    );
    spentMs += childrensTime(output[3] ?? '');
    if (status !== 0) throw new Error(`${commands}\n${stdout}${stderr}`);
    return stdout;
  };
  copySources(folder);
  // Workspaces have their own packages where the root has another version.
  for (const workspace of ['.', ...readdirSync(repository)]) {
    const packages = path.join(repository, workspace, 'node_modules');
    if (existsSync(packages)) linkPackages(packages, path.join(folder, workspace, 'node_modules'));
  }
  run('git init --quiet && git add --all');
  return {
    folder,
    run,
    spentMs: () => spentMs,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
