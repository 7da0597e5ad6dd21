import { Type, type Static } from 'typebox';
import { LIMITS } from '../../limits';
import { formOrJson, idParams, nullable, ref, timestamp } from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { Event, EventPayload } from './events-schemas';

const { start_date: _start, end_date: _end, ...kept } = EventPayload.properties;

export const EventPatch = Type.Object(
  {
    ...Type.Partial(Type.Object(kept)).properties,
    start_date: Type.Optional(nullable(timestamp('In the future. Null clears it in a draft.'))),
    end_date: Type.Optional(nullable(timestamp('After the start. Null clears it in a draft.'))),
  },
  { additionalProperties: false },
);
export type EventPatch = Static<typeof EventPatch>;

export const EventCancellation = Type.Object(
  {
    message: Type.Optional(
      Type.String({
        maxLength: LIMITS.announcementText.max,
        description: 'What the holders are told beside that the event is cancelled.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type EventCancellation = Static<typeof EventCancellation>;

const tags = ['events'];
const security = [{ bearer: [] }];

export const updateEventSchema = {
  tags,
  security,
  summary: 'Change or publish one of my events',
  description:
    'Under the rules of creation. When a published event moves in time or place, its holders get a mail.',
  params: idParams,
  body: formOrJson(EventPatch, {
    field: 'banner_image',
    description: 'An image of less than 5 MB.',
  }),
  response: { 200: ref(Event), ...errorAnswers(400, 401, 403, 404, 409, 413, 415) },
};

export const cancelEventSchema = {
  tags,
  security,
  summary: 'Cancel one of my events',
  description: 'For good. Its holders get a mail, and what they paid is sent back.',
  params: idParams,
  body: nullable(EventCancellation),
  response: { 200: ref(Event), ...errorAnswers(400, 401, 403, 404, 409) },
};
