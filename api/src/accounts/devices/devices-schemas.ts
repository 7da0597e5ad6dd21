import { Type } from 'typebox';
import {
  idParams,
  named,
  nullable,
  ref,
  rowId,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const Session = named(
  'Session',
  Type.Object({
    id: rowId(),
    device: nullable(
      Type.String({ description: 'Browser and system, such as “Chrome on Windows”, if known.' }),
    ),
    signed_in_at: timestamp(),
    last_used_at: timestamp('Renewing the access token counts, so it is some minutes old at most.'),
    is_current: Type.Boolean({ description: 'Whether this call was made in it.' }),
  }),
);

const tags = ['auth'];
const security = [{ bearer: [] }];

export const listSessionsSchema = {
  tags,
  security,
  operationId: 'listSessions',
  summary: 'Where I am signed in',
  description: 'The open sessions: the one that asks, then the last used first.',
  response: { 200: Type.Array(ref(Session)), ...errorAnswers(401) },
};

export const endSessionSchema = {
  tags,
  security,
  operationId: 'endSession',
  summary: 'Sign out of one session',
  description:
    'Its access ends at once. A session that has ended, or somebody else’s, is not found.',
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 404) },
};
