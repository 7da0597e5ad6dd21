import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { MEDIA_PATH } from './media-service';

/** Serves stored images. A name is never used twice, so whoever has one may keep it for good. */
export const mediaRoutes: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: MEDIA_PATH,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => {
      response.setHeader('content-type', 'image/webp');
      // Images are shown by pages of other origins too: the site's own when it is served elsewhere.
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
