import { Type } from 'typebox';
import { idParams, ref } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { Event } from '../events-schemas';

const tags = ['events'];
const security = [{ bearer: [] }];

export const savedEventsSchema = {
  tags,
  security,
  operationId: 'listSavedEvents',
  summary: 'List my saved events, most recently saved first',
  response: { 200: Type.Array(ref(Event)), ...errorAnswers(401) },
};

export const saveEventSchema = {
  tags,
  security,
  operationId: 'saveEvent',
  summary: 'Save an event',
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 404) },
};

export const forgetEventSchema = {
  tags,
  security,
  operationId: 'unsaveEvent',
  summary: 'Remove an event from my saved events',
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 404) },
};
