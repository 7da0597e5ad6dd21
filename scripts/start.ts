// `npm start`: the whole site at one URL, also on a fresh clone. Builds whatever is stale while the API starts.
import { createServer } from 'node:net';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildSite } from './build/buildSite';
import { loadPageServer } from './build/pageServer';
import { releasesDirectory, repository, shellBuildDirectory } from './paths';
import { serveBesideApi } from './serveBesideApi';
import { startApi } from './startApi';

const LOCAL_HOST = /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/;
const port = Number(process.env.PORT ?? 3000);
const dataDirectory = path.resolve(process.env.DATA_DIR ?? path.join(repository, '.data'));

function portIsFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.once('listening', () => probe.close(() => resolve(true)));
    probe.listen(candidate, '127.0.0.1');
  });
}

/** Builds what is stale of the site and of its page server, which it then loads. */
async function makeSite(
  say: (line: string) => void,
  settings: { apiUrl: string; publicUrl: string },
): Promise<FastifyInstance> {
  const [{ buildServer, readConfig }] = await Promise.all([loadPageServer(), buildSite(say)]);
  // Remotes served from a visitor's own machine may replace released ones on a developer's site, never on a public one.
  const MFE_OVERRIDE = LOCAL_HOST.test(new URL(settings.publicUrl).hostname) ? 'on' : 'off';
  return buildServer({
    ...readConfig({ MFE_OVERRIDE, ...process.env, PUBLIC_URL: settings.publicUrl }),
    port,
    apiUrl: settings.apiUrl,
    shellDirectory: shellBuildDirectory,
    releasesDirectory,
  });
}

async function main(): Promise<void> {
  if (!(await portIsFree(port))) {
    console.error(
      `Port ${port} is in use. Stop whatever is using it, or choose another port: PORT=3001 npm start`,
    );
    process.exit(1);
  }
  const say = (line: string) => console.log(`  ${line}`);
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  console.log('Starting …');
  const api = await startApi({ dataDirectory, publicUrl, say });
  await serveBesideApi(api, async () => {
    const [app] = await Promise.all([makeSite(say, { apiUrl: api.url, publicUrl }), api.ready]);
    await app.listen({ host: process.env.HOST ?? '127.0.0.1', port });
    console.log(`
  Nzuko is at   ${publicUrl}

  Sign in as    organizer@demo.test   attendee@demo.test   admin@demo.test
  Password      Demo1234
  Mail outbox   ${publicUrl}/api/dev/outbox
  API docs      ${publicUrl}/api/docs

  Press Ctrl-C to stop.
`);
  });
}

void main();
