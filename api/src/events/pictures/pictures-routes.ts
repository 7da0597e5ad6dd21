import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isNamedIn } from '../../platform/http/entityTag';
import type { Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { idParams, textEnum } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { fileAnswer } from '../../platform/schemas/files';
import { optionalBearer } from '../../platform/schemas/security';
import { PICTURE_FORMATS, type PictureFormat } from './picture-formats';
import type { OfferedPicture, PicturesService } from './pictures-service';

const FORMATS = Object.keys(PICTURE_FORMATS) as [PictureFormat, ...PictureFormat[]];
const DAY_SECONDS = 24 * 60 * 60;

const sizes = Object.entries(PICTURE_FORMATS)
  .map(([format, { width, height }]) => `\`${format}\` ${width} × ${height}`)
  .join(', ');

const pictureSchema = {
  tags: ['events'],
  security: optionalBearer,
  operationId: 'getEventPicture',
  summary: 'An event’s picture, to be shared (PNG)',
  description: `With title, date, place and price. In pixels: ${sizes}.`,
  params: idParams,
  querystring: Type.Object({
    format: Type.Optional(textEnum(FORMATS, { description: 'Default: `wide`.' })),
    v: Type.Optional(
      Type.String({
        maxLength: 20,
        description:
          'The event’s `updated_at` in milliseconds, so that an edited event’s picture has another address. With it, the picture may be kept for a day.',
      }),
    ),
  }),
  response: {
    200: fileAnswer('image/png', 'The picture.'),
    304: Type.Null({ description: 'The picture named by `If-None-Match` is still the same.' }),
    ...errorAnswers(400, 401, 404, 429, 503),
  },
};

interface PicturesRoutesOptions {
  service: PicturesService;
  guards: Guards;
  /** Pictures drawn per minute and address. */
  limit: number;
}

export const picturesRoutes: FastifyPluginAsyncTypebox<PicturesRoutesOptions> = async (
  app,
  { service, guards, limit },
) => {
  const countDrawing = limitCalls(app, { name: 'pictures', max: limit });

  app.get(
    '/events/:id/picture.png',
    { schema: pictureSchema, onRequest: guards.visitor },
    async (request, reply) => {
      const { format = 'wide', v } = request.query;
      const picture = await service.offer(request.actor, request.params.id, format);
      const etag = `"${picture.tag}"`;
      // Not before it is drawn: an error must not be kept.
      const kept = () => reply.headers({ etag, 'cache-control': keepFor(picture, v) });
      if (isNamedIn(request.headers['if-none-match'], etag)) return kept().code(304).send(null);
      if (!service.isKnown(picture)) await countDrawing(request);
      const png = await service.draw(picture);
      return kept()
        .headers({
          'content-type': 'image/png',
          'content-disposition': `inline; filename="event-${picture.eventId}-${format}.png"`,
          // Pages on other origins show it too.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(png as never);
    },
  );
};

function keepFor({ facts, version }: OfferedPicture, asked: string | undefined): string {
  if (facts.status === 'DRAFT') return 'private, no-store';
  return asked === version ? `public, max-age=${DAY_SECONDS}` : 'public, no-cache';
}
