import { effectOn, effectOnChunk, readFailure } from './failures';

const operations = [
  'GET /events/{id}/',
  'GET /events/saved/',
  'GET /events/',
  'PATCH /events/{id}/',
];

test.each([
  ['GET', '/api/events/', ['/events/=503'], 503],
  ['POST', '/api/events/7/cancel/', ['/events/=503'], 503],
  ['GET', '/api/tickets/', ['/events/=503'], null],
  ['GET', '/api/tickets/', ['/events/=503', '/tickets/=0'], 0],
  ['GET', '/api/tickets/', ['/tickets/'], 500],
  ['GET', '/api/tickets/', [], null],
  ['GET', '/api/events/7/', ['GET /events/{id}/=404'], 404],
  ['GET', '/api/events/7/', ['get /events/{id}/=404'], 404],
  ['PATCH', '/api/events/7/', ['GET /events/{id}/=404'], null],
  ['GET', '/api/events/saved/', ['GET /events/{id}/=404'], null],
  ['GET', '/api/anything/', ['/=0'], 0],
  ['GET', '/api/events/7/', ['GET /events/{id}/=+3000'], '+3000'],
  // As a browser reads `?fail=/=+3000`.
  ['GET', '/api/events/7/', ['/= 3000'], '+3000'],
  ['GET', '/api/events/7/', ['chunk=404', '/=hang'], 'hang'],
])('%s %s under %s ends with %s', (method, pathname, fail, effect) => {
  const failures = fail.flatMap((text) => readFailure(text) ?? []);
  expect(effectOn(method, pathname, failures, operations)).toBe(effect);
});

test.each([
  ['__federation_expose_Dashboard.0ac8.js', ['chunk=0'], 0],
  ['src_screens_payouts_PayoutsTab_tsx.0ac8.js', ['chunk Payouts=hang'], 'hang'],
  ['__federation_expose_Dashboard.0ac8.js', ['chunk Payouts=hang', '/=503'], null],
])('the chunk %s under %s ends with %s', (file, fail, effect) => {
  const failures = fail.flatMap((text) => readFailure(text) ?? []);
  expect(effectOnChunk(file, failures)).toBe(effect);
});

test.each(['', 'events', '/events/=200', 'GET', '=503', '/events/=+soon', 'chunks=0'])(
  '“%s” is no failure',
  (text) => {
    expect(readFailure(text)).toBeNull();
  },
);
