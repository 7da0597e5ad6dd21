import { Type, type Static } from 'typebox';
import {
  idParams,
  named,
  nullable,
  pageOf,
  pageParams,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../schemas/buildingBlocks';
import { errorAnswers } from '../schemas/errors';
import { JOB_STATES } from './jobs-repository';

export const JobsQuery = Type.Object(
  {
    state: Type.Optional(textEnum(JOB_STATES)),
    task: Type.Optional(Type.String({ maxLength: 128, description: 'For example `send_mail`.' })),
    ...pageParams,
  },
  { additionalProperties: false },
);
export type JobsQuery = Static<typeof JobsQuery>;

export const Job = named(
  'Job',
  Type.Object({
    id: rowId(),
    task: Type.String({ description: 'For example `send_mail`.' }),
    subject_id: nullable(
      Type.Integer({
        description: 'The mail, order or other row it is about; null for work at set times.',
      }),
    ),
    state: textEnum(JOB_STATES, {
      description:
        'WAITING: for a worker, or after a failure for its next try. DEAD: failed too often, and ' +
        'only tried again by hand.',
    }),
    attempts: Type.Integer(),
    max_attempts: Type.Integer(),
    due_at: timestamp(),
    problem: nullable(Type.String({ description: 'Why the last attempt failed.' })),
    created_at: timestamp(),
  }),
);
export type Job = Static<typeof Job>;

export const JobPage = named('JobPage', pageOf(Job));
export type JobPage = Static<typeof JobPage>;

const tags = ['jobs'];
const security = [{ bearer: [] }];

export const jobsSchema = {
  tags,
  security,
  operationId: 'listJobs',
  summary: 'List background jobs, newest first (administrators only)',
  description: 'Jobs that have succeeded are gone.',
  querystring: JobsQuery,
  response: { 200: ref(JobPage), ...errorAnswers(400, 401, 403) },
};

export const retryJobSchema = {
  tags,
  security,
  operationId: 'retryJob',
  summary: 'Try a dead job again',
  description: 'It gets its full number of attempts again. Conflict: `job_not_dead`.',
  params: idParams,
  response: { 200: ref(Job), ...errorAnswers(401, 403, 404, 409) },
};
