// `npm run release -- <command> …` decides which version of a remote the site shows. Only `publish` builds anything, and
// nothing is restarted: the page server rereads the registry when it changes.
import { releasesDirectory } from './paths';
import {
  activate,
  canary,
  importFrom,
  publish,
  publishedVersions,
  remoteName,
  retire,
  rollback,
  type Asked,
} from './release/commands';
import { setFlag } from './release/flagCommand';
import type { HistoryEntry } from './release/historyEntry';
import { offersOf } from './release/offers';
import { readRegistryFile } from './release/registryFile';
import { readHistory } from './release/releaseHistory';
import { repairRegistry } from './release/repairRegistry';
import { faultsOfServed } from './release/servedFiles';
import { faultsOfImports } from './release/screens/liveShell';
import { tryScreens } from './release/screens/tryScreens';
import { verifyRelease } from './release/verifyRelease';

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
  repair                               restore a registry that is spoilt or lost
  verify [remote] [version] [url]      check a release, and render its screens and slots in the live shell; with a
                                       URL, also compare every byte that the site serves of it

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

const VERSION = /^\d/;

/** Remotes, each of which may have a version behind it. */
const asked = (args: string[]): Asked[] =>
  args.flatMap((arg, index) =>
    VERSION.test(arg) && index > 0
      ? []
      : [{ name: remoteName(arg), version: args[index + 1]?.match(VERSION)?.input }],
  );

function report(entries: HistoryEntry[]): void {
  if (entries.length === 0) console.log('Nothing to change: it is so already.');
  entries.forEach((entry) => console.log(line(entry)));
}

function list(name: string): void {
  const { remotes, canaries = [], flags } = readRegistryFile();
  const live = remotes.find((remote) => remote.name === name);
  const tried = canaries.find(({ remote }) => remote.name === name);
  for (const version of publishedVersions(name)) {
    const isLive = version === live?.version;
    const isTried = version === tried?.remote.version;
    console.log(
      `${isLive ? '*' : isTried ? '%' : ' '} ${name}  ${version}${isTried ? `  ${tried.share} %` : ''}`,
    );
    const shown = isLive ? live : isTried ? tried.remote : {};
    offersOf(shown, flags).forEach((offer) => console.log(`    ${offer}`));
  }
}

async function verify(name: string, version: string | undefined, url?: string): Promise<boolean> {
  const live = readRegistryFile().remotes.find((remote) => remote.name === name)?.version;
  const release = { name, version: version ?? live ?? publishedVersions(name)[0] ?? '' };
  const faults = await verifyRelease(release);
  if (faults.length === 0) faults.push(...faultsOfImports(release));
  if (faults.length === 0) faults.push(...(await tryScreens(release)));
  if (url && faults.length === 0) {
    faults.push(...(await faultsOfServed(release, url)));
  }
  const label = `${release.name}@${release.version}`;
  console.log(
    faults.length === 0 ? `ok  ${label}` : faults.map((it) => `${label}  ${it}`).join('\n'),
  );
  return faults.length === 0;
}

async function main([command, ...args]: string[]): Promise<void> {
  if (command === 'import' && args[0]) return report(await importFrom(args[0], args[1]));
  if (command === 'flag') return report(await setFlag(args[0] ?? '', args[1] ?? ''));
  const named = args[0] && !args[0].startsWith('http') ? remoteName(args[0]) : undefined;
  const names = () => (named ? [named] : readRegistryFile().remotes.map(({ name }) => name));
  switch (command) {
    case 'publish':
      return console.log(line(await publish(remoteName(args[0]), args[1], console.log)));
    case 'activate':
      return report(await activate(...asked(args.length > 0 ? args : [''])));
    case 'rollback':
      return report(await rollback(remoteName(args[0]), args[1]));
    case 'retire':
      return report(await retire(remoteName(args[0])));
    case 'canary':
      return report(await canary(remoteName(args[0]), args[1] ?? '', Number(args[2] ?? NaN)));
    case 'repair':
      return report(await repairRegistry(console.log));
    case 'list':
      return names().forEach(list);
    case 'history':
      return readHistory()
        .filter(({ remote }) => !named || remote === named)
        .forEach((entry) => console.log(line(entry)));
    case 'verify': {
      const url = args.find((arg) => arg.startsWith('http'));
      const version = args[1]?.startsWith('http') ? undefined : args[1];
      const results = [];
      for (const name of names()) results.push(await verify(name, version, url));
      if (results.includes(false)) process.exitCode = 1;
      return;
    }
    default:
      console.log(usage);
      if (command) process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
