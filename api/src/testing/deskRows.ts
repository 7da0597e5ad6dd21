import type { InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { get, send } from './requests';
import { administrators } from './accessColumns';

/** The routes of the record, as `access.test.ts` tries them: name, call, and the statuses of its columns. */
export const recordRows = (
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
export const suspensionRows: [string, () => InjectOptions, number[]][] = [
  ['GET /desk/suspensions/', () => get('/desk/suspensions/'), administrators(200)],
  ...['accounts/999999/suspend/', 'events/999999/suspend/', 'suspensions/999999/lift/'].map(
    (path): [string, () => InjectOptions, number[]] => [
      `POST /desk/${path}`,
      () => send('POST', `/desk/${path}`, reason),
      administrators(404),
    ],
  ),
];

/** The same for what administrators find and look at. */
export const findRows: [string, () => InjectOptions, number[]][] = [
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

/** Marks an account as suspended, as an administrator's act does. */
export async function suspend(db: Kysely<Database>, { id }: { id: number }): Promise<void> {
  await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute();
}
