import { Type, type Static } from 'typebox';
import { LIMITS } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  named,
  nextPage,
  nullable,
  ref,
  rowId,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const Suspension = named(
  'Suspension',
  Type.Object({
    id: rowId(),
    account: nullable(
      Type.Object(
        { id: rowId(), name: Type.String(), email: Type.String() },
        { description: 'Null if it is of an event.' },
      ),
    ),
    event: nullable(
      Type.Object(
        { id: rowId(), title: Type.String() },
        { description: 'Null if it is of an account.' },
      ),
    ),
    reason: Type.String({ description: 'Whoever is suspended gets it by mail.' }),
    suspended_by: Type.String(),
    suspended_at: timestamp(),
    lifted: nullable(
      Type.Object({ by: Type.String(), at: timestamp(), reason: Type.String() }, {}),
    ),
  }),
);
export type Suspension = Static<typeof Suspension>;

export const SuspensionPage = named(
  'SuspensionPage',
  Type.Object({
    next: nextPage(),
    results: Type.Array(ref(Suspension)),
  }),
);
export type SuspensionPage = Static<typeof SuspensionPage>;

export const SuspensionReason = named(
  'SuspensionReason',
  Type.Object(
    {
      reason: Type.String({
        ...checkedByService(LIMITS.auditNote),
        description: 'Stored, and mailed to whoever it concerns.',
      }),
    },
    { additionalProperties: false },
  ),
);
export type SuspensionReason = Static<typeof SuspensionReason>;

const SuspensionsQuery = Type.Object(
  {
    open: Type.Optional(
      Type.Boolean({ description: 'Those that hold, or those that were lifted.' }),
    ),
    before: Type.Optional(rowId()),
    page_size: Type.Optional(Type.Integer(LIMITS.pageSize)),
  },
  { additionalProperties: false },
);
export type SuspensionsQuery = Static<typeof SuspensionsQuery>;

const access = { tags: ['desk'], security: [{ bearer: [] }] };
const act = {
  ...access,
  params: idParams,
  body: ref(SuspensionReason),
  response: { 200: ref(Suspension), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const listSuspensionsSchema = {
  ...access,
  operationId: 'listSuspensions',
  summary: 'List suspensions, newest first (administrators only)',
  querystring: SuspensionsQuery,
  response: { 200: ref(SuspensionPage), ...errorAnswers(400, 401, 403) },
};

export const suspendAccountSchema = {
  ...act,
  operationId: 'suspendAccount',
  summary: 'Suspend an account and its events (administrators only)',
  description:
    'Ends its sessions’ rights at once, stops the sale of its events, tells their ticket holders and holds its money.',
};

export const suspendEventSchema = {
  ...act,
  operationId: 'suspendEvent',
  summary: 'Suspend an event (administrators only)',
  description: 'Stops its sale at once, tells its ticket holders and holds its money.',
};

export const liftSuspensionSchema = {
  ...act,
  operationId: 'liftSuspension',
  summary: 'Lift a suspension (administrators only)',
};
