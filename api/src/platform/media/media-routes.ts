import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { NotFoundError } from '../http/errors';
import { BucketStore } from './bucket-store';
import { SMALL_WIDTH } from './image-rules';
import type { FolderStore } from './folder-store';
import { MEDIA_PATH } from './media-service';

// Pages on other origins show images too, such as the site itself if served elsewhere.
const HEADERS = { 'content-type': 'image/webp', 'cross-origin-resource-policy': 'cross-origin' };
const NAME = new RegExp(`^[A-Za-z0-9_-]{22}(-${SMALL_WIDTH})?\\.webp$`);

/** Serves stored images. Names are never reused, so they can be cached forever. */
export const mediaRoutes: FastifyPluginAsync<{ store: FolderStore | BucketStore }> = async (
  app,
  { store },
) => {
  if (store instanceof BucketStore) {
    app.get<{ Params: { name: string } }>(`${MEDIA_PATH}:name`, async (request, reply) => {
      const { name } = request.params;
      const webp = NAME.test(name) ? await store.get(name) : null;
      if (!webp) throw new NotFoundError();
      return reply
        .headers({ ...HEADERS, 'cache-control': 'public, max-age=31536000, immutable' })
        .send(webp);
    });
    return;
  }
  await mkdir(store.folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: store.folder,
    prefix: MEDIA_PATH,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => {
      reply.headers(HEADERS);
    },
  });
};
