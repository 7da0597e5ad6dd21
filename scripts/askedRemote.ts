import { ExplainedError } from './explainedError';
import { remoteFolders } from './paths';

/** The folder of the remote named on the command line (`events` or `mfe-events`). Throws the usage unless it is exactly one. */
export function askedRemote([asked, ...rest]: string[], usage: string): string {
  const folders = remoteFolders();
  const folder = folders.find((name) => name === asked || name === `mfe-${asked}`);
  if (folder && rest.length === 0) return folder;
  const names = folders.map((name) => name.slice('mfe-'.length)).join(', ');
  const faults = [
    ...(folder || !asked || asked.startsWith('-') ? [] : [`There is no remote “${asked}”.`]),
    ...(folder ? [`One remote at a time, without “${rest.join(' ')}”.`] : []),
  ];
  throw new ExplainedError(
    [...faults, `Usage: ${usage}, where <remote> is one of: ${names}`].join('\n'),
  );
}
