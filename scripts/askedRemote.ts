import { remoteFolders } from './paths';

/** The folder of the remote named on the command line (`events` or `mfe-events`). Without a match, prints the usage and exits. */
export function askedRemote(asked: string | undefined, usage: string): string {
  const folders = remoteFolders();
  const folder = folders.find((name) => name === asked || name === `mfe-${asked}`);
  if (folder) return folder;
  const names = folders.map((name) => name.slice('mfe-'.length)).join(', ');
  console.error(`Usage: ${usage}, where <remote> is one of: ${names}`);
  process.exit(1);
}
