import type { RemoteContract } from '@nzuko/contract';

import { filePagePolicy } from '../../shell/server/contentPolicy';
import { escapeHtml, escapeJsonForScript } from '../../shell/server/escapeHtml';
import { MISSING_HARNESS } from '../paths';
import type { HarnessBuild } from './harnessBuild';

/** The content of an isolation page. */
export interface IsolatedRelease {
  contract: RemoteContract;
  version: string;
  /** The entry's name in the release's folder. */
  entry: string;
  type?: 'module';
}

interface PagePaths {
  /** From the page to the release's folder, and to the folder of the harness's builds; each ends with a slash. */
  release: string;
  harness: string;
}

/**
 * The page that shows one release alone in its harness. It is a static file: all its paths are relative, so that any file
 * server will do, and it carries its own content policy.
 */
export function isolationPage(
  { contract, version, entry, type }: IsolatedRelease,
  { version: harnessVersion, scripts }: HarnessBuild,
  { release, harness }: PagePaths,
): string {
  const remote = { ...contract, version, entry: `${release}${entry}`, type };
  const ofHarness = `${harness}${harnessVersion}/`;
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(filePagePolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${contract.name}@${version}`)} alone</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${ofHarness}page.css">
<script src="${release}${MISSING_HARNESS}"></script>
<script type="application/json" id="remote">${escapeJsonForScript(JSON.stringify(remote))}</script>
${scripts.map((file) => `<script src="${ofHarness}${file}" defer></script>`).join('\n')}
</head>
<body>
<div id="root"><div class="first-paint" role="status"><span>Loading…</span></div></div>
</body>
</html>
`;
}
