// `npm run release -- <command> …`: which version of a remote the site shows. Nothing but `publish` builds anything, and
// nothing restarts anything: the page server reads the registry anew when it has changed.
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

  publish <remote> [number]            build it into its immutable folder (package.json's number)
  activate <remote> [version]          make a version live (the newest)
  rollback <remote> [version]          make an earlier one live again (the one before)
  canary <remote> <version> <percent>  give it to a share of the visitors; 0 ends that
  list [remote]                        versions; * is live, % is tried on a share
  history [remote]                     who released what, when
  verify [remote] [version] [url]      what would go wrong; with a url, what that site does not serve

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
