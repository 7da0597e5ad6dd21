import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { doorPhotoSchema, PHOTO_HEADERS } from './photos-schemas';
import type { DoorPhotosService } from './photos-service';

interface PhotosRoutesOptions {
  service: DoorPhotosService;
  guards: Guards;
}

export const photosRoutes: FastifyPluginAsyncTypebox<PhotosRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.get(
    '/events/:id/door/photos/:photo/',
    { schema: doorPhotoSchema, onRequest: guards.member },
    async (request, reply) => {
      const { id, photo } = request.params;
      const webp = await service.ofMember(actorOf(request), id, photo);
      return reply.headers(PHOTO_HEADERS).send(webp as never);
    },
  );
};
