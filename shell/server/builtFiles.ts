import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { ServerConfig } from './config';
import { NO_FRAMES } from './contentPolicy';

/** Files that aren't served: source maps, renderers, the metadata of the shell's build. */
const NOT_SERVED = /\.(?:map|cjs|prerendered\.json)$|^\/[^/]+\.json$/;
/** Nor the files beside the releases: the registry's, half-written ones, and the record of who changed it last. */
const BESIDE_RELEASES = /^\/[^/]+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the builds' files, compressed at build time: the shell's, and the remotes' releases. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  { shellDirectory, releasesDirectory }: ServerConfig,
): Promise<void> {
  await app.register(fastifyStatic, files(shellDirectory, '/assets/'));
  await app.register(fastifyStatic, files(releasesDirectory, '/remotes/', [BESIDE_RELEASES]));
}

const files = (root: string, prefix: string, more: RegExp[] = []) => ({
  root,
  prefix,
  decorateReply: false,
  preCompressed: true,
  index: false as const,
  dotfiles: 'ignore' as const,
  cacheControl: false,
  // Immutable files need no revalidation, and nobody requests parts of them.
  etag: false,
  lastModified: false,
  acceptRanges: false,
  allowedPath: (pathname: string) => ![NOT_SERVED, ...more].some((it) => it.test(pathname)),
  // File names contain a content hash, folders a version that is never overwritten.
  setHeaders: (reply: FastifyReply, file: string) => {
    reply.header('cache-control', IMMUTABLE);
    reply.header('x-content-type-options', 'nosniff');
    if (!file.endsWith('.html')) return;
    // A release in its harness, for testers; the rest of its content security policy is in its `<head>`.
    reply.header('content-security-policy', NO_FRAMES);
    reply.header('x-robots-tag', 'noindex');
  },
});
