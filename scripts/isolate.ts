// `npm run isolate -- events`: one remote alone in its harness; each page has the real API on its own copy of a data set.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { askedRemote } from './askedRemote';
import { buildRemote, sourceRelease } from './build/remoteBuild';
import { builtHarness } from './isolate/harnessBuild';
import { isolatedRelease } from './isolate/isolatedRelease';
import { buildIsolationServer } from './isolate/isolationServer';
import { buildsDirectory, repository } from './paths';
import { releaseFolder } from './release/registryFile';
import { serveBesideApi } from './serveBesideApi';
import { startApi } from './startApi';

const port = Number(process.env.PORT ?? 3100);
const url = `http://localhost:${port}`;
const say = (line: string) => console.log(`  ${line}`);

function startRealApi() {
  const dataDirectory = process.env.DATA_DIR ?? path.join(repository, '.data/isolate');
  return startApi({
    dataDirectory: path.resolve(dataDirectory),
    publicUrl: url,
    settings: { ISOLATION: 'on' },
    say,
  });
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const folder = askedRemote(positionals[0], 'npm run isolate -- <remote>');
  const api = await startRealApi();
  await serveBesideApi(api, async () => {
    const source = sourceRelease(folder);
    const [harness] = await Promise.all([
      builtHarness(say),
      buildRemote(folder, say, source),
      api.ready,
    ]);
    const release = isolatedRelease(source.version, releaseFolder(source, buildsDirectory));
    const app = await buildIsolationServer(release, harness, api.url);
    await app.listen({ host: '127.0.0.1', port });
    console.log(`\n  ${release.contract.name}@${release.version} alone:\n`);
    for (const { path: route } of release.contract.routes) say(`${url}/?route=${route}`);
    console.log(
      '\n  The panel above the screen has the rest; the address bar is a link to all of it.\n',
    );
  });
}

void main();
