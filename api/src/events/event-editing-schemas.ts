import { Type, type Static } from 'typebox';
import { eventTimeRules, ofEventTimes } from '../platform/eventTimes';
import { LIMITS } from '../platform/limits';
import { EVENT_BANNER } from '../platform/media/image-rules';
import {
  formOrJson,
  idParams,
  named,
  nullable,
  ref,
  timestamp,
} from '../platform/schemas/buildingBlocks';
import { errorAnswers } from '../platform/schemas/errors';
import { Event, EventPayload } from './events-schemas';

export const EventPatch = named(
  'EventPatch',
  Type.Object(
    {
      ...Type.Partial(EventPayload).properties,
      ...ofEventTimes((time) =>
        Type.Optional(nullable(timestamp(`${eventTimeRules[time].rule} Null clears it.`))),
      ),
      expected_updated_at: Type.Optional(
        timestamp(
          'The `updated_at` that the change is based on; 409 `event_changed` if it is no longer that. Sent with `ticket_types`, it overwrites nobody else’s change of them.',
        ),
      ),
    },
    { additionalProperties: false },
  ),
);
export type EventPatch = Static<typeof EventPatch>;

export const EventCancellation = Type.Object(
  {
    message: Type.Optional(
      Type.String({
        maxLength: LIMITS.announcementText.maxLength,
        description: 'Added to the email that tells ticket holders the event is cancelled.',
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
  operationId: 'updateEvent',
  summary: 'Change or publish one of my events',
  description:
    'The same rules apply as on creation. Absent fields keep their value; empty ones are validated as in a new event. If the time or place of a published event changes, ticket holders get an email; from the fourth such change in 24 hours on, 429 at the day’s limit of mails. Conflicts: `event_cancelled`, `event_changed`.',
  params: idParams,
  body: formOrJson(EventPatch, EVENT_BANNER),
  response: { 200: ref(Event), ...errorAnswers(400, 401, 403, 404, 409, 413, 415, 429) },
};

export const cancelEventSchema = {
  tags,
  security,
  operationId: 'cancelEvent',
  summary: 'Cancel one of my events',
  description: 'Can’t be undone. Ticket holders get an email and a full refund.',
  params: idParams,
  body: nullable(EventCancellation),
  response: { 200: ref(Event), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const deleteDraftSchema = {
  tags,
  security,
  operationId: 'deleteDraft',
  summary: 'Delete one of my drafts',
  description:
    'Can’t be undone. What was published is cancelled instead. Conflicts: `event_not_draft`, `event_suspended`, `event_booked`.',
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 403, 404, 409) },
};
