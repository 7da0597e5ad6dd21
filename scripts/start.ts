// `npm start`: the whole site at one URL, also on a fresh clone. Builds whatever is stale while the API starts.
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { readConfig, type ServerConfig } from '../shell/server/config';
import { buildSite } from './build/buildSite';
import { loadPageServer } from './build/pageServer';
import { releasesDirectory, repository, shellBuildDirectory } from './paths';
import { requireFreePort, withOtherPort } from './ports';
import { runCommand } from './runCommand';
import { serveBesideApi } from './serveBesideApi';
import { startApi } from './startApi';
import { startBanner } from './startBanner';

const LOCAL_HOST = /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/;
const dataDirectory = path.resolve(process.env.DATA_DIR || path.join(repository, '.data'));

/** The page server's settings. Throws a sentence for each wrong one, before anything is started. */
function readSettings(): ServerConfig {
  const { publicUrl } = readConfig(process.env);
  // Remotes served from a visitor's own machine may replace released ones on a developer's site, never on a public one.
  const MFE_OVERRIDE = LOCAL_HOST.test(new URL(publicUrl).hostname) ? 'on' : 'off';
  return readConfig({ MFE_OVERRIDE, ...process.env });
}

/** Builds the stale parts of the site and its page server, then loads the latter. */
async function makeSite(
  say: (line: string) => void,
  config: ServerConfig,
): Promise<FastifyInstance> {
  const [{ buildServer }] = await Promise.all([loadPageServer(), buildSite(say)]);
  return buildServer(config);
}

async function main(): Promise<void> {
  const settings = readSettings();
  const { host, port, publicUrl } = settings;
  await requireFreePort(port, withOtherPort(port, 'npm start'));
  const say = (line: string) => console.log(`  ${line}`);
  console.log('Starting …');
  const api = await startApi({ dataDirectory, publicUrl, say });
  const directories = { shellDirectory: shellBuildDirectory, releasesDirectory };
  await serveBesideApi(api, async () => {
    const config = { ...settings, ...directories, apiUrl: api.url };
    const [app] = await Promise.all([makeSite(say, config), api.ready]);
    await app.listen({ host, port });
    console.log(startBanner(publicUrl, process.env));
  });
}

runCommand(main);
