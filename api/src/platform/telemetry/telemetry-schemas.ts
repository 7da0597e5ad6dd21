import { Type, type Static } from 'typebox';
import { named, ref, textEnum } from '../schemas/buildingBlocks';
import { errorAnswers } from '../schemas/errors';
import { noSecurity } from '../schemas/security';

export const remoteName = () => Type.String({ pattern: '^mfe_[a-z][a-z0-9_]*$', maxLength: 40 });
export const releaseVersion = () =>
  Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]*$', maxLength: 40 });
const LONGEST_MS = 600_000;
/** Any number is accepted: refusing one would lose the rest of the report, such as its failures. */
const milliseconds = (description: string) =>
  Type.Number({
    description: `${description} Less than 0 counts as 0, and more than ${LONGEST_MS} as that: the device may have slept, or its clock been set.`,
  });
const closed = { additionalProperties: false };

/** A page's measurements since its last report. Contains nothing that identifies the visitor. */
export const TelemetryReport = named(
  'TelemetryReport',
  Type.Object(
    {
      loads: Type.Array(
        Type.Object(
          {
            remote: remoteName(),
            version: releaseVersion(),
            screen: Type.String({ pattern: '^\\./[A-Z][A-Za-z0-9]*$', maxLength: 40 }),
            ms: milliseconds('How long it took, retries included.'),
          },
          closed,
        ),
        { maxItems: 40, description: 'Screens that loaded.' },
      ),
      failures: Type.Array(
        Type.Object(
          {
            remote: remoteName(),
            version: releaseVersion(),
            kind: textEnum([
              'network',
              'http',
              'timeout',
              'evaluation',
              'contract',
              'version',
              'unavailable',
              'render',
            ]),
            id: Type.String({
              pattern: '^[A-Z0-9]{1,12}$',
              description: 'The error id shown on the page.',
            }),
          },
          closed,
        ),
        { maxItems: 20 },
      ),
      vitals: Type.Array(
        Type.Object(
          {
            name: textEnum(['LCP', 'FCP', 'TTFB', 'INP', 'CLS']),
            value: milliseconds('In milliseconds; for CLS, the score.'),
            route: Type.String({
              // No segment begins with a digit: an address with an id in it is not a route.
              pattern: '^/$|^(/(:[A-Za-z][A-Za-z0-9]*|[a-z][a-z0-9-]*))+(/\\*)?$',
              maxLength: 80,
              description: 'The route pattern, such as `/events/:id`.',
            }),
            remote: Type.Optional(remoteName()),
            version: Type.Optional(releaseVersion()),
          },
          closed,
        ),
        { maxItems: 10 },
      ),
      every: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 10_000,
          default: 10,
          description: 'One page load in this many reports its loads and vitals.',
        }),
      ),
    },
    closed,
  ),
);
export type TelemetryReport = Static<typeof TelemetryReport>;

const possible = (ms: number) => Math.min(Math.max(ms, 0), LONGEST_MS);

/** The report as it is counted. */
export const withPossibleTimes = ({
  loads,
  vitals,
  ...report
}: TelemetryReport): TelemetryReport => ({
  ...report,
  loads: loads.map((load) => ({ ...load, ms: possible(load.ms) })),
  vitals: vitals.map((vital) => ({ ...vital, value: possible(vital.value) })),
});

export const reportSchema = {
  tags: ['health'],
  security: noSecurity,
  operationId: 'reportTelemetry',
  summary: 'Report a page’s speed and failures',
  body: ref(TelemetryReport),
  response: { 204: Type.Null(), ...errorAnswers(400, 413, 429) },
};
