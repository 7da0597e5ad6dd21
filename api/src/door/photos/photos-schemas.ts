import { Type } from 'typebox';
import { rowId } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { fileAnswer } from '../../platform/schemas/files';
import { gateLink } from '../../platform/schemas/security';

/** No browser cache: the scanner keeps the photo itself, and erases it. */
export const PHOTO_HEADERS = { 'content-type': 'image/webp', 'cache-control': 'no-store' };

const photo = Type.String({
  maxLength: 40,
  description: 'The `photo` of a ticket on the list, or of a verdict.',
});
const answers = fileAnswer('image/webp', 'The photo, small.');
const summary = 'The photo on a ticket, where photos are checked at the door';

export const doorPhotoSchema = {
  tags: ['door'],
  security: [{ bearer: [] }],
  operationId: 'getDoorPhoto',
  summary,
  params: Type.Object({ id: rowId(), photo }),
  response: { 200: answers, ...errorAnswers(401, 403, 404, 502) },
};

export const gatePhotoSchema = {
  tags: ['door'],
  security: gateLink,
  operationId: 'getGatePhoto',
  summary,
  description: 'Gone, Conflict and Forbidden: as for the list.',
  params: Type.Object({ photo }),
  response: { 200: answers, ...errorAnswers(401, 403, 404, 409, 410, 429, 502) },
};
