import { Type } from 'typebox';
import { idParams, ref } from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { Event } from '../events/events-schemas';

const tags = ['events'];
const security = [{ bearer: [] }];

export const savedEventsSchema = {
  tags,
  security,
  summary: 'The events I have saved, saved last first',
  response: { 200: Type.Array(ref(Event)), ...errorAnswers(401) },
};

export const saveEventSchema = {
  tags,
  security,
  summary: 'Save an event',
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 404) },
};

export const forgetEventSchema = {
  tags,
  security,
  summary: 'Save an event no longer',
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 404) },
};
