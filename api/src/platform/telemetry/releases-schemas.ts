import { Type, type Static } from 'typebox';
import { named, nullable, ref, textEnum, timestamp } from '../schemas/buildingBlocks';
import { errorAnswers } from '../schemas/errors';
import { VITALS } from './figures-of-report';
import { remoteName, releaseVersion } from './telemetry-schemas';

const count = (description: string) => Type.Integer({ description });

export const ReleaseHealth = named(
  'ReleaseHealth',
  Type.Object({
    remote: Type.String({ description: 'The remote, such as `mfe_events`.' }),
    version: Type.String(),
    first_seen: timestamp(),
    last_seen: timestamp('When a page last reported it, to ten minutes.'),
    loads: count('Screens that loaded, estimated from the pages that report their speed.'),
    slow_loads: count('Of these, the ones that took more than four seconds.'),
    failed_pages: count('Pages that could not show one of its screens.'),
    failures: Type.Record(Type.String(), Type.Integer(), {
      description: 'Screens that failed, by kind: `timeout`, `render` and so on.',
    }),
    vitals: Type.Array(
      Type.Object({
        name: textEnum(VITALS),
        pages: count('Pages measured, estimated.'),
        good: count('Of these, the ones that were good.'),
        poor: count('Of these, the ones that were poor.'),
      }),
      { description: 'Of page loads that began at one of its screens.' },
    ),
    ended: nullable(
      Type.String({ description: 'Why its canary ended by itself; null if it did not.' }),
    ),
  }),
);
export type ReleaseHealth = Static<typeof ReleaseHealth>;

export const ReleaseHealthList = named(
  'ReleaseHealthList',
  Type.Object({ results: Type.Array(ref(ReleaseHealth)) }),
);
export type ReleaseHealthList = Static<typeof ReleaseHealthList>;

export const releasesSchema = {
  tags: ['health'],
  security: [{ bearer: [] }],
  operationId: 'listReleases',
  summary:
    'List the releases of remotes that pages have reported, with their health (administrators only)',
  querystring: Type.Object(
    { hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168, default: 24 })) },
    { additionalProperties: false },
  ),
  response: { 200: ref(ReleaseHealthList), ...errorAnswers(400, 401, 403) },
};

const Canary = Type.Object(
  {
    remote: remoteName(),
    version: releaseVersion(),
    live: releaseVersion(),
    begun_at: timestamp(),
    /** In percentage points. */
    margin: Type.Number({ minimum: 0, maximum: 100 }),
  },
  { additionalProperties: false },
);
export type Canary = Static<typeof Canary>;

/** For page servers, beside the metrics. */
export const canarySchema = {
  hide: true,
  body: Canary,
  response: { 200: Type.Object({ ended: nullable(Type.String()) }) },
};
