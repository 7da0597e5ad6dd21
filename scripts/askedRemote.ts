import { remoteFolders } from './paths';

/** The folder of the remote that a command was given as `events` or `mfe-events`. Without one, says how the command is used and ends. */
export function askedRemote(asked: string | undefined, usage: string): string {
  const folders = remoteFolders();
  const folder = folders.find((name) => name === asked || name === `mfe-${asked}`);
  if (folder) return folder;
  const names = folders.map((name) => name.slice('mfe-'.length)).join(', ');
  console.error(`Which remote? ${usage}, one of: ${names}`);
  process.exit(1);
}
