// `npm run isolate -- events`: one remote alone with its harness, on the real API.
import path from 'node:path';

import { buildSite } from './build/buildSite';
import { buildIsolationServer } from './isolate/isolationServer';
import { readJson, remoteFolders, repository } from './paths';
import { readRegistryFile } from './release/registryFile';
import { startApi } from './startApi';

const port = Number(process.env.PORT ?? 3100);

async function main(): Promise<void> {
  const folders = remoteFolders();
  const asked = process.argv[2] ?? '';
  const folder = folders.find((name) => name === asked || name === `mfe-${asked}`);
  if (!folder) {
    const names = folders.map((name) => name.slice('mfe-'.length)).join(', ');
    console.error(`Which remote? npm run isolate -- <remote>, one of: ${names}`);
    process.exit(1);
  }
  const say = (line: string) => console.log(`  ${line}`);
  const url = `http://localhost:${port}`;
  const dataDirectory = path.resolve(
    process.env.DATA_DIR ?? path.join(repository, '.data/isolate'),
  );
  const api = await startApi({ dataDirectory, publicUrl: url, say });
  const stop = async (code: number) => {
    await api.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  try {
    await Promise.all([api.ready, buildSite(say, folder)]);
    const { name } = readJson<{ name: string }>(repository, folder, 'remote.json');
    const remote = readRegistryFile().remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new Error(`${name} is not in the registry.`);
    const app = await buildIsolationServer(remote, api.url);
    await app.listen({ host: '127.0.0.1', port });
    console.log(`\n  ${remote.name}@${remote.version} alone:\n`);
    for (const { path: route } of remote.routes) say(`${url}/?route=${route}`);
    console.log('\n  Also: &as=attendee|organizer|admin &latency=800 &fail=/events/=503\n');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

void main();
