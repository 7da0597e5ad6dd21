import { randomBytes } from 'node:crypto';

import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

import { contentPolicy } from '../../shell/server/contentPolicy';
import { escapeHtml, escapeJsonForScript } from '../../shell/server/escapeHtml';
import { pageStyle } from '../../shell/server/pageStyle';
import { readShellBuild } from '../../shell/server/shellBuild';
import type { RegisteredRemote } from '../../shell/src/registry/registryTypes';
import { harnessBuildDirectory, releasesDirectory } from '../paths';
import { disturb } from './disturbance';

/** Serves one remote alone in its harness, beside the real API. */
export async function buildIsolationServer(
  remote: RegisteredRemote,
  apiUrl: string,
): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  const build = await readShellBuild(harnessBuildDirectory);
  const scripts = build.scripts.map((file) => `<script src="/assets/${file}" defer></script>`);

  await app.register(fastifyHttpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    preHandler: disturb,
  });
  const files = { decorateReply: false, index: false as const };
  await app.register(fastifyStatic, { ...files, root: harnessBuildDirectory, prefix: '/assets/' });
  await app.register(fastifyStatic, { ...files, root: releasesDirectory, prefix: '/remotes/' });

  app.get('/', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentPolicy(nonce));
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(remote.name)} alone</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${pageStyle}</style>
<script type="application/json" id="remote">${escapeJsonForScript(JSON.stringify(remote))}</script>
</head>
<body>
<div id="root"><div class="first-paint" role="status"><span>Loading…</span></div></div>
<script nonce="${nonce}"></script>
${scripts.join('\n')}
</body>
</html>
`);
  });
  return app;
}
