// `npm run dev -- events`: one remote as it is in the sources, built anew and reloaded on every change, in the site as
// released.
import path from 'node:path';

import { buildServer } from '../shell/server/app';
import { readConfig } from '../shell/server/config';
import { buildSite } from './build/buildSite';
import { serveRemote } from './dev/remoteServer';
import {
  readJson,
  releasesDirectory,
  remoteFolders,
  repository,
  shellBuildDirectory,
} from './paths';
import { startApi } from './startApi';

const port = Number(process.env.PORT ?? 3000);
const dataDirectory = path.resolve(process.env.DATA_DIR ?? path.join(repository, '.data'));

function askedFolder(): string {
  const folders = remoteFolders();
  const asked = process.argv[2] ?? '';
  const folder = folders.find((name) => name === asked || name === `mfe-${asked}`);
  if (folder) return folder;
  const names = folders.map((name) => name.slice('mfe-'.length)).join(', ');
  console.error(`Which remote? npm run dev -- <remote>, one of: ${names}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const folder = askedFolder();
  const { name, routes } = readJson<{ name: string; routes: { path: string }[] }>(
    repository,
    folder,
    'remote.json',
  );
  const say = (line: string) => console.log(`  ${line}`);
  const publicUrl = `http://localhost:${port}`;
  const api = await startApi({ dataDirectory, publicUrl, say });
  const stop = async (code: number) => {
    await api.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  try {
    await Promise.all([api.ready, buildSite(say)]);
    const remote = await serveRemote(path.join(repository, folder), {
      port: port + 1,
      report: (line) => say(`${name} ${line}`),
    });
    const app = await buildServer({
      ...readConfig(process.env),
      port,
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

  The page reloads after each build; what was typed into a form is lost then. Ctrl-C stops it.
`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

void main();
