// `npx isolate <site>`: the last build of this remote alone in the harness, with the API of a site that gives each page a copy
// of its data.
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { HarnessBuild } from '../../scripts/isolate/harnessBuild';
import { isolatedRelease } from '../../scripts/isolate/isolatedRelease';
import { buildIsolationServer, sayWhere } from '../../scripts/isolate/isolationServer';
import { readJson } from '../../scripts/paths';
import { portOf, requireFreePort, withOtherPort } from '../../scripts/ports';
import { HARNESS_FILE } from '../src/harnessFile';

const USAGE =
  'npx isolate <site>, such as https://staging.nzuko.example, or http://localhost:3000 for a site that runs with ISOLATION=on';
/** How long a site may take to answer at all. */
const DEADLINE_MS = 10_000;

const build = path.resolve('dist');
const harnessFolder = path.join(__dirname, '../harness');

/** A site, and the pass that it gives to anyone with its password. */
interface Site {
  url: string;
  cookies?: string;
}

/** A part of an address as it was meant; a % that begins no escape is itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Asks a site whether it is there; a staging site's password is in the address, before an @. */
async function openSite(address: string): Promise<Site> {
  const { origin: url, username, password } = new URL(address);
  const credentials = [username, password].map(decoded).join(':');
  const answer = await fetch(`${url}/api/staging/`, {
    headers: username
      ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
      : {},
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch((error: unknown) => {
    throw new Error(`${url} can’t be reached: ${String(error)}`);
  });
  if (answer.status === 401) {
    throw new Error(
      `${url} asks for its password. Put it into the address: https://tester:<password>@…`,
    );
  }
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { url, ...(cookies.length > 0 && { cookies: cookies.join('; ') }) };
}

async function main(): Promise<void> {
  const address = process.argv[2] ?? process.env.SITE_URL ?? '';
  if (!/^https?:/.test(address) || !URL.canParse(address)) throw new Error(USAGE);
  if (!existsSync(path.join(build, 'release.json'))) {
    throw new Error('There is no build in dist. Run npm run build first.');
  }
  const port = portOf('PORT', 3100);
  await requireFreePort(port, withOtherPort(port, 'npx isolate <site>'));
  const site = await openSite(address);
  const { version } = readJson<{ version: string }>(build, 'release.json');
  const release = isolatedRelease(version, build);
  const app = await buildIsolationServer({
    release,
    harness: readJson<HarnessBuild>(harnessFolder, HARNESS_FILE),
    folders: { release: build, harness: harnessFolder },
    apiUrl: site.url,
    cookies: site.cookies,
  });
  const heard = await app.listen({ host: '127.0.0.1', port });
  sayWhere(release, heard.replace('127.0.0.1', 'localhost'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
