import path from 'node:path';

import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

import type { RemoteRoute } from '@nzuko/contract';

import { MISSING_HARNESS } from '../paths';
import type { HarnessBuild } from './harnessBuild';
import { isolationPage, type IsolatedRelease } from './isolationPage';

interface IsolationServerOptions {
  release: IsolatedRelease;
  harness: HarnessBuild;
  /** The folders of both. */
  folders: { release: string; harness: string };
  /** The API, or a site that has one. */
  apiUrl: string;
  /** Cookies that the API asks for, besides the page's own. */
  cookies?: string;
}

/** Serves one build alone in a harness, beside an API. */
export async function buildIsolationServer({
  release,
  harness,
  folders,
  apiUrl,
  cookies,
}: IsolationServerOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  await app.register(fastifyHttpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        ...(cookies && { cookie: [headers.cookie, cookies].filter(Boolean).join('; ') }),
      }),
    },
  });
  const releasePath = `/remotes/${release.contract.name}/${release.version}/`;
  const harnessPath = `/remotes/harness/${harness.version}/`;
  const files = (prefix: string, root: string) => ({ prefix, root, index: false as const });
  await app.register(fastifyStatic, files(harnessPath, folders.harness));
  await app.register(fastifyStatic, {
    ...files(releasePath, folders.release),
    decorateReply: false,
  });
  app.get(path.posix.join(releasePath, MISSING_HARNESS), async (_request, reply) =>
    reply.sendFile(MISSING_HARNESS, folders.harness),
  );
  const page = isolationPage(release, harness, {
    release: releasePath,
    harness: '/remotes/harness/',
  });
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  return app;
}

/** A link to a route, with the demo's first event as its id; null if only the reader knows a value. */
function linkTo({ path: route, access }: RemoteRoute): string | null {
  const example = route.replace(/:id(?=\/|$)/g, '1');
  if (/[:*]/.test(example)) return null;
  return `?route=${example}${access === 'member' ? '&as=organizer' : ''}`;
}

/** Prints the links to the screens and slots of a release served at `url`. */
export function sayWhere({ contract, version }: IsolatedRelease, url: string): void {
  console.log(`\n  ${contract.name}@${version} alone:\n`);
  const { routes, slots = {} } = contract;
  const links = routes.flatMap((route) => linkTo(route) ?? []);
  for (const link of links) console.log(`  ${url}/${link}`);
  for (const name of Object.keys(slots)) console.log(`  ${url}/?slot=${name}&as=organizer`);
  const others = routes.filter((route) => linkTo(route) === null).map(({ path: route }) => route);
  if (others.length > 0) console.log(`\n  Routes with a value to fill in: ${others.join(', ')}`);
  console.log(
    '\n  The panel above the screen has the rest; the link in the address bar keeps what you apply.\n',
  );
}
