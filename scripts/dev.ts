// `npm run dev -- events`: one remote from source, rebuilt and reloaded on every change, inside the released site.
import path from 'node:path';

import { buildServer } from '../shell/server/app';
import { readConfig } from '../shell/server/config';
import { askedRemote } from './askedRemote';
import { buildSite } from './build/buildSite';
import { serveRemote } from './dev/remoteServer';
import { readJson, releasesDirectory, repository, shellBuildDirectory } from './paths';
import { requireFreePair, withOtherPort } from './ports';
import { runCommand } from './runCommand';
import { serveBesideApi } from './serveBesideApi';
import { startApi } from './startApi';

const dataDirectory = path.resolve(process.env.DATA_DIR || path.join(repository, '.data'));

async function main(): Promise<void> {
  const folder = askedRemote(process.argv.slice(2), 'npm run dev -- <remote>');
  const { name, routes } = readJson<{ name: string; routes: { path: string }[] }>(
    repository,
    folder,
    'remote.json',
  );
  // Unset, so that the address is this machine's, with the port.
  const config = readConfig({ ...process.env, PUBLIC_URL: '' });
  const { port, publicUrl } = config;
  // The port after it serves the remote.
  await requireFreePair(port, withOtherPort(port, `npm run dev -- ${process.argv[2]}`));
  const say = (line: string) => console.log(`  ${line}`);
  const api = await startApi({ dataDirectory, publicUrl, say });
  await serveBesideApi(api, async () => {
    await Promise.all([api.ready, buildSite(say)]);
    const remote = await serveRemote(path.join(repository, folder), {
      port: port + 1,
      report: (line) => say(`${name} ${line}`),
    });
    const app = await buildServer({
      ...config,
      apiUrl: api.url,
      shellDirectory: shellBuildDirectory,
      releasesDirectory,
      allowOverride: true,
    });
    await app.listen({ host: '127.0.0.1', port });
    const start = routes.find(({ path: route }) => !route.includes(':'))?.path ?? '/';
    console.log(`
  ${name} from your sources, the rest as released:

  ${publicUrl}${start}?mfe-override=${name}@${remote.origin}

  The page reloads after each build, which clears half-filled forms. Press Ctrl-C to stop.
`);
  });
}

runCommand(main);
