import { Type } from 'typebox';
import type { FormRules } from '../../platform/http/forms';
import { TICKET_IMAGE } from '../../platform/media/image-rules';
import { formOrJson, idParams, messageAnswer, named } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

/** The form's only field is its file. */
export const TicketPhotoPayload = named(
  'TicketPhotoPayload',
  Type.Object({}, { additionalProperties: false }),
);

export const PHOTO_FORM: FormRules = { file: TICKET_IMAGE.field };

export const photoBody = formOrJson(TicketPhotoPayload, TICKET_IMAGE);

export const PHOTO_RULES =
  'Only where photos are checked at the door. Replaces the former photo. Conflicts: `photos_not_checked`, ' +
  '`ticket_cancelled`, `checked_in`.';

export const putPhotoSchema = {
  tags: ['tickets'],
  security: [{ bearer: [] }],
  operationId: 'putTicketPhoto',
  summary: 'Put its holder’s photo on one of my tickets',
  description: PHOTO_RULES,
  params: idParams,
  body: photoBody,
  response: {
    200: messageAnswer,
    ...errorAnswers(400, 401, 403, 404, 409, 413, 415, 429),
  },
};
