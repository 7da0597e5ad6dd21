import { Type, type Static } from 'typebox';
import { RECORD_ACTORS } from '../database/recordTables';
import { LIMITS } from '../limits';
import {
  idParams,
  named,
  nextPage,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../schemas/buildingBlocks';
import { errorAnswers } from '../schemas/errors';
import { fileAnswer } from '../schemas/files';
import { RECORD_KINDS } from './record-actions';

const someone = (description: string) =>
  nullable(Type.Object({ id: rowId(), name: Type.String() }, { description }));

export const RecordEntry = named(
  'RecordEntry',
  Type.Object({
    id: Type.Integer({ minimum: 1 }),
    at: timestamp(),
    by: textEnum(RECORD_ACTORS, { description: 'As what somebody acted.' }),
    actor: nullable(
      Type.String({
        description:
          'Who it was; a helper’s gate and name for a gate link. Null for the system, and for an administrator unless an administrator asks.',
      }),
    ),
    action: Type.String({ description: 'A name that stays the same.', examples: ['signed_in'] }),
    summary: Type.String({ description: 'The same in words.', examples: ['Signed in'] }),
    event: nullable(
      Type.Object({
        id: rowId(),
        title: nullable(Type.String({ description: 'Null if it was deleted.' })),
      }),
    ),
    account: someone('Whose account it happened to, if not the actor’s own.'),
    about: Type.Array(Type.String(), {
      description: 'Anything else it concerns, in words.',
      examples: [['Order 12', 'Ticket TKT-7KQ2M9XB4D']],
    }),
    changes: Type.Array(
      Type.Object(
        {
          what: Type.String(),
          before: nullable(Type.String()),
          after: nullable(Type.String()),
        },
        { description: 'Both null where the record doesn’t keep the values.' },
      ),
    ),
    request_id: nullable(
      Type.String({ description: 'The `x-request-id` of the call; null for a job.' }),
    ),
  }),
);
export type RecordEntry = Static<typeof RecordEntry>;

export const RecordPage = named(
  'RecordPage',
  Type.Object({
    next: nextPage(),
    results: Type.Array(ref(RecordEntry)),
  }),
);
export type RecordPage = Static<typeof RecordPage>;

export const RecordQuery = Type.Object(
  {
    before: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Only what came before this entry.',
      }),
    ),
    page_size: Type.Optional(Type.Integer(LIMITS.pageSize)),
  },
  { additionalProperties: false },
);
export type RecordQuery = Static<typeof RecordQuery>;

const access = { tags: ['record'], security: [{ bearer: [] }] };

const list = { 200: ref(RecordPage), ...errorAnswers(400, 401, 403, 404) };
const csv = {
  200: fileAnswer('text/csv', 'An entry a line, newest first.'),
  ...errorAnswers(400, 401, 403, 404, 429),
};

export const ownRecordSchemas = {
  list: {
    ...access,
    operationId: 'listOwnRecord',
    summary: 'List what I did, and what happened to my account, newest first',
    querystring: RecordQuery,
    response: list,
  },
  csv: {
    ...access,
    operationId: 'getOwnRecordCsv',
    summary: 'Get what I did, and what happened to my account, as a file',
    response: csv,
  },
};

export const teamRecordSchemas = {
  list: {
    ...access,
    operationId: 'listTeamRecord',
    summary: 'List who changed what in a team that I own, newest first',
    params: idParams,
    querystring: RecordQuery,
    response: list,
  },
  csv: {
    ...access,
    operationId: 'getTeamRecordCsv',
    summary: 'Get who changed what in a team that I own, as a file',
    params: idParams,
    response: csv,
  },
};

export const eventRecordSchemas = {
  list: {
    ...access,
    operationId: 'listEventRecord',
    summary: 'List who changed what of one of my events, newest first',
    params: idParams,
    querystring: RecordQuery,
    response: list,
  },
  csv: {
    ...access,
    operationId: 'getEventRecordCsv',
    summary: 'Get who changed what of one of my events, as a file',
    params: idParams,
    response: csv,
  },
};

const DeskRecordFilter = Type.Object(
  {
    event: Type.Optional(rowId()),
    account: Type.Optional(rowId()),
    kind: Type.Optional(
      textEnum(RECORD_KINDS, {
        description: '`CHANGES`: all but sign-ins and ends of sessions. Without it, everything.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DeskRecordFilter = Static<typeof DeskRecordFilter>;

export const deskRecordSchemas = {
  list: {
    ...access,
    operationId: 'listRecord',
    summary: 'List who changed what, newest first (administrators only)',
    description: 'Of everybody, of an event, of an account, or of what has to do with both.',
    querystring: Type.Object(
      { ...RecordQuery.properties, ...DeskRecordFilter.properties },
      { additionalProperties: false },
    ),
    response: list,
  },
  csv: {
    ...access,
    operationId: 'getRecordCsv',
    summary: 'Get who changed what as a file (administrators only)',
    querystring: DeskRecordFilter,
    response: csv,
  },
};
