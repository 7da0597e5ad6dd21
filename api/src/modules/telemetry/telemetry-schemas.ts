import { Type, type Static } from 'typebox';
import { named, ref, textEnum } from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';

const remote = () => Type.String({ pattern: '^mfe_[a-z][a-z0-9_]*$', maxLength: 40 });
const version = () => Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]*$', maxLength: 40 });
const milliseconds = () => Type.Number({ minimum: 0, maximum: 600_000 });
const closed = { additionalProperties: false };

/** What one page has seen of itself since its last report. Nothing in it tells who sat before it. */
export const TelemetryReport = named(
  'TelemetryReport',
  Type.Object(
    {
      loads: Type.Array(
        Type.Object(
          {
            remote: remote(),
            version: version(),
            screen: Type.String({ pattern: '^\\./[A-Z][A-Za-z0-9]*$', maxLength: 40 }),
            ms: milliseconds(),
          },
          closed,
        ),
        { maxItems: 40, description: 'Screens that came, with the retries it took.' },
      ),
      failures: Type.Array(
        Type.Object(
          {
            remote: remote(),
            version: version(),
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
              description: 'The error id that the page showed.',
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
            value: Type.Number({
              minimum: 0,
              maximum: 600_000,
              description: 'Milliseconds; of CLS, its score.',
            }),
            route: Type.String({
              // No segment begins with a digit: an address with an id in it is not a route.
              pattern: '^/$|^(/(:[A-Za-z][A-Za-z0-9]*|[a-z][a-z0-9-]*))+(/\\*)?$',
              maxLength: 80,
              description: 'The pattern, such as `/events/:id`.',
            }),
          },
          closed,
        ),
        { maxItems: 10 },
      ),
    },
    closed,
  ),
);
export type TelemetryReport = Static<typeof TelemetryReport>;

export const reportSchema = {
  tags: ['health'],
  summary: 'What a page reports of its own speed and failures',
  body: ref(TelemetryReport),
  response: { 204: Type.Null(), ...errorAnswers(400, 413, 429) },
};
