import type { InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { get, send } from './requests';
import { administrators, everybody } from './accessColumns';

/** The routes of the record, as `access.test.ts` tries them: name, call, and the statuses of its columns. */
const recordRows = (
  about: () => { event: number; team: number | undefined },
): [string, () => InjectOptions, number[]][] =>
  ['record/', 'record.csv'].flatMap((what): [string, () => InjectOptions, number[]][] => [
    [`GET one’s own ${what}`, () => get(`/${what}`), [401, 200, 200, 200, 200]],
    [
      `GET an event’s ${what}`,
      () => get(`/events/${about().event}/${what}`),
      [401, 403, 403, 200, 200],
    ],
    [
      `GET a team’s ${what}`,
      () => get(`/teams/${about().team}/${what}`),
      [401, 403, 403, 200, 403],
    ],
    [`GET /desk/${what}`, () => get(`/desk/${what}`), [401, 403, 403, 403, 200]],
  ]);

const reason = { reason: 'a' };

/** The same for suspensions. */
const suspensionRows: [string, () => InjectOptions, number[]][] = [
  ['GET /desk/suspensions/', () => get('/desk/suspensions/'), administrators(200)],
  ...['accounts/999999/suspend/', 'events/999999/suspend/', 'suspensions/999999/lift/'].map(
    (path): [string, () => InjectOptions, number[]] => [
      `POST /desk/${path}`,
      () => send('POST', `/desk/${path}`, reason),
      administrators(404),
    ],
  ),
];

/** The same for administrators' searches and look-ups. */
const findRows: [string, () => InjectOptions, number[]][] = [
  ...['accounts', 'events', 'orders', 'payments'].map(
    (kind): [string, () => InjectOptions, number[]] => [
      `GET /desk/${kind}/`,
      () => get(`/desk/${kind}/?search=ada`),
      administrators(200),
    ],
  ),
  ...['accounts', 'orders'].map((kind): [string, () => InjectOptions, number[]] => [
    `GET /desk/${kind}/:id/`,
    () => get(`/desk/${kind}/999999/`),
    administrators(404),
  ]),
];

/** The same for reports of events. */
const reportRows = (
  about: () => { event: number; draft: number },
): [string, () => InjectOptions, number[]][] => [
  ['POST a report', () => send('POST', `/events/${about().event}/reports/`, report), reported],
  [
    'POST a draft’s report',
    () => send('POST', `/events/${about().draft}/reports/`, report),
    everybody(404),
  ],
  ['GET /desk/report-cases/', () => get('/desk/report-cases/'), administrators(200)],
  ...['', 'reports/'].map((what): [string, () => InjectOptions, number[]] => [
    `GET a case ${what}`,
    () => get(`/desk/report-cases/999999/${what}`),
    administrators(404),
  ]),
  ...[
    ['dismiss', { note: 'a' }],
    ['suspend', reason],
  ].map(([what, body]): [string, () => InjectOptions, number[]] => [
    `POST a case’s ${what as string}/`,
    () => send('POST', `/desk/report-cases/999999/${what as string}/`, body as object),
    administrators(404),
  ]),
];

const report = {
  report_reason: 'scam',
  message: 'It doesn’t take place.',
  email: 'ada@example.test',
};
/** An event's own organizer can't report it. */
const reported = [202, 202, 202, 409, 202];

/** Every row of the desk. */
export const deskRows = (
  about: () => { event: number; draft: number; team: number | undefined },
): [string, () => InjectOptions, number[]][] => [
  ...recordRows(about),
  ...suspensionRows,
  ...findRows,
  ...reportRows(about),
];

/** Marks an account as suspended, as an administrator's act does. */
export async function suspend(db: Kysely<Database>, { id }: { id: number }): Promise<void> {
  await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute();
}
