// `npm run release -- <command> …` decides which version of a remote the site shows. Only `publish` builds anything, and
// nothing is restarted: the page server rereads the registry when it changes.
import { releasesDirectory } from './paths';
import {
  activate,
  canary,
  publish,
  publishedVersions,
  ReleaseError,
  remoteName,
  rollback,
} from './release/commands';
import { readRegistryFile } from './release/registryFile';
import { readHistory, type HistoryEntry } from './release/releaseHistory';
import { unservedFiles, verifyRelease } from './release/verifyRelease';

const usage = `npm run release -- <command>

  publish <remote> [number]            build it into an immutable folder (default: package.json's version)
  activate <remote> [version]          make a version live (default: the newest)
  rollback <remote> [version]          make an earlier version live again (default: the previous one)
  canary <remote> <version> <percent>  serve it to a share of visitors; 0 ends the canary
  list [remote]                        list versions; * is live, % is a canary
  history [remote]                     show who released what and when
  verify [remote] [version] [url]      check a release; with a URL, also that the site serves all its files

  Releases are in ${releasesDirectory} (RELEASES_DIR).`;

const line = ({ at, by, action, remote, from, to, share }: HistoryEntry) =>
  [
    at,
    by,
    action,
    remote,
    action === 'publish' ? to : `${from ?? 'none'} → ${to}`,
    ...(share === undefined ? [] : [`${share} %`]),
  ].join('  ');

function list(name: string): void {
  const { remotes, canaries = [] } = readRegistryFile();
  const live = remotes.find((remote) => remote.name === name)?.version;
  const tried = canaries.find(({ remote }) => remote.name === name);
  for (const version of publishedVersions(name)) {
    const isTried = tried?.remote.version === version;
    console.log(
      `${version === live ? '*' : isTried ? '%' : ' '} ${name}  ${version}${isTried ? `  ${tried.share} %` : ''}`,
    );
  }
}

async function verify(name: string, version: string | undefined, url?: string): Promise<boolean> {
  const live = readRegistryFile().remotes.find((remote) => remote.name === name)?.version;
  const release = { name, version: version ?? live ?? publishedVersions(name)[0] ?? '' };
  const faults = await verifyRelease(release);
  if (url && faults.length === 0) {
    faults.push(...(await unservedFiles(release, url)).map((file) => `${file} is not served`));
  }
  const label = `${release.name}@${release.version}`;
  console.log(
    faults.length === 0 ? `ok  ${label}` : faults.map((it) => `${label}  ${it}`).join('\n'),
  );
  return faults.length === 0;
}

async function main([command, ...args]: string[]): Promise<void> {
  const live = readRegistryFile().remotes.map(({ name }) => name);
  const names = args[0] && !args[0].startsWith('http') ? [remoteName(args[0])] : live;
  switch (command) {
    case 'publish':
      return console.log(line(await publish(remoteName(args[0]), args[1], console.log)));
    case 'activate':
      return console.log(line(await activate(remoteName(args[0]), args[1])));
    case 'rollback':
      return console.log(line(await rollback(remoteName(args[0]), args[1])));
    case 'canary':
      return console.log(
        line(await canary(remoteName(args[0]), args[1] ?? '', Number(args[2] ?? NaN))),
      );
    case 'list':
      return names.forEach(list);
    case 'history':
      return readHistory()
        .filter(({ remote }) => names.includes(remote))
        .forEach((entry) => console.log(line(entry)));
    case 'verify': {
      const url = args.find((arg) => arg.startsWith('http'));
      const version = args[1]?.startsWith('http') ? undefined : args[1];
      const results = [];
      for (const name of names) results.push(await verify(name, version, url));
      if (results.includes(false)) process.exitCode = 1;
      return;
    }
    default:
      console.log(usage);
      if (command) process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
});
