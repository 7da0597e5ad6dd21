import { Type, type Static } from 'typebox';
import {
  LIMITS,
  REPORT_OUTCOMES,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
} from '../../platform/limits';
import {
  checkedByService,
  idParams,
  named,
  nextPage,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { optionalBearer } from '../../platform/schemas/security';

const reason = () => textEnum(REPORT_REASONS);

export const EventReportPayload = named(
  'EventReportPayload',
  Type.Object(
    {
      report_reason: textEnum(REPORT_REASONS, { 'x-labels': REPORT_REASON_LABELS }),
      message: Type.String({
        ...checkedByService(LIMITS.reportText),
        description: 'Plain text, for administrators only.',
      }),
      email: Type.Optional(
        Type.String({
          ...checkedByService(LIMITS.email),
          description: 'Required of visitors. Of those who are signed in, their account’s is used.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type EventReportPayload = Static<typeof EventReportPayload>;

const handled = () =>
  nullable(
    Type.Object({
      outcome: textEnum(REPORT_OUTCOMES),
      by: Type.String(),
      at: timestamp(),
      note: Type.String(),
    }),
  );

export const ReportCase = named(
  'ReportCase',
  Type.Object({
    id: rowId(),
    event: Type.Object({
      id: rowId(),
      title: Type.String(),
      is_suspended: Type.Boolean({ description: 'By itself, or with its organizer’s account.' }),
      organizer: Type.Object({ id: rowId(), name: Type.String() }),
    }),
    opened_at: timestamp('When the first report arrived.'),
    reasons: Type.Array(Type.Object({ reason: reason(), count: Type.Integer() }), {
      description: 'How many reports gave which reason, the most frequent first.',
    }),
    handled: handled(),
  }),
);
export type ReportCase = Static<typeof ReportCase>;

export const ReportCasePage = named(
  'ReportCasePage',
  Type.Object({ next: nextPage(), results: Type.Array(ref(ReportCase)) }),
);
export type ReportCasePage = Static<typeof ReportCasePage>;

export const EventReport = named(
  'EventReport',
  Type.Object({
    id: rowId(),
    reason: reason(),
    message: Type.String({ description: 'Plain text.' }),
    reported_at: timestamp(),
    account: nullable(Type.Object({ id: rowId(), name: Type.String() })),
    email: nullable(
      Type.String({ description: 'Null if whoever it was has deleted their account.' }),
    ),
  }),
);
export type EventReport = Static<typeof EventReport>;

export const EventReportPage = named(
  'EventReportPage',
  Type.Object({ next: nextPage(), results: Type.Array(ref(EventReport)) }),
);
export type EventReportPage = Static<typeof EventReportPage>;

const note = () =>
  Type.String({
    ...checkedByService(LIMITS.caseNote),
    description: 'For administrators: neither the organizer nor those who reported read it.',
  });

export const CaseDismissal = named(
  'CaseDismissal',
  Type.Object({ note: note() }, { additionalProperties: false }),
);
export type CaseDismissal = Static<typeof CaseDismissal>;

export const CaseSuspension = named(
  'CaseSuspension',
  Type.Object(
    {
      reason: Type.String({
        ...checkedByService(LIMITS.auditNote),
        description: 'Stored, and mailed to whoever runs the event.',
      }),
      note: Type.Optional(note()),
    },
    { additionalProperties: false },
  ),
);
export type CaseSuspension = Static<typeof CaseSuspension>;

const CasesQuery = Type.Object(
  {
    open: Type.Optional(
      Type.Boolean({
        description:
          'Open cases, the oldest first (by default), or handled ones, the latest first.',
      }),
    ),
    after: Type.Optional(rowId()),
    page_size: Type.Optional(Type.Integer(LIMITS.pageSize)),
  },
  { additionalProperties: false },
);
export type CasesQuery = Static<typeof CasesQuery>;

const ReportsQuery = Type.Object(
  { after: Type.Optional(rowId()), page_size: Type.Optional(Type.Integer(LIMITS.pageSize)) },
  { additionalProperties: false },
);
export type ReportsQuery = Static<typeof ReportsQuery>;

const access = { tags: ['desk'], security: [{ bearer: [] }] };

export const reportEventSchema = {
  tags: ['events'],
  security: optionalBearer,
  operationId: 'reportEvent',
  summary: 'Report an event to the people who run the site',
  description:
    'Nobody else learns who reported it. A second report by the same person changes nothing while the first one is open. Conflict: `own_event`, `enough_reports`.',
  params: idParams,
  body: ref(EventReportPayload),
  response: {
    202: Type.Object({
      is_repeated: Type.Boolean({
        description:
          'Whether this account’s earlier report is still open. Always false for visitors: anybody can enter anybody’s address.',
      }),
    }),
    ...errorAnswers(400, 401, 404, 409, 429),
  },
};

export const listCasesSchema = {
  ...access,
  operationId: 'listReportCases',
  summary: 'List cases of reported events (administrators only)',
  querystring: CasesQuery,
  response: { 200: ref(ReportCasePage), ...errorAnswers(400, 401, 403) },
};

export const findCaseSchema = {
  ...access,
  operationId: 'getReportCase',
  summary: 'One case of a reported event (administrators only)',
  params: idParams,
  response: { 200: ref(ReportCase), ...errorAnswers(400, 401, 403, 404) },
};

export const listReportsSchema = {
  ...access,
  operationId: 'listEventReports',
  summary: 'List the reports of a case, oldest first (administrators only)',
  params: idParams,
  querystring: ReportsQuery,
  response: { 200: ref(EventReportPage), ...errorAnswers(400, 401, 403, 404) },
};

const acted = { 200: ref(ReportCase), ...errorAnswers(400, 401, 403, 404, 409) };

export const dismissCaseSchema = {
  ...access,
  operationId: 'dismissReportCase',
  summary: 'Dismiss the reports of an event (administrators only)',
  description: 'Those who reported get an email. Later reports open another case.',
  params: idParams,
  body: ref(CaseDismissal),
  response: acted,
};

export const suspendFromCaseSchema = {
  ...access,
  operationId: 'suspendReportedEvent',
  summary: 'Suspend a reported event (administrators only)',
  description: 'As suspending it does, which ends the case. Those who reported get an email.',
  params: idParams,
  body: ref(CaseSuspension),
  response: acted,
};
