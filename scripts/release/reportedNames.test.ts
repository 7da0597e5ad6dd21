import { readContract } from '@nzuko/contract/read-contract';

import { readJson, repository } from '../paths';
import { isVersion } from './import/releaseFile';

// If the API doesn't know one name in a page's report, it refuses all of it, other remotes' failures included.

interface Text {
  pattern: string;
  maxLength: number;
}
interface Report {
  properties: {
    loads: { items: { properties: Record<'remote' | 'version' | 'screen', Text> } };
    vitals: { items: { properties: Record<'route', Text> } };
  };
}

const { components } = readJson<{ components: { schemas: { TelemetryReport: Report } } }>(
  repository,
  'api/openapi.json',
);
const { loads, vitals } = components.schemas.TelemetryReport.properties;
const { remote, version, screen } = loads.items.properties;
const { route } = vitals.items.properties;

const isReported = (text: string, { pattern, maxLength }: Text) =>
  text.length <= maxLength && new RegExp(pattern).test(text);

const isDeclared = (changes: object, routeChanges: object = {}) =>
  readContract({
    name: 'mfe_talks',
    contract: 1,
    routes: [
      { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks', ...routeChanges },
    ],
    ...changes,
  }).contract !== null;

const filled = (start: string, length: number) => start.padEnd(length, 'a');

test.each([40, 41])(
  'a remote’s name of %d characters is declared only if it is reported',
  (length) => {
    const name = filled('mfe_', length);
    expect(isDeclared({ name })).toBe(isReported(name, remote));
  },
);

test.each([40, 41])('so is a screen’s and a slot’s', (length) => {
  const module = filled('./T', length);
  const slots = { 'dashboard.overview': { module, access: 'everyone' } };
  expect(isDeclared({}, { screen: module })).toBe(isReported(module, screen));
  expect(isDeclared({ slots })).toBe(isReported(module, screen));
});

test.each(['/', '/talks', '/a1/b-2c/:id', '/talks/*', '/2027', '/talks/7-days'])(
  'so is the path %s',
  (at) => expect(isDeclared({}, { path: at })).toBe(isReported(at, route)),
);

test.each([80, 81])('so is a path of %d characters', (length) => {
  const at = filled('/', length);
  expect(isDeclared({}, { path: at })).toBe(isReported(at, route));
});

test.each([40, 41])('a release has a version of %d characters only if it is reported', (length) => {
  const long = filled('1.2.0-', length);
  expect(isVersion(long)).toBe(isReported(long, version));
});
