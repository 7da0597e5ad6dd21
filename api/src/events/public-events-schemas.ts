import { Type } from 'typebox';
import { idParams, ref, rowId } from '../platform/schemas/buildingBlocks';
import { errorAnswers } from '../platform/schemas/errors';
import { noSecurity, optionalBearer } from '../platform/schemas/security';
import { unchangedAnswer } from '../platform/schemas/unchanged';
import { EventQuery } from './events-query-schemas';
import { Event, EventPage } from './events-schemas';

const tags = ['events'];

export const listEventsSchema = {
  tags,
  security: optionalBearer,
  operationId: 'listEvents',
  summary: 'List published events, or my own',
  querystring: EventQuery,
  response: { 200: ref(EventPage), 304: unchangedAnswer, ...errorAnswers(400, 401) },
};

export const eventIdsSchema = {
  tags,
  security: noSecurity,
  operationId: 'listEventIds',
  summary: 'List the ids of all published events, newest first',
  description: 'For a sitemap, which needs them all at once.',
  response: { 200: Type.Array(rowId()), 304: unchangedAnswer, ...errorAnswers(400) },
};

export const eventSchema = {
  tags,
  security: optionalBearer,
  operationId: 'getEvent',
  summary: 'Get an event',
  description: 'Drafts are only visible to their organizer and to administrators.',
  params: idParams,
  response: { 200: ref(Event), 304: unchangedAnswer, ...errorAnswers(401, 404) },
};
