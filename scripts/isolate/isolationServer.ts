import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

import { buildsDirectory } from '../paths';
import type { HarnessBuild } from './harnessBuild';
import { isolationPage, type IsolatedRelease } from './isolationPage';

/** Serves one build alone in the harness of these sources, beside the API. */
export async function buildIsolationServer(
  release: IsolatedRelease,
  harness: HarnessBuild,
  apiUrl: string,
): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  await app.register(fastifyHttpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
  });
  await app.register(fastifyStatic, { index: false, root: buildsDirectory, prefix: '/remotes/' });
  const page = isolationPage(release, harness, {
    release: `/remotes/${release.contract.name}/${release.version}/`,
    harness: '/remotes/harness/',
  });
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  return app;
}
