import type { FastifyPluginAsync } from 'fastify';
import { NotFoundError } from '../http/errors';
import { MEDIA_PATH, type MediaService } from './media-service';

/** Serves stored images. Names are never reused, so they can be cached forever. */
export const mediaRoutes: FastifyPluginAsync<{ media: MediaService }> = async (app, { media }) => {
  app.get<{ Params: { name: string } }>(`${MEDIA_PATH}:name`, async (request, reply) => {
    const webp = await media.shown(request.params.name);
    if (!webp) throw new NotFoundError();
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        // Pages on other origins show images too, such as the site itself if served elsewhere.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(webp);
  });
};
