import { releasesDirectory } from '../paths';
import { activate, canary, importFrom, publish, retire, rollback, type Asked } from './commands';
import { setFlag, shareOf } from './flagCommand';
import type { HistoryEntry } from './historyEntry';
import { offersOf } from './offers';
import { publishedVersion, publishedVersions } from './publishedVersions';
import { readRegistryFile } from './registryFile';
import { readHistory } from './releaseHistory';
import { ReleaseError } from './releaseError';
import { remoteName } from './remoteName';
import { repairRegistry } from './repairRegistry';
import { faultsOfServed } from './servedFiles';
import { faultsOfImports } from './screens/liveShell';
import { tryScreens } from './screens/tryScreens';
import { verifyRelease } from './verifyRelease';

type Say = (line: string) => void;

const usage = `npm run release -- <command>

  publish <remote> [number]            build it into an immutable folder (default: package.json's version)
  import <folder|tarball|url> [sha256-…]
                                       publish what was built elsewhere; with the tarball's hash, only that one
  activate <remote> [version] …        make a version live (default: the newest); of several remotes, all or none
  rollback <remote> [version]          make an earlier version live again (default: the previous one)
  canary <remote> <version> <percent>  serve it to a share of visitors; 0 ends the canary
  flag <name> <on|off|percent|reset>   switch a part of a remote for everybody, or for a share of visitors; reset goes
                                       back to what the remote declares
  retire <remote>                      take a remote off the site
  list [remote]                        list versions, and what those in use offer; * is live, % is a canary
  history [remote]                     show who released what and when
  repair                               restore a registry that is spoilt or lost, or its entries that are unusable
  verify [remote] [version] [url]      check a release, and render its screens and slots in the live shell; with a
                                       URL, also compare every byte that the site serves of it

  A version's number is enough, or the beginning of its hash, if just one has it: 0.1.0 for 0.1.0-1f00a0b1c2.
  Releases are in ${releasesDirectory} (RELEASES_DIR).`;

const line = ({ at, by, action, remote, flag, from, to, share }: HistoryEntry) =>
  [
    at,
    by,
    action,
    flag ?? remote,
    to && (action === 'publish' || action === 'import')
      ? to
      : `${from ?? 'none'} → ${to ?? 'none'}`,
    ...(share === undefined ? [] : [`${share} %`]),
  ].join('  ');

const noneLive = 'No remote is live.';

const VERSION = /^v?\d/;

/** Remotes, each of which may have a version behind it. */
const asked = (args: string[]): Asked[] =>
  args.flatMap((arg, index) =>
    VERSION.test(arg) && index > 0
      ? []
      : [{ name: remoteName(arg), version: args[index + 1]?.match(VERSION)?.input }],
  );

function report(entries: HistoryEntry[], say: Say): true {
  if (entries.length === 0) say('Nothing to change.');
  entries.forEach((entry) => say(line(entry)));
  return true;
}

function markOf({ isLive, isTried }: { isLive: boolean; isTried: boolean }): string {
  if (isLive) return '*';
  return isTried ? '%' : ' ';
}

function list(name: string, say: Say): void {
  const { remotes, canaries = [], flags } = readRegistryFile();
  const live = remotes.find((remote) => remote.name === name);
  const tried = canaries.find(({ remote }) => remote.name === name);
  const published = publishedVersions(name);
  const inUse = [live, tried?.remote].flatMap((remote) => remote?.version ?? []);
  if (inUse.length + published.length === 0) say(`${name} has no published version.`);
  const gone = inUse.filter((version) => !published.includes(version));
  for (const version of [...gone, ...published]) {
    const isLive = version === live?.version;
    const isTried = version === tried?.remote.version;
    const notes = [
      ...(isTried ? [`  ${tried.share} %`] : []),
      ...(gone.includes(version) ? ['  ITS FILES ARE GONE'] : []),
    ];
    say(`${markOf({ isLive, isTried })} ${name}  ${version}${notes.join('')}`);
    const shown = isLive ? live : isTried ? tried.remote : {};
    offersOf(shown, flags).forEach((offer) => say(`    ${offer}`));
  }
}

async function verify(
  name: string,
  version: string | undefined,
  url: string | undefined,
  say: Say,
): Promise<boolean> {
  const live = readRegistryFile().remotes.find((remote) => remote.name === name)?.version;
  const shown = version ? publishedVersion(name, version) : (live ?? publishedVersions(name)[0]);
  if (!shown) {
    say(`${name} has no published version.`);
    return false;
  }
  const release = { name, version: shown };
  const faults = await verifyRelease(release);
  if (faults.length === 0) faults.push(...faultsOfImports(release));
  if (faults.length === 0) faults.push(...(await tryScreens(release)));
  if (url && faults.length === 0) {
    faults.push(...(await faultsOfServed(release, url)));
  }
  const label = `${release.name}@${release.version}`;
  say(faults.length === 0 ? `ok  ${label}` : faults.map((it) => `${label}  ${it}`).join('\n'));
  return faults.length === 0;
}

/** Runs `npm run release -- …` and reports the outcome, line by line. Resolves to whether all is well. */
export async function runRelease([command, ...args]: string[], say: Say): Promise<boolean> {
  const done = (entries: HistoryEntry[]) => report(entries, say);
  if (command === 'import') {
    if (!args[0]) throw new ReleaseError('Name the folder, tarball or URL to import.');
    return done(await importFrom(args[0], args[1]));
  }
  if (command === 'flag' && args.length < 2)
    throw new ReleaseError(
      'Name the flag and its setting: npm run release -- flag <name> <on|off|percent|reset>',
    );
  if (command === 'flag') return done(await setFlag(args[0] ?? '', args[1] ?? ''));
  const named = args[0] && !args[0].startsWith('http') ? remoteName(args[0]) : undefined;
  const names = () => (named ? [named] : readRegistryFile().remotes.map(({ name }) => name));
  switch (command) {
    case 'publish':
      return done([await publish(remoteName(args[0]), args[1], say)]);
    case 'activate':
      return done(await activate(...asked(args.length > 0 ? args : [''])));
    case 'rollback':
      return done(await rollback(remoteName(args[0]), args[1]));
    case 'retire':
      return done(await retire(remoteName(args[0])));
    case 'canary': {
      const [remote, version, share] = args;
      if (share === undefined)
        throw new ReleaseError(
          'Name the remote, the version and the percentage: npm run release -- canary <remote> <version> <percent>',
        );
      return done(await canary(remoteName(remote), version ?? '', shareOf(share)));
    }
    case 'repair':
      return done(await repairRegistry(say));
    case 'list':
      if (names().length === 0) say(noneLive);
      names().forEach((name) => list(name, say));
      return true;
    case 'history': {
      const entries = readHistory().filter(({ remote }) => !named || remote === named);
      if (entries.length === 0) say('Nothing has been released.');
      entries.forEach((entry) => say(line(entry)));
      return true;
    }
    case 'verify': {
      const url = args.find((arg) => arg.startsWith('http'));
      const version = args[1]?.startsWith('http') ? undefined : args[1];
      const results = [];
      for (const name of names()) results.push(await verify(name, version, url, say));
      if (results.length === 0) say(noneLive);
      return !results.includes(false);
    }
    case undefined:
    case 'help':
    case '--help':
      say(usage);
      return true;
    default:
      say(`There is no command “${command}”.\n\n${usage}`);
      return false;
  }
}
