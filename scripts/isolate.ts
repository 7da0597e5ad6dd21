// `npm run isolate -- events`: one remote alone in its harness; each page has the real API on its own copy of a data set.
import path from 'node:path';

import { askedRemote } from './askedRemote';
import { buildRemote } from './build/remoteBuild';
import { sourceRelease } from './build/sourceRelease';
import { builtHarness, harnessFolder } from './isolate/harnessBuild';
import { isolatedRelease } from './isolate/isolatedRelease';
import { buildIsolationServer, sayWhere } from './isolate/isolationServer';
import { buildsDirectory, repository } from './paths';
import { portOf, requireFreePort, withOtherPort } from './ports';
import { releaseFolder } from './release/registryFile';
import { runCommand } from './runCommand';
import { serveBesideApi } from './serveBesideApi';
import { startApi } from './startApi';

const say = (line: string) => console.log(`  ${line}`);

function startRealApi(publicUrl: string) {
  const dataDirectory = process.env.DATA_DIR || path.join(repository, '.data/isolate');
  return startApi({
    dataDirectory: path.resolve(dataDirectory),
    publicUrl,
    settings: { ISOLATION: 'on' },
    say,
  });
}

async function main(): Promise<void> {
  const remote = askedRemote(process.argv.slice(2), 'npm run isolate -- <remote>');
  const port = portOf('PORT', 3100, 1);
  await requireFreePort(port, withOtherPort(port, `npm run isolate -- ${process.argv[2]}`));
  const url = `http://localhost:${port}`;
  const api = await startRealApi(url);
  await serveBesideApi(api, async () => {
    const source = sourceRelease(remote);
    const [harness] = await Promise.all([
      builtHarness(say),
      buildRemote(remote, say, source),
      api.ready,
    ]);
    const folder = releaseFolder(source, buildsDirectory);
    const release = isolatedRelease(source.version, folder);
    const app = await buildIsolationServer({
      release,
      harness,
      folders: { release: folder, harness: harnessFolder(harness) },
      apiUrl: api.url,
    });
    await app.listen({ host: '127.0.0.1', port });
    sayWhere(release, url);
  });
}

runCommand(main);
