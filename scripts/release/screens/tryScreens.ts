import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import {
  slotSamples,
  type RegisteredRemote,
  type RemoteRoute,
  type SlotName,
} from '@nzuko/contract';

import { readJson, releasesDirectory, shellBuildDirectory, triedDirectory } from '../../paths';
import { registeredRemote } from '../registeredRemote';
import { integrityOf, recordHash } from '../releaseFiles';
import { releaseFolder, releasePath, type Release } from '../registryFile';

/** A shell's shared modules by name, each with its version and exports. */
export type Offer = Record<string, { version: string; exports: string[] }>;

/** A shell's build, and the scripts that its pages start with. */
interface Shell {
  shell: string;
  scripts: string[];
}

/** A module to render once: a screen at its path, or a slot anywhere with its sample props. */
export interface TriedModule extends Pick<RemoteRoute, 'path' | 'screen' | 'access'> {
  props?: object;
  /** Flags switched from their declared value. */
  flags?: Record<string, boolean>;
}

/** The process's task to try a release. */
export interface Trial extends Shell {
  /** The release: its folder, the path where its files are served, and its container. */
  folder: string;
  publicPath: string;
  entry: string;
  type?: 'module';
  name: string;
  modules: TriedModule[];
}

/** The process's task: to try a release, or else to list the shell's shared modules. */
export type HostTask = Trial | Shell;

/** A message from the process: the module that it is about to try, or its results. */
export type HostMessage = { at: string } | { faults: string[] } | { offer: Offer };

/** A screen's first render waits for nothing; this allows for a very busy machine. */
const SCREEN_MS = 10_000;
/** The time for the process and the shell to start. */
const START_MS = 30_000;
const MEMORY_MB = 512;

// In an image, the program is one bundle beside this one.
const programs =
  path.extname(__filename) === '.cjs'
    ? ['screenHost.cjs']
    : ['screenHost.js', 'browserGaps.js', 'pageModules.js'];
const files = programs.map((name) => path.join(__dirname, name));
/** A release's code may neither write files nor start programs. */
const rights = ['--permission', '--allow-fs-read=*'];
/** Needed to run remotes' ES modules in the page. */
const modules = '--experimental-vm-modules';

const limits = { screenMs: SCREEN_MS, memoryMb: MEMORY_MB };

function inOwnProcess(task: HostTask, { screenMs, memoryMb } = limits): Promise<HostMessage> {
  // Nor does it see this process's environment.
  const child = fork(files[0] ?? '', {
    execArgv: [`--max-old-space-size=${memoryMb}`, modules, ...rights],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<HostMessage>((resolve) => {
    const give = (fault: string) => resolve({ faults: [fault] });
    let at = 'the shell';
    let timer: NodeJS.Timeout;
    const limit = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(
        () => give(`${at} is not there after ${ms / 1000} s: it waits or loops for ever`),
        ms,
      );
    };
    limit(START_MS);
    child.on('message', (message: HostMessage) => {
      if (!('at' in message)) return resolve(message);
      at = message.at;
      limit(screenMs);
    });
    child.once('error', (error) => give(`cannot be tried: ${error.message}`));
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      give(`${at} ends the process that renders it (${signal ?? `code ${code}`})`);
    });
    child.send(task);
  }).finally(() => child.kill('SIGKILL'));
}

interface TrialOptions extends Partial<typeof limits> {
  directory?: string;
  shell?: string;
}

/** All screens and slots with flags as declared, then all of them again for each flag, with that one switched. */
function modulesOf({ routes, slots = {}, flags = {} }: RegisteredRemote): TriedModule[] {
  const samples = slotSamples(Date.now());
  const declared = [
    ...routes,
    ...Object.entries(slots).map(([name, { module, access }]) => ({
      path: '/',
      screen: module,
      access,
      props: samples[name as SlotName],
    })),
  ];
  const switched = Object.entries(flags).flatMap(([name, { default: isOn }]) =>
    declared.map((module) => ({ ...module, flags: { [name]: !isOn } })),
  );
  return [...declared, ...switched];
}

/**
 * Loads each screen and slot of a release into the live shell's scripts, without a browser, and renders it once, and once more
 * with each flag switched; the API doesn't answer. Resolves with a sentence for each that throws, never finishes or isn't a
 * component.
 */
export async function tryScreens(
  release: Release,
  { directory = releasesDirectory, shell = shellBuildDirectory, ...own }: TrialOptions = {},
): Promise<string[]> {
  if (!existsSync(path.join(shell, 'build.json'))) {
    return [`cannot be tried: there is no shell in ${shell} (npm run build makes one)`];
  }
  const remote = await registeredRemote(release, directory);
  const { name, entry, type } = remote;
  const modules = modulesOf(remote);
  const folder = releaseFolder(release, directory);
  const publicPath = releasePath(release);
  const trial = { ...readShell(shell), folder, publicPath, entry, type, name, modules };
  const found = await inOwnProcess(trial, { ...limits, ...own });
  return 'faults' in found ? found.faults : [];
}

const readShell = (shell: string): Shell => ({
  shell,
  ...readJson<{ scripts: string[] }>(shell, 'build.json'),
});

/** The modules that the shell in this folder shares with remotes. */
export async function offerOf(shell: string): Promise<Offer> {
  const found = await inOwnProcess(readShell(shell));
  if (!('offer' in found)) throw new Error(`The shell in ${shell} ${JSON.stringify(found)}`);
  return found.offer;
}

/**
 * The path of the note that a release has rendered. Its name is a hash of all that a rendering depends on: the release's files,
 * the shell's, and this program. Null for a release without a record.
 */
function noteOf(release: Release, directory: string): string | null {
  const record = recordHash(releaseFolder(release, directory));
  const inputs = [path.join(shellBuildDirectory, 'build.json'), ...files];
  if (!record || !inputs.every((file) => existsSync(file))) return null;
  const hash = createHash('sha256').update([record, ...inputs.map(integrityOf)].join(' '));
  return path.join(triedDirectory, hash.digest('hex'));
}

/** Like `tryScreens`, but skips a release that has already rendered in exactly this shell, since a rollback is urgent. */
export async function tryScreensOnce(
  release: Release,
  directory = releasesDirectory,
): Promise<string[]> {
  const note = noteOf(release, directory);
  if (note && existsSync(note)) return [];
  const faults = await tryScreens(release, { directory });
  if (note && faults.length === 0) {
    await mkdir(triedDirectory, { recursive: true });
    await writeFile(note, `${release.name}@${release.version}\n`);
  }
  return faults;
}
