import type { InjectOptions } from 'fastify';
import { get } from './requests';

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
